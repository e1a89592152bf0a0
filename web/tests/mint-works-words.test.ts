// Mint Works in words, worked out from docs/rules/mint-works.md, and where on the board a sentence points. That all
// sentences are Python's is tested by tests/telling/test_sentences_mint_works.py.
import { beforeEach, describe, expect, test } from "vitest";
import words from "../src/mint-works/words";
import type { Event, Happened, Parts } from "../src/server/messages";
import type { Context } from "../src/table/words";
import { speech } from "../src/texts";

const CONTEXT: Context = { you: null, names: { P1: "Zoé", P2: "Ana" } };
const place = (...cards: string[]): Parts => ({ kind: "place", cards });

describe("moves", () => {
  const names: [Parts, string, string][] = [
    [{ kind: "pass" }, "Pass", "Passer"],
    [place("producer"), "Producer", "Fabricant"],
    [place("lotto"), "Lotto", "Loterie"],
    [place("supplier", "crane"), "Supplier: buy the Crane", "Fournisseur : acheter la Grue"],
    [place("recycler", "?"), "Recycler: recycle a secret plan", "Recycleur : recycler un plan secret"],
    [place("swap-meet", "statue", "crane"), "Swap Meet: the Statue for the Crane", "Échange Cordial : la Statue contre la Grue"],
    [place("temp-agency", "producer"), "Temp Agency as Producer", "Agence d'Intérim comme Fabricant"],
    [
      place("temp-agency", "builder", "gardens"),
      "Temp Agency as Builder: build the Gardens",
      "Agence d'Intérim comme Constructeur : construire les Jardins",
    ],
    [{ kind: "co-op", player: "P2" }, "Co-op: Ana gains a mint", "Coopérative : Ana gagne un Mint"],
    [{ kind: "first", player: "P1" }, "Zoé begins", "Zoé commence"],
    [{ kind: "advanced", cards: ["recycler"] }, "Location: Recycler", "Lieu : Recycleur"],
    [{ kind: "draw", cards: ["vault"] }, "Plan: Vault", "Plan : Coffre-Fort"],
    [{ kind: "draw", cards: ["?"] }, "A secret plan", "Un plan secret"],
  ];
  test.each(names)("%j is %s", (parts, english, french) => {
    speech.choose("en");
    expect(words.move({ text: "", parts }, CONTEXT)).toBe(english);
    speech.choose("fr");
    expect(words.move({ text: "", parts }, CONTEXT).replaceAll("\u00a0", " ")).toBe(french);
  });

  test("who reads is you", () => {
    speech.choose("en");
    expect(words.move({ text: "", parts: { kind: "co-op", player: "P2" } }, { ...CONTEXT, you: "P2" })).toBe("Co-op: you gain a mint");
  });

  test("what has no name is said as it is written", () => {
    expect(words.move({ text: "wait a bit", parts: { kind: "wait" } }, CONTEXT)).toBe("wait a bit");
  });
});

describe("sentences", () => {
  beforeEach(() => speech.choose("en"));
  const told = (who: string, parts: Parts, events?: Event[], scores?: number[]) =>
    words.told({ ply: 0, who, action: "", parts, events, scores } satisfies Happened, { ...CONTEXT, you: "P1" });
  const gains = (who: string, amount = 1, card?: string, whom?: string): Event => ({ kind: "gains", who, whom, card, amount });

  test("a placement is at its location, and at the card that it is about", () => {
    const events: Event[] = [
      { kind: "places", who: "P2", card: "builder", amount: 2 },
      gains("P2", -2, "builder"),
      { kind: "builds", who: "P2", card: "statue" },
      { kind: "turn", who: "P1" },
    ];
    expect(told("P2", place("builder", "statue"), events, [0, 2])).toEqual([
      {
        text: "Ana sends 2 mints to the Builder and builds the Statue: 2 stars in all",
        at: ['[data-location="builder"]', '[data-town="P2"] [data-card="statue"]'],
      },
    ]);
  });

  test("an upkeep is at the purses of who gains more than others, and at the cards by which they do", () => {
    const events: Event[] = [
      { kind: "passes", who: "P2" },
      { kind: "upkeep" },
      gains("P1", 2, "plant", "P1"),
      { kind: "clears", card: "producer" },
      gains("P1"),
      gains("P2"),
      { kind: "round", who: "P1" },
      { kind: "turn", who: "P1" },
    ];
    expect(told("P2", { kind: "pass" }, events)).toEqual([
      { text: "Ana passes, and the round is over", at: ['[data-town="P2"]'] },
      {
        text: "Upkeep: each player gains 1 mint, plus 2 for you (Plant)",
        at: ['[data-purse="P1"]', '[data-town="P1"] [data-card="plant"]'],
      },
      { text: "New round: you begin", at: ['[data-town="P1"]'] },
    ]);
  });

  test("a plan that nobody else knows is one of those that lie face down", () => {
    const drawn: Event[] = [
      { kind: "draws", who: "P2" },
      { kind: "turn", who: "P1" },
    ];
    expect(told("chance", { kind: "draw", cards: ["?"] }, drawn)).toEqual([
      { text: "Ana draws a plan in secret", at: ['[data-town="P2"] [data-card="?"]'] },
    ]);
  });

  test("actions of which no more is known are told by their names", () => {
    expect(told("P2", place("producer"))).toEqual([{ text: "Ana: Producer" }]);
    expect(told("chance", { kind: "draw", cards: ["crane"] })).toEqual([{ text: "Plan: Crane" }]);
  });
});
