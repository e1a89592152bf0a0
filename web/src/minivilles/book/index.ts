import type { Book } from "../../rules/book";
import Cards from "./Cards.svelte";
import { texts } from "./texts";

export default {
  texts,
  sections: [
    { name: "aim", lines: 2 },
    { name: "turn", lines: 1, list: 3 },
    { name: "colours", lines: 1, list: 4 },
    { name: "paying", lines: 2 },
    { name: "building", lines: 3 },
    { name: "landmarks", lines: 2 },
    { name: "editions", lines: 1, list: 4 },
  ],
  Cards,
} satisfies Book;
