import type { GamePages } from "../games";
import Town from "./box/Town.svelte";

export default {
  Town,
  colours: ["light-dark(#7a4a9e, #5d4383)", "light-dark(#613981, #473367)"],
  board: () => import("./Board.svelte"),
  words: () => import("./words"),
  book: () => import("./book"),
  ofSeats: "colours",
} satisfies GamePages;
