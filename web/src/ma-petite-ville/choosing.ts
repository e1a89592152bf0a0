// Where the piece in the hand can be laid, which of these places is meant, and why one is not.
import type { NamedMove } from "../table/words";
import { boxOf, SIDE, type Box, type Way } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** A place where the piece in the hand fits. */
export interface Spot extends Box {
  key: string;
  move: NamedMove;
  /** Of a silhouette. */
  way?: Way;
}

const REACH = 2.6; // squares from which a piece snaps to its place

/** Where the drawn tile can lie, turned as it is. */
export function placesOf(legal: NamedMove[], turn: number): Spot[] {
  return legal.flatMap((move): Spot[] => {
    const { kind, place, turn: turned } = move.parts;
    if (kind !== "lay" || !place || turned !== turn) return [];
    const [x, y] = place;
    return [{ key: `${x} ${y}`, move, x: SIDE * x, y: SIDE * y, width: SIDE, height: SIDE }];
  });
}

/** Where a silhouette can lie. */
export function rowsOf(legal: NamedMove[], length: number | null): Spot[] {
  return legal.flatMap((move): Spot[] => {
    const { kind, place, way, numbers } = move.parts;
    if (kind !== "place" || !place || numbers?.[0] !== length || (way !== "across" && way !== "down")) return [];
    const [x, y] = place;
    return [{ key: move.move, move, way, ...boxOf({ x, y, length: numbers[0]!, way }) }];
  });
}

/** How many places there are for each length. */
export function countsOf(legal: NamedMove[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { parts } of legal) {
    const length = parts.kind === "place" ? parts.numbers?.[0] : undefined;
    if (length !== undefined) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return counts;
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The place that is meant by a point of the map: the one whose middle is nearest, if any is near; lying one way, if it can. */
export function nearest(spots: Spot[], point: Point, way: Way | null = null, reach = REACH): Spot | undefined {
  const near = spots
    .map((spot) => ({ spot, away: Math.hypot(middleOf(spot).x - point.x, middleOf(spot).y - point.y) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away);
  return (near.find(({ spot }) => spot.way === way) ?? near[0])?.spot;
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next place that way, by an arrow key. */
export function toward(spots: Spot[], from: Spot, key: string): Spot | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const here = middleOf(from);
  const along = spots
    .filter((spot) => spot.key !== from.key)
    .map((spot) => {
      const { x, y } = middleOf(spot);
      const [dx, dy] = [x - here.x, y - here.y];
      return { spot, on: dx * step.x + dy * step.y, off: Math.abs(dx * step.y + dy * step.x) };
    });
  const ahead = along.filter(({ on }) => on > 0).sort((a, b) => a.on + 2 * a.off - (b.on + 2 * b.off));
  return ahead[0]?.spot;
}
