import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { pagesOf, wordsOf } from "../src/games";
import { PLAIN } from "../src/table/words";
import Written from "../src/table/Written.svelte";
import { isKey } from "../src/texts";

test("a game that has no folder gets plain pages and words", async () => {
  const { default: Plain } = await import("../src/table/Plain.svelte");
  expect((await pagesOf("toy").board()).default).toBe(Plain);
  expect(pagesOf("toy").book).toBeUndefined();
  expect(await wordsOf("toy")).toBe(PLAIN);
});

describe.each(["minivilles", "mint-works", "ma-petite-ville"])("%s", (game) => {
  test("has pages of its own, and a sentence on its box", () => {
    expect(pagesOf(game).Town).not.toBe(pagesOf("toy").Town);
    expect(isKey(`pitch-${game}`)).toBe(true);
  });

  test("has words for what happens", async () => {
    expect(await wordsOf(game)).not.toBe(PLAIN);
  });

  test("has all the words of its rules", async () => {
    const { texts, sections } = (await pagesOf(game).book!()).default;
    const keys = sections.flatMap(({ name, lines, list = 0 }) => [
      name,
      ...Array.from({ length: lines }, (_, i) => `${name}-${i + 1}`),
      ...Array.from({ length: list }, (_, i) => `${name}-list-${i + 1}`),
    ]);
    expect(keys.filter((key) => !texts.isKey(`rules-${game}-${key}`))).toEqual([]);
  });
});

describe("a position in writing", () => {
  const text = (value: unknown, words = {}) => render(Written, { value, words }).container.innerHTML.replaceAll(/(<[^>]*>|\s)+/g, " ").trim();

  test("calls cards and players by their names", () => {
    expect(text({ turn: "P1", "open-cards": ["cafe", "P2"] }, { P1: "Zoé", cafe: "Café" })).toBe("turn Zoé open cards Café, P2");
  });

  test("has words for yes, no and nothing", () => {
    expect(text({ double: true, closed: false, total: null, piles: {}, row: [] })).toBe("double yes closed no total – piles – row –");
  });

  test("goes as deep as there is something", () => {
    expect(text([{ coins: 3, cards: { mine: 1 } }, { coins: 0, cards: {} }])).toBe("coins 3 cards mine 1 coins 0 cards –");
  });
});
