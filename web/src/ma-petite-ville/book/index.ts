import type { Book } from "../../rules/book";
import Example from "./Example.svelte";
import { texts } from "./texts";

export default {
  texts,
  sections: [
    { name: "aim", lines: 2 },
    { name: "turn", lines: 1, list: 2 },
    { name: "silhouettes", lines: 3, below: Example },
    { name: "end", lines: 3 },
    { name: "editions", lines: 2 },
  ],
} satisfies Book;
