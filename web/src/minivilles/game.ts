import type { GamePages } from "../games";
import Town from "./box/Town.svelte";

export default {
  Town,
  colours: ["light-dark(#c9503f, #8d3d36)", "light-dark(#a63d30, #6c2d29)"],
  board: () => import("./Board.svelte"),
  words: () => import("./words"),
  book: () => import("./book"),
  first: "/first-game",
} satisfies GamePages;
