// What the pages know of each game. It is found by its folder, `<game>/game.ts`; a game that has none gets plain pages.
import type { Component } from "svelte";
import PlainTown from "./home/PlainTown.svelte";
import type { Book } from "./rules/book";
import type { Board } from "./table/board";
import { PLAIN as PLAIN_WORDS, type Words } from "./table/words";

export interface GamePages {
  /** The picture in its box. */
  Town: Component;
  /** The colours of the box, and of its edges. */
  colours: [string, string];
  /** The board, loaded when somebody plays. */
  board: () => Promise<{ default: Board }>;
  /** How it is told, where the board is not: in what is said of a game that is over. */
  words?: () => Promise<{ default: Words }>;
  /** The rules, loaded when somebody reads them. */
  book?: () => Promise<{ default: Book }>;
  /** The address of a first game that is explained. */
  first?: string;
  /** What may be chosen for an option with so many players, where that is not simply one of its values. */
  choices?: Record<string, (values: string[], players: number) => string[]>;
  /** An option that has a value for each seat. */
  ofSeats?: string;
}

const PLAIN: GamePages = {
  Town: PlainTown,
  colours: ["light-dark(#4a6a94, #3c5578)", "light-dark(#395379, #2c405c)"],
  board: () => import("./table/Plain.svelte"),
};
const FOUND = import.meta.glob<GamePages>("./*/game.ts", { eager: true, import: "default" });

/** The pages of a game. */
export const pagesOf = (game: string): GamePages => FOUND[`./${game}/game.ts`] ?? PLAIN;

/** How a game is told. */
export const wordsOf = async (game: string): Promise<Words> => (await pagesOf(game).words?.())?.default ?? PLAIN_WORDS;
