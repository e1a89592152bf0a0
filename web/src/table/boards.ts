// The boards of the games; they are loaded when they are needed.
import type { Component, Snippet } from "svelte";
import type { Live } from "../server/live.svelte";
import type { Level } from "../server/messages";

export type Board = Component<{
  live: Live<any>;
  levels: Level[];
  /** What to show in place of the actions, where a game of the past is looked at. */
  bar?: Snippet;
}>;

export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  minivilles: () => import("../minivilles/Board.svelte"),
  "ma-petite-ville": () => import("../ma-petite-ville/Board.svelte"),
  "mint-works": () => import("../mint-works/Board.svelte"),
};
