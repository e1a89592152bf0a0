// Words for what happens, made here from what the rules tell. Each game has its own.
import type { Card, Happened, Move, Parts, Reviewed } from "../server/messages";

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

/** A move that can be chosen. */
export type NamedMove = Move & { name: string };
/** What happened, in data and in words. */
export type ToldAction<Action extends Happened | Reviewed = Happened> = Action & { told: Told };

/** A game that has no words is told as records write it. */
export const PLAIN: Words = {
  move: ({ text }) => text,
  told: ({ action }) => ({ name: action, facts: [] }),
};

export function contextOf(names: Record<string, string>, cards: Card[]): Context {
  const called = Object.fromEntries(cards.map(({ slug, name }) => [slug, name]));
  return { names, card: (slug) => called[slug] ?? slug };
}

/** Tells moves and actions in the words of a game. */
export class Telling {
  constructor(
    readonly words: Words,
    readonly context: Context,
  ) {}

  named = (move: Move): NamedMove => ({ ...move, name: this.words.move({ text: move.move, parts: move.parts }, this.context) });
  told = <Action extends Happened | Reviewed>(action: Action): ToldAction<Action> => ({
    ...action,
    told: this.words.told(action, this.context),
  });
}
