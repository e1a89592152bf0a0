// Sentences of Mint Works that Python made, made again here: `tests/telling/test_sentences_mint_works.py` gives them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import words from "../src/mint-works/words";
import type { Event, Parts } from "../src/server/messages";
import { speech } from "../src/texts";

interface Told {
  stories: {
    language: string;
    you: string | null;
    happened: { who: string; action: string; parts: Parts; events: Event[]; scores: number[] | null; sentences: string[] }[];
  }[];
  names: Record<string, string>;
  moves: { language: string; text: string; parts: Parts; name: string }[];
}

const file = process.env.BOURGADE_TOLD;
const told: Told = file ? JSON.parse(readFileSync(file, "utf-8")) : { stories: [], names: {}, moves: [] };

const PATIENCE = { timeout: 300_000 }; // milliseconds, however busy the machine is

test.runIf(file)("pages say what Python says", PATIENCE, () => {
  for (const { language, you, happened } of told.stories) {
    speech.choose(language);
    for (const { sentences, scores, ...each } of happened) {
      const here = words.told({ ply: 0, ...each, scores: scores ?? undefined }, { you, names: told.names });
      expect(here.map(({ text }) => text)).toEqual(sentences);
    }
  }
});

test.runIf(file)("pages call moves as Python does", PATIENCE, () => {
  for (const { language, text, parts, name } of told.moves) {
    speech.choose(language);
    expect(words.move({ text, parts }, { you: "P2", names: told.names })).toBe(name);
  }
});
