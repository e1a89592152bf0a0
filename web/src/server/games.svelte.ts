// The games that the server has.
import { pagesOf } from "../games";
import { getGames } from "./http";
import type { GameAbout, Level } from "./messages";

const LEVELS: Level[] = ["easy", "normal", "hard", "expert"]; // until the server has told

class Games {
  /** By name; empty until the server has told. */
  all = $state.raw<Record<string, GameAbout>>({});
  #asked: Promise<void> | undefined;

  /** Asks the server, once; what fails may be tried again. */
  load(): Promise<void> {
    return (this.#asked ??= this.#ask());
  }

  /** How a game is called. */
  titleOf(game: string): string {
    return this.all[game]?.title ?? game;
  }

  levelsOf(game: string): Level[] {
    return this.all[game]?.levels ?? LEVELS;
  }

  async #ask(): Promise<void> {
    try {
      const all = Object.entries(await getGames());
      all.sort(([one], [other]) => Number(!pagesOf(one).first) - Number(!pagesOf(other).first)); // easy to begin with
      this.all = Object.fromEntries(all);
    } catch (error) {
      this.#asked = undefined;
      throw error;
    }
  }
}

export const games = new Games();
