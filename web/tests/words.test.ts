// Minivilles in words. What happens is worked out from the rules by hand.
import { beforeEach, describe, expect, test } from "vitest";
import words, { changeOf, incomeOf } from "../src/minivilles/words";
import { flowsOf } from "../src/server/flow";
import type { Card, Event, Happened, Parts } from "../src/server/messages";
import { contextOf, PLAIN, Telling } from "../src/table/words";
import { speech } from "../src/texts";

beforeEach(() => speech.choose("en"));

const CALLED: Record<string, string> = { bakery: "Boulangerie", mine: "Mine", cafe: "Café", harbor: "Port" };
const cards = (names: Record<string, string>) => Object.entries(names).map(([slug, name]) => ({ slug, name }) as Card);
const context = contextOf({ P1: "Zoé", P2: "Ana", P3: "Bob" }, cards(CALLED));

const happened = (who: string, parts: Parts, events?: Event[]): Happened => ({ ply: 7, who, action: "as written", parts, events });
const thrown = (numbers: number[], ...more: Event[]) =>
  happened("chance", { kind: numbers.length > 1 ? "dice" : "die", numbers }, more);
const told = (action: Happened<any>) => words.told(action, context);
const falls = (who: string, amount: number): Event => ({ kind: "falls", who, amount });
const gains = (who: string, amount: number, card?: string, whom = who): Event => ({ kind: "gains", who, amount, ...(card ? { card, whom } : {}) });
const pays = (who: string, whom: string, card: string, amount = 1): Event => ({ kind: "pays", who, whom, card, amount });

describe.each([
  [{ kind: "roll", numbers: [1] }, "Roll one die", "Lancer un dé"],
  [{ kind: "roll", numbers: [2] }, "Roll two dice", "Lancer deux dés"],
  [{ kind: "keep" }, "Keep the dice", "Garder les dés"],
  [{ kind: "reroll" }, "Roll again", "Relancer"],
  [{ kind: "add", numbers: [0] }, "Leave the roll as it is", "Laisser le jet tel quel"],
  [{ kind: "add", numbers: [2] }, "Add 2 to the roll", "Ajouter 2 au jet"],
  [{ kind: "take", player: "P2" }, "Take coins from Ana", "Prendre des pièces à Ana"],
  [{ kind: "swap", nothing: true }, "Swap nothing", "Ne rien échanger"],
  [
    { kind: "swap", cards: ["bakery", "mine"], player: "P2" },
    "Swap Boulangerie for Mine of Ana",
    "Échanger Boulangerie contre Mine d'Ana",
  ],
  [
    { kind: "swap", cards: ["cafe", "cafe"], player: "P3" },
    "Swap Café for Café of Bob",
    "Échanger Café contre Café de Bob",
  ],
  [{ kind: "demolish", cards: ["harbor"] }, "Demolish Port", "Démolir\u00a0: Port"],
  [{ kind: "move", cards: ["mine"], player: "P1" }, "Give Mine to Zoé", "Donner Mine à Zoé"],
  [{ kind: "renovate", cards: ["cafe"] }, "Close every Café", "Fermer partout\u00a0: Café"],
  [{ kind: "build", cards: ["cafe"] }, "Build Café", "Construire\u00a0: Café"],
  [{ kind: "build", nothing: true }, "Build nothing", "Ne rien construire"],
  [{ kind: "first", player: "P3" }, "Bob begins", "Bob commence"],
  [{ kind: "die", numbers: [4] }, "Die: 4", "Dé\u00a0: 4"],
  [{ kind: "dice", numbers: [2, 5] }, "Dice: 2 and 5", "Dés\u00a0: 2 et 5"],
  [{ kind: "draw", cards: ["mine"] }, "Card: Mine", "Carte\u00a0: Mine"],
] satisfies [Parts, string, string][])("%o", (parts, english, french) => {
  const named = () => words.move({ text: "as written", parts }, context);

  test("has its name in both languages", () => {
    expect(named()).toBe(english);
    speech.choose("fr");
    expect(named()).toBe(french);
  });
});

test("what nobody knows a name for is said as it is written, and so is a card", () => {
  expect(words.move({ text: "dance 3", parts: { kind: "dance" } }, context)).toBe("dance 3");
  expect(words.move({ text: "", parts: { kind: "build", cards: ["moon-base"] } }, context)).toBe("Build moon-base");
});

describe("what an action brought", () => {
  test("red pays first, then green; the owner of a red card is named", () => {
    // P1 has 1 coin and a bakery, P3 a cafe: on 3 the coin goes to P3 before the bakery brings another.
    const action = thrown([3], falls("P1", 3), pays("P1", "P3", "cafe"), gains("P1", 1, "bakery"));
    expect(told(action)).toEqual({ name: "Die: 3", facts: ["Zoé ±0 (Boulangerie; Café of Bob)", "Bob +1 (Café)"] });
    speech.choose("fr");
    expect(told(action)).toEqual({ name: "Dé\u00a0: 3", facts: ["Zoé ±0 (Boulangerie\u00a0; Café de Bob)", "Bob +1 (Café)"] });
  });

  test("who threw comes first, all others as they sit", () => {
    const mines = ["P1", "P2", "P3"].map((seat) => gains(seat, 5, "mine"));
    expect(told(thrown([3, 6], falls("P2", 3), falls("P2", 6), ...mines)).facts).toEqual(["Ana +5 (Mine)", "Zoé +5 (Mine)", "Bob +5 (Mine)"]);
    const trawled = [{ kind: "trawls", who: "P3", card: "trawler", amount: 7 }, gains("P1", 7, "trawler"), gains("P3", 7, "trawler")];
    expect(told(thrown([3, 4], ...trawled)).facts).toEqual(["Bob +7 (trawler)", "Zoé +7 (trawler)"]);
    const kept = happened("P3", { kind: "keep" }, mines);
    expect(told(kept).facts.map((fact) => fact.slice(0, 3))).toEqual(["Bob", "Zoé", "Ana"]);
  });

  test("a card is named once, with all who own it; French says d'Ana", () => {
    const action = thrown([3], falls("P1", 3), pays("P1", "P2", "cafe"), pays("P1", "P3", "cafe", 2));
    expect(told(action).facts[0]).toBe("Zoé −3 (Café of Ana, Bob)");
    speech.choose("fr");
    expect(told(action).facts[0]).toBe("Zoé −3 (Café d'Ana, Bob)");
  });

  test("a price has no card, and what a card brings when it is built has one", () => {
    const built = happened("P2", { kind: "build", cards: ["cafe"] }, [{ kind: "builds", who: "P2", card: "cafe" }, gains("P2", -2)]);
    expect(told(built)).toEqual({ name: "Build Café", facts: ["Ana −2"] });
    const loan = [{ kind: "builds", who: "P2", card: "loan-office" }, gains("P2", -1), gains("P2", 5, "loan-office")];
    expect(told({ ...built, events: loan }).facts).toEqual(["Ana +4 (loan-office)"]);
  });

  test("what the bank does for a card of another's is said with its owner", () => {
    const shared = thrown([5, 6], falls("P1", 5), falls("P1", 6), gains("P1", 2, "arboretum"), gains("P2", -1, "arboretum", "P1"));
    expect(told(shared).facts).toEqual(["Zoé +2 (arboretum)", "Ana −1 (arboretum of Zoé)"]);
  });

  test("another turn after a double is told last", () => {
    const ending = happened("P2", { kind: "build", nothing: true }, [gains("P2", 10, "airport"), { kind: "again", who: "P2" }, { kind: "turn", who: "P2" }]);
    expect(told(ending).facts).toEqual(["Ana +10 (airport)", "Ana has another turn"]);
    speech.choose("fr");
    expect(told(ending).facts.at(-1)).toBe("Ana rejoue");
  });

  test("a roll is not told: the dice that follow say how many they are", () => {
    expect(told(happened("P1", { kind: "roll", numbers: [2] }, [{ kind: "rolls", who: "P1", amount: 2 }]))).toEqual({ name: "", facts: [] });
  });

  test("of an earlier action there is the name alone", () => {
    expect(told(happened("P1", { kind: "build", cards: ["mine"] }))).toEqual({ name: "Build Mine", facts: [] });
  });

  test("to one seat: nothing, or the sum", () => {
    const action = thrown([3], falls("P1", 3), pays("P1", "P3", "cafe"), gains("P1", 1, "bakery"));
    expect(["P1", "P2", "P3"].map((seat) => changeOf(action, seat))).toEqual([0, undefined, 1]);
    expect(incomeOf(action, "P2", context)).toBe("");
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
    expect(telling.named(move)).toEqual({ ...move, name: "Build Mine" });
    expect(telling.told(happened("P1", move.parts)).told).toEqual({ name: "Build Mine", facts: [] });
  });

  test("a game without words is told as records write it", () => {
    const plain = new Telling(PLAIN, context);
    expect(plain.named({ move: "take 2", parts: { kind: "take" } }).name).toBe("take 2");
    expect(plain.told(happened("P1", { kind: "take" })).told).toEqual({ name: "as written", facts: [] });
  });
});
