import type { GamePages } from "../games";
import Town from "./box/Town.svelte";
import { advanced } from "./box/options";

export default {
  Town,
  colours: ["light-dark(#257f6d, #1f6256)", "light-dark(#1b6557, #164a41)"],
  board: () => import("./Board.svelte"),
  words: () => import("./words"),
  book: () => import("./book"),
  choices: { advanced, opponent: () => [], ages: () => [] },
} satisfies GamePages;
