// What the board of a game is given.
import type { Component, Snippet } from "svelte";
import type { Live } from "../server/live.svelte";
import type { Level } from "../server/messages";

export type Board = Component<{
  live: Live<any>;
  levels: Level[];
  /** What to show in place of the actions, where a game of the past is looked at. */
  bar?: Snippet;
}>;
