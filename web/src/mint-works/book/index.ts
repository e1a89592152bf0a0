import type { Book } from "../../rules/book";
import Cards from "./Cards.svelte";
import { texts } from "./texts";

export default {
  texts,
  sections: [
    { name: "aim", lines: 2 },
    { name: "turn", lines: 3 },
    { name: "places", lines: 1, list: 6 },
    { name: "upkeep", lines: 2 },
    { name: "end", lines: 2 },
    { name: "alone", lines: 1, list: 4 },
  ],
  Cards,
} satisfies Book;
