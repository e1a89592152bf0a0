// What happened, as steps to show: a tile is drawn, a tile lands, a silhouette lays itself square by square.
import type { Happened } from "../server/messages";
import type { Step } from "../table/replay.svelte";
import type { View } from "./view";

const DRAW = 500; // milliseconds
const LAND = 800;
const OBJECT = 110; // each object of a silhouette
const ROW = 500; // and the whole of it

export function stepsOf(_before: View, actions: Happened<View>[]): Step<View>[] {
  return actions.flatMap(({ ply, parts, after }) => {
    const ms = { tile: DRAW, lay: LAND, place: ROW + OBJECT * (parts.numbers?.[0] ?? 0) }[parts.kind];
    return after && ms ? [{ kind: parts.kind, ply, ms, view: after }] : [];
  });
}

/** The tile or silhouette that came last, as one finds it in a position: `tile 1 0`, `row 3 1 across`. */
export function latest<Any>(actions: Happened<Any>[]): string | null {
  const last = actions.findLast(({ parts }) => parts.kind === "lay" || parts.kind === "place");
  if (!last?.parts.place) return null;
  const at = last.parts.place.join(" ");
  return last.parts.kind === "lay" ? `tile ${at}` : `row ${at} ${last.parts.way}`;
}
