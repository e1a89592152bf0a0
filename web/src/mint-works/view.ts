// Mint Works as the server shows it; docs/rules/mint-works.md explains it under "Position".
import type { Card } from "../server/messages";
import { indexOf, seatOf } from "../parts/seats";

export interface Player {
  mints: number | null; // null: without limit
  plans: string[]; // the oldest first; `?` where it is a secret
  buildings: string[];
  gallery: number;
}

export interface View {
  players: Player[];
  opponent: string | null;
  token: string | null;
  turn: string | null;
  locations: Record<string, number>; // occupied slots
  supply: string[]; // nearest the deck last
  under: string[];
  bank?: number;
  secret?: Record<string, string>;
  facts: Facts;
}

/** What follows from the rules; they say it. */
export interface Facts {
  round: number;
  order: string[]; // of locations, as they lie
  slots: Record<string, number>;
  placed: Record<string, (string | null)[]>; // whose mints lie in the occupied slots; null where it is not known
  lying: Record<string, number>; // mints on locations
  closed: Record<string, "closed" | "shut">; // why nobody can use a location
  prices: Record<string, number>[]; // of locations but the supplier, by seat
  supply: Record<string, number>[]; // what the plans on display cost there, by seat
  stars: Record<string, number>[]; // what each building is worth, by seat
  size: number[]; // how large neighbourhoods are, by seat
  deck: number; // plans in it
  ranks: string[][]; // seats, the best first; those who share a place together
  by: "stars" | "size" | "mints" | "age" | null; // what decided between the first two
}

/** What the table plays with, house rules included. Deeds are both a plan and a location, so these are apart. */
export interface Box {
  plans: Record<string, Card>;
  locations: Record<string, Card>;
  opponents: Record<string, Card>;
  /** How many stars end the game, and how many plans lie on display, alone and with others. */
  win: number;
  supply: number;
  soloSupply: number;
}

export const UNSEEN = "?";
export const OPPONENT = "P2"; // where it sits

export function boxOf(cards: Card[], numbers: Record<string, unknown>): Box {
  const kind = (wanted: string) =>
    Object.fromEntries(cards.filter((card) => card.kind === wanted).map((card) => [card.slug, card]));
  const number = (key: string) => Number(numbers[key] ?? 0);
  return {
    plans: kind("plan"),
    locations: kind("location"),
    opponents: kind("opponent"),
    win: number("stars"),
    supply: number("supply"),
    soloSupply: number("solo-supply"),
  };
}

/** Who built the deed of a location. */
export function ownerOf(view: View, slug: string): string | null {
  const at = view.players.findIndex((player) => player.buildings.includes(slug));
  return at < 0 ? null : seatOf(at);
}

export const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
export const playerOf = (view: View, seat: string): Player | undefined => view.players[indexOf(seat)];
