// The curve of a game: what each town was worth, in coins paid for it, after every action. It is read off the moves alone,
// so it is there after a reload too.
import type { Happened } from "../server/messages";
import { indexOf } from "../parts/seats";
import { type Deck } from "./view";

/** Returns for each seat its points: the value after each action that changed any. */
export function curve<Any>(actions: Happened<Any>[], seats: number, deck: Deck): number[][] {
  const worth = Array.from({ length: seats }, () => 0);
  const points = worth.map((value) => [value]);
  for (const { who, parts } of actions) {
    const [mine, other] = (parts.cards ?? []).map((slug) => deck[slug]?.cost ?? 0);
    if (who === "chance" || parts.nothing || mine === undefined) continue;
    const at = indexOf(who);
    const to = parts.player ? indexOf(parts.player) : -1;
    if (parts.kind === "build") worth[at]! += mine;
    else if (parts.kind === "demolish") worth[at]! -= mine;
    else if ((parts.kind === "swap" || parts.kind === "move") && to >= 0) {
      worth[at]! += (other ?? 0) - mine;
      worth[to]! += mine - (other ?? 0);
    } else continue;
    worth.forEach((value, i) => points[i]!.push(value));
  }
  return points;
}
