// Pages tell games in the sentences of Python. Without games that Python told (tests/test_sentences.py) nothing is compared.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsOf } from "../src/games";
import type { Facts } from "../src/ma-petite-ville/view";
import { why } from "../src/ma-petite-ville/words";
import type { Happened, Parts } from "../src/server/messages";
import { speech } from "../src/texts";

interface Tale {
  game: string;
  language: string;
  you: string | null;
  names: Record<string, string>;
  happened: Happened[];
  told: string[][];
  moves: { text: string; parts: Parts; name: string }[];
  facts: unknown;
  why: string;
}

const file = process.env.BOURGADE_TOLD;

test.runIf(file)("what happens is told as in Python", async () => {
  const tales: Tale[] = JSON.parse(readFileSync(file!, "utf-8"));
  let actions = 0;
  for (const { game, language, happened, told, moves, facts, why: said, ...context } of tales) {
    const words = await wordsOf(game);
    speech.choose(language);
    for (const [i, action] of happened.entries()) {
      expect(words.told(action, context).map(({ text }) => text), `${language} ${JSON.stringify(action)}`).toEqual(told[i]);
      actions += 1;
    }
    if (said) expect(`${why(facts as Facts, context)}.`).toBe(said);
    for (const move of moves) expect(words.move(move, context), `${language} ${move.text}`).toBe(move.name);
  }
  const [{ game, happened, ...context }] = tales.filter(({ language }) => language === speech.language).slice(-1) as [Tale];
  const words = await wordsOf(game);
  const begun = performance.now();
  let sentences = 0;
  for (let i = 0; i < 100; i++) for (const action of happened) sentences += words.told(action, context).length;
  console.log(`${actions} actions, ${(((performance.now() - begun) * 1000) / sentences).toFixed(1)} µs a sentence`);
}, 120_000);
