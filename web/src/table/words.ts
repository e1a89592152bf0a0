// Words for what happens, made here from what the rules tell. Each game has its own.
import type { Happened, Move, Parts, Reviewed } from "../server/messages";
import { speech, type Values } from "../texts";

/** For whom it is told, and what the seats are called. */
export interface Context {
  /** The seat of who reads, to whom the pages say you; none for who watches, or sits at several. */
  you: string | null;
  names: Record<string, string>;
}

/** What happened, without a full stop. */
export interface Sentence {
  text: string;
  /** Where it happened: selectors of what is on the board. */
  at?: string[];
}

/** How a game is told. */
export interface Words<View = any> {
  /** The name of a move or an outcome, as it stands on a button. */
  move(action: { text: string; parts: Parts }, context: Context): string;
  /** What was done and what came of it; nothing where the next action tells it all. */
  told(action: Happened<View>, context: Context): Sentence[];
}

/** A move that can be chosen. */
export type NamedMove = Move & { name: string };
/** What happened, in data and in words. */
export type ToldAction<Action extends Happened | Reviewed = Happened> = Action & { told: Sentence[] };

/** A game that has no words is told as records write it. */
export const PLAIN: Words = {
  move: ({ text }) => text,
  told: ({ who, action }, { names }) => [{ text: names[who] ? `${names[who]}: ${action}` : action }],
};

/** Tells moves and actions in the words of a game; an action once in each language, as a log has all of them. */
export class Telling {
  #told = new WeakMap<Happened | Reviewed, Sentence[]>();
  #language = speech.language;

  constructor(
    readonly words: Words,
    readonly context: Context,
  ) {}

  named = (move: Move): NamedMove => ({ ...move, name: this.nameOf({ action: move.move, parts: move.parts }) });
  nameOf = ({ action, parts }: { action: string; parts: Parts }): string => this.words.move({ text: action, parts }, this.context);
  told = <Action extends Happened | Reviewed>(action: Action): ToldAction<Action> => ({ ...action, told: this.#sentences(action) });

  #sentences(action: Happened | Reviewed): Sentence[] {
    if (this.#language !== speech.language) {
      this.#language = speech.language;
      this.#told = new WeakMap();
    }
    const told = this.#told.get(action) ?? this.words.told(action, this.context);
    this.#told.set(action, told);
    return told;
  }
}

/** Somebody in a sentence: what they are called as `$who`, and as `$who-is` whether it is `you` or another. */
export function person(role: string, seat: string, { you, names }: Context): Values {
  return { [role]: names[seat] ?? seat, [`${role}-is`]: seat === you ? "you" : "other" };
}

/** Sentences one after the other, for those who hear the page and where there is one line. */
export const inOne = (sentences: Sentence[]) => sentences.map(({ text }) => text).join(". ");
