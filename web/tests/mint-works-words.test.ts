// Mint Works in words, worked out from docs/rules/mint-works.md; moves are called as in a terminal.
import { beforeEach, describe, expect, test } from "vitest";
import words from "../src/mint-works/words";
import type { Event, Happened, Parts } from "../src/server/messages";
import type { Context } from "../src/table/words";
import { catalogue, speech } from "../src/texts";

const cards = catalogue(
  import.meta.glob("../../src/bourgade/games/mint_works/texts/*.ftl", { eager: true, query: "?raw", import: "default" }),
);

const contextIn = (language: string): Context => {
  speech.choose(language);
  return { names: { P1: "Zoé", P2: "Ana" }, card: (slug) => cards.named("cards", slug) };
};
const place = (...cards: string[]): Parts => ({ kind: "place", cards });

describe("moves", () => {
  const names: [Parts, string, string][] = [
    [{ kind: "pass" }, "Pass", "Passer"],
    [place("producer"), "Producer", "Fabricant"],
    [place("lotto"), "Lotto", "Loterie"],
    [place("supplier", "crane"), "Supplier: buy Crane", "Fournisseur : acheter Grue"],
    [place("recycler", "?"), "Recycler: give up a secret card", "Recycleur : céder une carte secrète"],
    [place("swap-meet", "statue", "crane"), "Swap Meet: Statue for Crane", "Échange Cordial : Statue contre Grue"],
    [place("temp-agency", "producer"), "Temp Agency as Producer", "Agence d'Interim comme Fabricant"],
    [
      place("temp-agency", "builder", "gardens"),
      "Temp Agency as Builder: build Gardens",
      "Agence d'Interim comme Constructeur : construire Jardins",
    ],
    [
      place("temp-agency", "swap-meet", "mine", "mine"),
      "Temp Agency as Swap Meet: Mine for Mine",
      "Agence d'Interim comme Échange Cordial : Mine contre Mine",
    ],
    [{ kind: "co-op", player: "P2" }, "Co-op: Ana gains a mint", "Coopérative : Ana gagne un Mint"],
    [{ kind: "first", player: "P1" }, "Zoé begins", "Zoé commence"],
    [{ kind: "advanced", cards: ["recycler"] }, "Location: Recycler", "Lieu : Recycleur"],
    [{ kind: "draw", cards: ["vault"] }, "Plan: Vault", "Plan : Coffre-Fort"],
    [{ kind: "draw", cards: ["?"] }, "Plan: a secret card", "Plan : une carte secrète"],
  ];
  test.each(names)("%j is %s", (parts, english, french) => {
    speech.choose("en");
    expect(words.move({ text: "", parts }, contextIn("en"))).toBe(english);
    speech.choose("fr");
    expect(words.move({ text: "", parts }, contextIn("fr")).replaceAll("\u00a0", " ")).toBe(french);
  });

  test("what has no name is said as it is written", () => {
    expect(words.move({ text: "wait a bit", parts: { kind: "wait" } }, contextIn("en"))).toBe("wait a bit");
  });
});

describe("what came of it", () => {
  beforeEach(() => speech.choose("en"));
  const told = (who: string, parts: Parts, events?: Event[], scores?: number[], language = "en") =>
    words.told({ ply: 0, who, action: "", parts, events, scores } satisfies Happened, contextIn(language));
  const pays = (who: string, card: string, amount: number): Event[] => [
    { kind: "places", who, card, amount },
    { kind: "gains", who, card, amount: -amount },
  ];
  const gains = (who: string, card: string | undefined, amount = 1, whom?: string): Event => ({ kind: "gains", who, whom, card, amount });

  test("MW-14: what was gained less what was paid", () => {
    const events = [...pays("P1", "producer", 1), gains("P1", "producer", 2)];
    expect(told("P1", place("producer"), events)).toEqual({ name: "Producer", facts: ["Zoé +1"] });
    const buys = [...pays("P2", "supplier", 5), { kind: "takes", who: "P2", card: "plant" }];
    expect(told("P2", place("supplier", "plant"), buys).facts).toEqual(["Ana −5"]);
  });

  test("MW-17: nothing, where both are equal", () => {
    const events = [...pays("P1", "leadership-council", 1), { kind: "token", who: "P1" }, gains("P1", "leadership-council")];
    expect(told("P1", place("leadership-council"), events).facts).toEqual([]);
  });

  test("who acts is told first", () => {
    const events = [...pays("P2", "crowdfunder", 1), gains("P2", "crowdfunder", 3), gains("P1", "crowdfunder")];
    expect(told("P2", place("crowdfunder"), events).facts).toEqual(["Ana +2", "Zoé +1"]);
  });

  test("MW-40: the stars of who builds, and of nobody else", () => {
    const events = [...pays("P1", "builder", 2), { kind: "builds", who: "P1", card: "statue" }];
    expect(told("P1", place("builder", "statue"), events, [3, 4]).facts).toEqual(["Zoé −2", "Zoé ★3"]);
    expect(told("P1", place("builder", "mine"), events).facts).toEqual(["Zoé −2"]); // they did not change
  });

  test("MW-42: stars change with cards that come and go", () => {
    const facts = (kind: string) => told("P2", place("recycler", "?"), [{ kind, who: "P2" }], [3, 0]).facts;
    for (const kind of ["takes", "recycles", "recycles-secret", "razes", "gives", "gives-building"])
      expect(facts(kind)).toEqual(["Ana ★0"]);
    const drawn = [
      { kind: "draws", who: "P2" },
      { kind: "turn", who: "P1" },
    ];
    expect(told("chance", { kind: "draw", cards: ["?"] }, drawn, [3, 2])).toEqual({ name: "Plan: a secret card", facts: ["Ana ★2"] });
  });

  const upkeep = [
    { kind: "passes", who: "P2" },
    { kind: "upkeep" },
    gains("P1", "mine", 1, "P1"),
    { kind: "stores", who: "P1", card: "gallery" },
    gains("P1", "plant", 2, "P1"),
    { kind: "clears", card: "producer" },
    gains("P1", undefined),
    gains("P2", undefined),
    { kind: "round", who: "P1" },
  ];

  test("MW-32, MW-34: the buildings that brought mints in the upkeep", () => {
    expect(told("P2", { kind: "pass" }, upkeep, [4, 7])).toEqual({
      name: "Pass",
      facts: ["Ana +1 (upkeep)", "Zoé +4 (upkeep: Mine, Plant)", "Zoé ★4"],
    });
  });

  test("the same in French", () => {
    speech.choose("fr");
    expect(told("P2", { kind: "pass" }, upkeep, [4, 7], "fr")).toEqual({
      name: "Passer",
      facts: ["Ana +1 (entretien)", "Zoé +4 (entretien\u00a0: Mine, Centrale)", "Zoé ★4"],
    });
  });

  test("MW-32: who is named by the co-op's owner gains by somebody else's building", () => {
    const events = [gains("P1", "co-op", 1, "P1"), gains("P2", "co-op", 1, "P1"), gains("P1", undefined), gains("P2", undefined)];
    expect(told("P1", { kind: "co-op", player: "P2" }, events)).toEqual({
      name: "Co-op: Ana gains a mint",
      facts: ["Zoé +2 (upkeep: Co-op)", "Ana +2 (upkeep)"],
    });
  });

  test("nothing, of actions whose events are not there", () => {
    expect(told("P1", place("producer"))).toEqual({ name: "Producer", facts: [] });
  });
});
