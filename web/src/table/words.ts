// Words for what happens, made here from what the rules tell. Each game has its own.
import type { Happened, Parts } from "../server/messages";

/** What seats and cards are called. */
export interface Context {
  names: Record<string, string>;
  card: (slug: string) => string;
}

/** An action in words. */
export interface Told {
  /** What was done; empty where the next action tells it all. */
  name: string;
  /** What came of it. */
  facts: string[];
}

/** How a game is told. */
export interface Words<View = any> {
  /** The name of a move or an outcome. */
  move(action: { text: string; parts: Parts }, context: Context): string;
  told(action: Happened<View>, context: Context): Told;
}
