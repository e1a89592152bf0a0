// Minivilles in words. What happens is worked out from the rules by hand; tests/test_sentences.py compares whole games.
import { beforeEach, describe, expect, test } from "vitest";
import words, { changeOf } from "../src/minivilles/words";
import { flowsOf } from "../src/server/flow";
import type { Event, Happened, Parts } from "../src/server/messages";
import { PLAIN, Telling } from "../src/table/words";
import { speech } from "../src/texts";

beforeEach(() => speech.choose("en"));

const context = { you: null, names: { P1: "Zoé", P2: "Ana", P3: "Bob" } };

const happened = (who: string, parts: Parts, events?: Event[]): Happened => ({ ply: 7, who, action: "as written", parts, events });
const thrown = (numbers: number[], ...more: Event[]) =>
  happened("chance", { kind: numbers.length > 1 ? "dice" : "die", numbers }, more);
const told = (action: Happened<any>, you: string | null = null) => words.told(action, { ...context, you }).map(({ text }) => text);
const places = (action: Happened<any>) => words.told(action, context).map(({ at }) => at);
const falls = (who: string, amount: number): Event => ({ kind: "falls", who, amount });
const gains = (who: string, amount: number, card?: string, whom = who): Event => ({ kind: "gains", who, amount, ...(card ? { card, whom } : {}) });
const pays = (who: string, whom: string, card: string, amount = 1): Event => ({ kind: "pays", who, whom, card, amount });
const inTown = (seat: string, card: string) => `[data-town="${seat}"] [data-card="${card}"]`;

describe.each([
  ["roll 1", { kind: "roll", numbers: [1] }, "Roll one die", "Lancer un dé"],
  ["roll 2", { kind: "roll", numbers: [2] }, "Roll two dice", "Lancer deux dés"],
  ["keep", { kind: "keep" }, "Keep this roll", "Garder ce lancer"],
  ["reroll", { kind: "reroll" }, "Roll again", "Relancer"],
  ["add 0", { kind: "add", numbers: [0] }, "Add nothing", "Ne rien ajouter"],
  ["add 2", { kind: "add", numbers: [2] }, "Add 2", "Ajouter 2"],
  ["take P2", { kind: "take", player: "P2" }, "Take coins from Ana", "Prendre des pièces à Ana"],
  ["no swap", { kind: "swap", nothing: true }, "Swap nothing", "Ne rien échanger"],
  [
    "swap bakery P2 mine",
    { kind: "swap", cards: ["bakery", "mine"], player: "P2" },
    "Swap a Bakery for Ana's Mine",
    "Échanger une Boulangerie contre la Mine d'Ana",
  ],
  [
    "swap cafe P3 cafe",
    { kind: "swap", cards: ["cafe", "cafe"], player: "P3" },
    "Swap a Café for Bob's Café",
    "Échanger un Café contre le Café de Bob",
  ],
  ["demolish airport", { kind: "demolish", cards: ["airport"] }, "Demolish the Airport", "Démolir l'Aéroport"],
  ["move mine P1", { kind: "move", cards: ["mine"], player: "P1" }, "Give Zoé a Mine", "Donner une Mine à Zoé"],
  ["renovate cafe", { kind: "renovate", cards: ["cafe"] }, "Close the Café everywhere", "Fermer le Café partout"],
  ["build wheat-field", { kind: "build", cards: ["wheat-field"] }, "Build a Wheat Field", "Construire des Champs de blé"],
  ["build nothing", { kind: "build", nothing: true }, "Build nothing", "Ne rien construire"],
  ["first P3", { kind: "first", player: "P3" }, "Bob begins", "Bob commence"],
  ["die 4", { kind: "die", numbers: [4] }, "Die: 4", "Dé\u00a0: 4"],
  ["dice 2 5", { kind: "dice", numbers: [2, 5] }, "Dice: 2 and 5", "Dés\u00a0: 2 et 5"],
  ["draw mine", { kind: "draw", cards: ["mine"] }, "Card: Mine", "Carte\u00a0: Mine"],
] satisfies [string, Parts, string, string][])("%s", (text, parts, english, french) => {
  const named = () => words.move({ text, parts }, context);

  test("has its name in both languages", () => {
    expect(named()).toBe(english);
    speech.choose("fr");
    expect(named()).toBe(french);
  });
});

test("what nobody knows a name for is said as it is written, and so is a card", () => {
  expect(words.move({ text: "dance 3", parts: { kind: "dance" } }, context)).toBe("dance 3");
  expect(words.move({ text: "build moon-base", parts: { kind: "build", cards: ["moon-base"] } }, context)).toBe("Build moon-base");
});

describe("what happened", () => {
  test("a roll, with what it cost and brought", () => {
    const action = thrown([3], falls("P1", 3), pays("P1", "P3", "cafe"), gains("P1", 1, "bakery"));
    expect(told(action)).toEqual(["Zoé rolls 3, pays Bob 1 for the Café and earns 1 with the Bakery"]);
    speech.choose("fr");
    expect(told(action, "P3")).toEqual(["Zoé lance 3, vous paie 1 pour votre Café et gagne 1 avec la Boulangerie"]);
    expect(told(action, "P1")).toEqual(["Vous lancez 3, payez 1 à Bob pour le Café et gagnez 1 avec votre Boulangerie"]);
    expect(places(action)).toEqual([[inTown("P3", "cafe"), inTown("P1", "bakery")]]);
  });

  test("who threw comes first, then who gains most", () => {
    const mines = [gains("P1", 5, "mine"), gains("P2", 5, "mine"), gains("P3", 10, "mine")];
    const said = ["Ana rolls 9 (3 + 6): the Mine brings 5; Bob +10, Zoé +5"];
    expect(told(thrown([3, 6], falls("P2", 3), falls("P2", 6), ...mines))).toEqual(said);
    expect(told(happened("P2", { kind: "keep" }, mines))).toEqual(["Ana keeps this roll: the Mine brings 5; Bob +10, Zoé +5"]);
  });

  test("what is built is shown where it stands, and another turn is told last", () => {
    const built = happened("P2", { kind: "build", cards: ["cafe"] }, [
      { kind: "builds", who: "P2", card: "cafe" },
      gains("P2", -2),
      { kind: "again", who: "P2" },
      { kind: "turn", who: "P2" },
    ]);
    expect(told(built)).toEqual(["Ana builds a Café (−2)", "Ana has another turn after this double"]);
    expect(places(built)).toEqual([[inTown("P2", "cafe")], undefined]);
  });

  test("what comes to the market, opens and grows is shown where it lies", () => {
    expect(places(happened("chance", { kind: "draw", cards: ["mine"] }, [{ kind: "comes", card: "mine" }]))).toEqual([
      ['[data-market] [data-card="mine"]'],
    ]);
    const opened = thrown([1], falls("P1", 1), { kind: "opens", who: "P2", card: "wheat-field" });
    expect(told(opened)).toEqual(["Zoé rolls 1", "Open again: Ana's Wheat Field"]);
    expect(places(opened)).toEqual([[], [inTown("P2", "wheat-field")]]);
    const grown = happened("P1", { kind: "build", nothing: true }, [{ kind: "invests", who: "P1", card: "startup" }]);
    expect(places(grown)).toEqual([[], [inTown("P1", "startup")]]);
  });

  test("that nobody earns anything is said once nothing more can come", () => {
    const earned = { kind: "earned", who: "P1" };
    expect(told(thrown([6], falls("P1", 6), earned))).toEqual(["Zoé rolls 6: nobody earns anything"]);
    expect(told(thrown([6], falls("P1", 6)))).toEqual(["Zoé rolls 6"]);
    expect(told(happened("P1", { kind: "swap", nothing: true }, [earned]))).toEqual(["Zoé swaps nothing"]);
  });

  test("a roll is not told: the dice that follow say how many they are", () => {
    expect(told(happened("P1", { kind: "roll", numbers: [2] }, [{ kind: "rolls", who: "P1", amount: 2 }]))).toEqual([]);
  });

  test("of an earlier action there is what was done", () => {
    expect(told(happened("P1", { kind: "build", cards: ["mine"] }))).toEqual(["Zoé builds a Mine"]);
    expect(told(thrown([2, 5]))).toEqual(["Dice: 2 and 5"]);
  });

  test("to one seat: nothing, or the sum", () => {
    const action = thrown([3], falls("P1", 3), pays("P1", "P3", "cafe"), gains("P1", 1, "bakery"));
    expect(["P1", "P2", "P3"].map((seat) => changeOf(action, seat))).toEqual([0, undefined, 1]);
  });
});

describe("who pays whom", () => {
  test("a player for the other's card, the bank, or a player to the bank", () => {
    const events = [pays("P1", "P3", "cafe", 2), gains("P2", 5, "mine"), gains("P2", -3), gains("P2", -1, "arboretum", "P1")];
    expect(flowsOf({ events }, (card) => (card === "cafe" ? "red" : undefined))).toEqual([
      { from: "P1", to: "P3", amount: 2, seat: "P3", card: "cafe", colour: "red" },
      { from: "bank", to: "P2", amount: 5, seat: "P2", card: "mine" },
      { from: "P2", to: "bank", amount: 3 },
      { from: "P2", to: "bank", amount: 1, seat: "P1", card: "arboretum" },
    ]);
  });

  test("what the same card moves the same way in several steps is one", () => {
    const renovated = [gains("P1", 1, "renovation-company"), { kind: "closes", who: "P2", card: "bakery" }, gains("P1", 3, "renovation-company")];
    expect(flowsOf({ events: renovated }).map(({ amount }) => amount)).toEqual([4]);
    const apart = [gains("P1", 1, "mine"), gains("P2", 1, "mine"), gains("P1", 1, "mine"), gains("P1", 1, "bakery"), gains("P1", 1)];
    expect(flowsOf({ events: apart })).toHaveLength(5);
  });

  test("an amount of 1 is not said; other things are no payments", () => {
    expect(flowsOf({ events: [{ kind: "pays", who: "P1", whom: "P2", card: "cafe" }, falls("P1", 3), { kind: "comes", card: "cafe" }] })).toMatchObject([{ amount: 1 }]);
    expect(flowsOf({})).toEqual([]);
  });
});

describe("a table that is told", () => {
  const telling = new Telling(words, context);

  test("moves have names, and actions words", () => {
    const move = { move: "build mine", parts: { kind: "build", cards: ["mine"] } };
    expect(telling.named(move)).toEqual({ ...move, name: "Build a Mine" });
    expect(telling.told(happened("P1", move.parts)).told).toMatchObject([{ text: "Zoé builds a Mine" }]);
  });

  test("an action is told once in each language", () => {
    let asked = 0;
    const counted = { ...words, told: (...args: Parameters<typeof words.told>) => (asked++, words.told(...args)) };
    const [telling, rolled] = [new Telling(counted, context), happened("P1", { kind: "build", cards: ["mine"] })];
    const said = (language: string) => {
      speech.choose(language);
      return telling.told(rolled).told[0]?.text;
    };
    expect([said("en"), said("en"), said("fr"), said("fr")]).toEqual([
      "Zoé builds a Mine",
      "Zoé builds a Mine",
      "Zoé construit une Mine",
      "Zoé construit une Mine",
    ]);
    expect(asked).toBe(2);
  });

  test("a game without words is told as records write it", () => {
    const plain = new Telling(PLAIN, context);
    expect(plain.named({ move: "take 2", parts: { kind: "take" } }).name).toBe("take 2");
    expect(plain.told(happened("P1", { kind: "take" })).told).toEqual([{ text: "Zoé: as written" }]);
  });
});
