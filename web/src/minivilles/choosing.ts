// From the legal moves to what can be pointed at. Pure: nothing here knows the screen.
import type { NamedMove } from "../table/words";

export interface Choice {
  /** What is decided: roll, reroll, add, take, swap, demolish, move, renovate, build; die, dice, draw and first if the dice are real; "" for nothing. */
  kind: string;
  /** Moves that are buttons. */
  buttons: NamedMove[];
  /** Cards of the market, by slug. */
  market: Map<string, NamedMove>;
  /** Landmarks of mine: to be built, or to be demolished. */
  landmarks: Map<string, NamedMove>;
  /** Cards of mine that begin a choice of two steps. */
  first: Set<string>;
  /** Cards of others, by `P2 mine`: the second step of a swap. */
  theirs: Map<string, NamedMove>;
  /** Players that are chosen. */
  players: Map<string, NamedMove>;
  /** Cards in any town, by slug: they close everywhere. */
  anywhere: Map<string, NamedMove>;
  /** The card of mine that was chosen first, if it still can be. */
  half: string | null;
}

const TWO_STEPS = new Set(["swap", "move"]);
const KINDS: Record<string, string> = { keep: "reroll" }; // moves that answer the same question as others

/** Returns what can be pointed at, after `half` was chosen as the first card of two steps. */
export function choiceOf(legal: NamedMove[], isLandmark: (slug: string) => boolean, half: string | null = null): Choice {
  const parts = legal[0]?.parts;
  const kind = parts ? (KINDS[parts.kind] ?? parts.kind) : "";
  const choice: Choice = {
    kind,
    buttons: [],
    market: new Map(),
    landmarks: new Map(),
    first: new Set(),
    theirs: new Map(),
    players: new Map(),
    anywhere: new Map(),
    half: null,
  };
  for (const move of legal) {
    const { nothing, cards = [], player } = move.parts;
    const [card, other] = cards;
    if (nothing || card === undefined) {
      if (player && kind === "take") choice.players.set(player, move);
      else choice.buttons.push(move);
    } else if (TWO_STEPS.has(kind) && player) {
      choice.first.add(card);
      if (card !== half) continue;
      choice.half = half;
      if (other === undefined) choice.players.set(player, move);
      else choice.theirs.set(`${player} ${other}`, move);
    } else if (kind === "renovate") {
      choice.anywhere.set(card, move);
    } else if (kind === "build" || kind === "demolish") {
      (isLandmark(card) ? choice.landmarks : choice.market).set(card, move);
    } else {
      choice.buttons.push(move);
    }
  }
  return choice;
}

/** Where a phone should look for what is to be decided. */
export function partFor(choice: Choice): "shared" | "mine" | "others" | null {
  switch (choice.kind) {
    case "build":
      return "shared";
    case "demolish":
    case "renovate":
      return "mine";
    case "take":
      return "others";
    case "swap":
    case "move":
      return choice.half === null ? "mine" : "others";
    default:
      return null;
  }
}
