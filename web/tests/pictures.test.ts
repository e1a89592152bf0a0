import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICONS, PER, PICTURES } from "../src/minivilles/pictures";

const cards = readFileSync("../src/bourgade/games/minivilles/cards.toml", "utf-8");
const rows = Array.from(cards.matchAll(/^([a-z-]+) *= \{ (sets.*cost.*) \}$/gm), ([, slug, about]) => ({ slug: slug!, about: about! }));

test("every card of Minivilles has a picture of its own", () => {
  const slugs = [...rows.map((row) => row.slug), "city-hall"];
  expect(Object.keys(PICTURES).sort()).toEqual(slugs.sort());
  expect(new Set(Object.values(PICTURES)).size).toBe(slugs.length);
});

test("every icon that cards count has a picture", () => {
  const icons = new Set(rows.flatMap((row) => row.about.match(/icon = "([a-z]+)"/)?.[1] ?? []));
  expect(Object.keys(ICONS).sort()).toEqual([...icons].sort());
});

test("a card shows what its amount is multiplied by", () => {
  for (const { slug, about } of rows) {
    const counted = Array.from(about.match(/per = \[(.*?)\]/)?.[1]?.matchAll(/"([a-z-]+)"/g) ?? [], ([, what]) => what!);
    if (counted.length) expect(PER[slug], slug).toEqual(counted.map((what) => ICONS[what] ?? PICTURES[what]));
  }
});
