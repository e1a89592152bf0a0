// Who is who: each seat has a tint (--seat-1 … in tokens.css) and a shape, everywhere the same.
import type { Seat } from "../server/messages";

/** Paths in a square of 24 × 24, of about the same area: circle, square, triangle, diamond, hexagon. */
export const SHAPES = [
  "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z",
  "M5.5 4h13a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-13a1.5 1.5 0 0 1 1.5-1.5z",
  "M10.8 3.2a1.4 1.4 0 0 1 2.4 0l9 15.7a1.4 1.4 0 0 1-1.2 2.1h-18a1.4 1.4 0 0 1-1.2-2.1z",
  "M11 1.9a1.4 1.4 0 0 1 2 0l9.1 9.1a1.4 1.4 0 0 1 0 2l-9.1 9.1a1.4 1.4 0 0 1-2 0l-9.1-9.1a1.4 1.4 0 0 1 0-2z",
  "M7.4 3h9.2a1.4 1.4 0 0 1 1.2.7l4.6 7.6a1.4 1.4 0 0 1 0 1.4l-4.6 7.6a1.4 1.4 0 0 1-1.2.7h-9.2a1.4 1.4 0 0 1-1.2-.7l-4.6-7.6a1.4 1.4 0 0 1 0-1.4l4.6-7.6a1.4 1.4 0 0 1 1.2-.7z",
] as const;

export type SeatNumber = 1 | 2 | 3 | 4 | 5;

/** Returns 1 for `P1`. */
export function numberOf(seat: string): SeatNumber {
  return ((((Number(seat.slice(1)) || 1) - 1) % SHAPES.length) + 1) as SeatNumber;
}

/** Returns 0 for `P1`. */
export const indexOf = (seat: string) => Number(seat.slice(1)) - 1;
export const seatOf = (index: number) => `P${index + 1}`;

/** What everybody is called here. The server tells apart the names that it gives; open seats are told apart by the seat. */
export function namesOf(seats: Seat[], nameOf: (seat: Seat) => string): Record<string, string> {
  const names = seats.map(nameOf);
  const twice = (name: string) => names.filter((other) => other === name).length > 1;
  return Object.fromEntries(seats.map(({ seat }, i) => [seat, twice(names[i]!) ? `${names[i]} (${seat})` : names[i]!]));
}
