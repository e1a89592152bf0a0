// What positions do not tell: which round it is, and whose mints lie where.
import type { Happened } from "../server/messages";
import { OPPONENT } from "./view";

export interface History {
  round: number;
  /** Who placed at each location in this round, in their order; null where it was before the game began here. */
  placed: Record<string, (string | null)[]>;
}

/** Where a game began, if not at the beginning. */
export interface Start {
  locations?: Record<string, number>;
  passes?: number;
  half?: string | null;
}

/** Reads it off the actions: a round ends when all have passed in a row (MW-12). Sonic has passed when it did twice (MW-58). */
export function historyOf(actions: Happened[], players: number, opponent: string | null, start: Start = {}): History {
  const before = Object.entries(start.locations ?? {});
  let placed: History["placed"] = Object.fromEntries(before.map(([slug, n]) => [slug, Array(n).fill(null)]));
  let round = 1;
  let passes = start.passes ?? 0;
  let half = start.half ?? null;
  let upkeep = false; // mints lie where they are until it is done
  for (const { who, parts } of actions) {
    const { kind, cards: [slug = ""] = [] } = parts;
    if (kind !== "place" && kind !== "pass") continue;
    if (upkeep) placed = {};
    upkeep = false;
    if (kind === "place") {
      (placed[slug] ??= []).push(who);
      passes = 0;
    }
    let passed = kind === "pass";
    if (opponent === "sonic" && who === OPPONENT) {
      if (half === null) {
        half = passed ? "passed" : "placed";
        continue;
      }
      passed &&= half === "passed";
      half = null;
    }
    passes = passed ? passes + 1 : 0;
    if (passes < players) continue;
    round += 1;
    passes = 0;
    upkeep = true;
  }
  return { round, placed };
}
