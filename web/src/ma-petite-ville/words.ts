// Ma Petite Ville in words.
import { indexOf } from "../parts/seats";
import type { Event, Happened, Parts } from "../server/messages";
import type { Context, Sentence, Words } from "../table/words";
import { isKey, named, t } from "./texts";
import { boxOf, SIDE, type View, type Way } from "./view";

/** The name of a move or an outcome. */
function move({ text, parts }: { text: string; parts: Parts }, { names }: Context): string {
  const { kind, player = "", place: [x = 0, y = 0] = [], numbers: [n = 0] = [], turn = 0, way = "" } = parts;
  const key = `pv-move-${kind}`;
  if (!isKey(key)) return text;
  const lies = { x, y, turned: named("pv-turned", `${turn}`), r: `r${turn}`, way: named("pv-way", way) };
  return t(key, { ...lies, n, length: n, seat: names[player] ?? player });
}

/** An action, with what came of it. A tile is told when it lies: drawing it tells nothing that laying it does not. */
function told(action: Happened<View>, context: Context): Sentence[] {
  const { name, facts } = inParts(action, context);
  return [name, ...facts].filter(Boolean).map((text) => ({ text }));
}

interface Told {
  name: string;
  facts: string[];
}

function inParts(action: Happened<View>, context: Context): Told {
  const { parts, events = [] } = action;
  const laid = events.find(({ kind }) => kind === "lays");
  if (parts.kind === "draw") return { name: "", facts: [] };
  if (parts.kind === "tile") return { name: laid ? t("pv-told-first-tile", { n: numberOf(laid) }) : "", facts: [] };
  if (parts.kind === "lay" && laid) return laying(parts, laid, events);
  if (parts.kind === "place") return { name: placing(parts), facts: rest(action, context) };
  return { name: move({ text: action.action, parts }, context), facts: [] };
}

const numberOf = ({ amount = 1 }: Event) => amount;

function laying({ place: [x, y] = [0, 0], turn = 0 }: Parts, laid: Event, events: Event[]): Told {
  const [left, top, last] = [SIDE * x, SIDE * y, SIDE - 1];
  const squares = t("pv-told-squares", { x: left, y: top, to_x: left + last, to_y: top + last });
  const ending = events.some(({ kind }) => kind === "last-round") ? [t("pv-told-last-tile")] : [];
  const name = t("pv-told-laid", { n: numberOf(laid), x, y, turned: named("pv-turned", `${turn}`) });
  return { name, facts: [squares, ...ending] };
}

function placing({ place: [x, y] = [0, 0], numbers: [length = 0] = [], way }: Parts): string {
  const { width, height } = boxOf({ x, y, length, way: way as Way });
  return t("pv-told-placed", { length, x, y, to_x: x + width - 1, to_y: y + height - 1 });
}

/** What a player has left: scores are so many objects less than none. */
function rest({ who, scores }: Happened<View>, { names }: Context): string[] {
  const n = scores && -scores[indexOf(who)]!;
  const seat = names[who] ?? who;
  if (n === undefined) return [];
  return [n ? t("pv-told-rest", { seat, objects: t("pv-told-objects", { n }) }) : t("pv-told-nothing-left", { seat })];
}

export default { move, told } satisfies Words<View>;
