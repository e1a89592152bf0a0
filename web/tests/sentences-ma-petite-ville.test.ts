// Sentences of whole games of Ma Petite Ville as Python says them: pages say the same, letter by letter.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import words from "../src/ma-petite-ville/words";
import type { Happened } from "../src/server/messages";
import { speech } from "../src/texts";

interface Game {
  language: string;
  you: string | null;
  names: Record<string, string>;
  deeds: (Happened & { told: string[]; name: string })[];
}
const file = process.env.BOURGADE_TOLD;

test.skipIf(!file)("pages say the same as Python", () => {
  const games = JSON.parse(readFileSync(file!, "utf-8")) as Game[];
  expect(games.length).toBeGreaterThan(10);
  for (const { language, deeds, ...context } of games) {
    speech.choose(language);
    for (const deed of deeds) {
      expect(words.told(deed as Happened<never>, context).map(({ text }) => text)).toEqual(deed.told);
      expect(words.move({ text: deed.action, parts: deed.parts }, context)).toBe(deed.name);
    }
  }
});
