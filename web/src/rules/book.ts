// The rules of a game, as its folder has them.
import type { Component } from "svelte";
import type { Card, Cards } from "../server/messages";
import type { Catalogue } from "../texts";

/** So many paragraphs, and so many lines of a list: the texts `rules-GAME-NAME`, `rules-GAME-NAME-1` … and
 * `rules-GAME-NAME-list-1` … */
export interface Section {
  name: string;
  lines: number;
  list?: number;
  /** An example. */
  below?: Component;
}

export interface Book {
  texts: Catalogue;
  sections: Section[];
  /** Every card of an edition, if the game has cards. */
  Cards?: Component<{ cards: Card[]; box: Cards["box"] }>;
}
