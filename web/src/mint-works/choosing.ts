// From the legal moves to what can be pointed at. Pure: nothing here knows the screen.
//
// A placement is chosen word by word: `place temp-agency builder statue` is the agency, then the builder, then a plan.
import type { NamedMove } from "../table/words";

/** What pointing at something does: it plays a move, or chooses the next word of one. */
export type Way = { move: NamedMove; path?: undefined } | { path: string[]; move?: undefined };

export interface Choice {
  /** What is decided: place, co-op; first, advanced and draw if the cards are real; "" for nothing. */
  kind: string;
  /** The words that are chosen already. */
  path: string[];
  locations: Map<string, Way>;
  supply: Map<string, Way>;
  /** My plans and buildings. */
  mine: Map<string, Way>;
  players: Map<string, NamedMove>;
  /** Moves that are buttons. */
  buttons: NamedMove[];
}

const KINDS: Record<string, string> = { pass: "place" }; // moves that answer the same question as others

/** Returns what can be pointed at, after some words of a placement were chosen. */
export function choiceOf(legal: NamedMove[], path: string[] = []): Choice {
  const begun = (move: NamedMove) => path.every((word, i) => wordsOf(move)[i] === word);
  if (path.length && !legal.some(begun)) return choiceOf(legal);
  const kind = legal[0]?.parts.kind ?? "";
  const choice: Choice = {
    kind: KINDS[kind] ?? kind,
    path,
    locations: new Map(),
    supply: new Map(),
    mine: new Map(),
    players: new Map(),
    buttons: [],
  };
  for (const move of legal) {
    if (move.parts.kind === "place") {
      if (begun(move)) pointAt(choice, move);
    } else if (move.parts.kind === "co-op" && move.parts.player) choice.players.set(move.parts.player, move);
    else if (!path.length) choice.buttons.push(move);
  }
  return choice;
}

const wordsOf = (move: NamedMove) => move.parts.cards ?? [];

function pointAt(choice: Choice, move: NamedMove): void {
  const { path, locations, supply, mine } = choice;
  const [word = "", ...rest] = wordsOf(move).slice(path.length);
  const way: Way = rest.length ? { path: [...path, word] } : { move };
  const [last, given] = [path.at(-1), path.at(-2) === "swap-meet" ? path.at(-1) : undefined];
  if (last === undefined || last === "temp-agency") {
    locations.set(word, way);
    // A plan can be pointed at before its location is.
    if (word === "supplier") supply.set(rest[0]!, { move });
    if (word === "builder") mine.set(rest[0]!, { move });
  } else if (last === "supplier" || (given !== undefined && word !== given)) supply.set(word, way);
  else mine.set(word, way);
}

/** Where a phone should look for what is to be decided. */
export function partFor({ path, kind, mine, supply }: Choice): "shared" | "mine" | "others" | null {
  if (kind === "co-op") return "others";
  if (kind !== "place") return null;
  return path.length && mine.size > supply.size ? "mine" : "shared";
}
