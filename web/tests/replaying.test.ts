import { describe, expect, test } from "vitest";
import { inTime, lastTurn, payments, stepsOf, THROW, type Step } from "../src/minivilles/replaying";
import { haste, TURN } from "../src/table/replay.svelte";
import { namesOf } from "../src/parts/seats";
import { fit, marketOf, type Deck, type Player, type View } from "../src/minivilles/view";
import type { Flow } from "../src/server/flow";
import type { Card, Happened, Parts } from "../src/server/messages";

const card = (
  slug: string,
  colour: Card["colour"],
  roll: Card["roll"],
  cost: number,
  icon: string,
  amount: Card["amount"],
): Card => ({
  slug,
  name: slug,
  effect: "",
  kind: colour === "landmark" ? "landmark" : "establishment",
  colour,
  roll,
  cost,
  icon,
  amount,
  copies: 6,
  type: null,
  stars: null,
  slots: null,
  gain: null,
  others: null,
  owner: null,
  upkeep: null,
});
const DECK: Deck = Object.fromEntries(
  [
    card("wheat-field", "blue", [1, 1], 1, "wheat", 1),
    card("bakery", "green", [2, 3], 1, "bread", 1),
    card("cafe", "red", [3, 3], 2, "cup", 1),
    card("apple-orchard", "blue", [3, 3], 3, "wheat", 3), // not as printed: all colours on one number
    card("stadium", "purple", [3, 3], 6, "tower", 2),
    card("tv-station", "purple", [6, 6], 7, "tower", 5),
    card("cheese-factory", "green", [7, 7], 5, "factory", 3),
    card("ranch", "blue", [2, 2], 1, "cow", 1),
    card("trawler", "blue", [12, 14], 5, "boat", 1),
    card("private-club", "red", [12, 14], 4, "cup", "all"),
    card("harbor", "landmark", null, 2, "tower", null),
    card("shopping-mall", "landmark", null, 10, "tower", 1),
  ].map((each) => [each.slug, each]),
);

const player = (coins: number, cards: Record<string, number> = {}, landmarks: string[] = []): Player => ({
  coins,
  cards,
  closed: {},
  landmarks,
  startup: 0,
});
const view = (phase: string, players: Player[], more: Partial<View> = {}): View => ({
  edition: "base",
  market: "open",
  turn: "P1",
  phase,
  players,
  piles: { cafe: 6 },
  ...more,
});
const happened = (who: string, action: string, parts: Parts, after: View, ply = 5): Happened<View> => ({
  ply,
  who,
  action,
  parts,
  after,
});
const thrown = (dice: number[], after: View) =>
  happened(
    "chance",
    dice.length === 1 ? `die ${dice[0]}` : `dice ${dice.join(" ")}`,
    { kind: dice.length === 1 ? "die" : "dice", numbers: dice },
    after,
  );
const time = (steps: Step[]) => steps.reduce((all, step) => all + step.ms, 0);

describe("who pays whom", () => {
  const red: Flow = { from: "P1", to: "P3", amount: 2, seat: "P3", card: "cafe", colour: "red" };
  const also: Flow = { from: "P1", to: "P2", amount: 1, seat: "P2", card: "cafe", colour: "red" };
  const blue: Flow = { from: "bank", to: "P3", amount: 3, seat: "P3", card: "apple-orchard", colour: "blue" };
  const price: Flow = { from: "P1", to: "bank", amount: 2 };

  test("what one colour pays is paid at once, in the order of the rules", () => {
    expect(payments([red, also, blue])).toEqual([
      { colour: "red", flows: [red, also] },
      { colour: "blue", flows: [blue] },
    ]);
  });

  test("what no card does comes with the landmarks", () => {
    expect(payments([price])).toEqual([{ colour: "landmark", flows: [price] }]);
  });

  test("a colour that pays again later is shown again", () => {
    expect(payments([blue, red, blue]).map((each) => each.colour)).toEqual(["blue", "red", "blue"]);
  });

  test("nothing is paid, nothing is shown", () => {
    expect(payments([])).toEqual([]);
  });

  test("coins are counted payment by payment", () => {
    const towns = [player(5), player(1, { cafe: 1 }), player(4, { "apple-orchard": 1, cafe: 2 })];
    const after = view("build", [player(2), player(2, towns[1]!.cards), player(9, towns[2]!.cards)], { dice: [3] });
    const steps = stepsOf(view("throw", towns), [{ ...thrown([3], after), flows: [red, also, blue] }]);
    expect(steps.map((step) => step.view.players.map((each) => each.coins))).toEqual([
      [5, 1, 4], // nobody has anything before the die lies
      [2, 2, 6],
      [2, 2, 9],
    ]);
  });
});

describe("steps", () => {
  const towns = [player(3, { "wheat-field": 1 }), player(3, { "wheat-field": 1 })];
  const rolled = happened("P1", "roll 1", { kind: "roll", numbers: [1] }, view("throw", towns, { throwing: 1 }), 4);
  const field = (seat: string): Flow => ({ from: "bank", to: seat, amount: 1, seat, card: "wheat-field", colour: "blue" });
  const one = {
    ...thrown([1], view("build", [player(4, towns[0]!.cards), player(4, towns[1]!.cards)], { dice: [1], total: 1 })),
    flows: [field("P1"), field("P2")],
  };
  const last = view("roll", [player(2, { "wheat-field": 1, cafe: 1 }), player(4, towns[1]!.cards)], {
    turn: "P2",
    piles: { cafe: 5 },
  });
  const built = {
    ...happened("P1", "build cafe", { kind: "build", cards: ["cafe"] }, last, 6),
    flows: [{ from: "P1", to: "bank", amount: 2 }],
  };

  test("a turn: dice, coins, card, price", () => {
    const steps = stepsOf(view("roll", towns), [rolled, one, built]);
    expect(steps.map((step) => step.kind)).toEqual(["throw", "pay", "build", "pay"]);
    expect(steps[0]).toMatchObject({ dice: [1], ms: THROW, turn: "P1" });
    expect(steps[0]!.view.players[0]!.coins).toBe(3); // nobody has anything before the die lies
    expect(steps[1]!.view.players.map((each) => each.coins)).toEqual([4, 4]);
    expect(steps[2]).toMatchObject({ seat: "P1", card: "cafe" });
    expect(steps[2]!.view.players[0]).toMatchObject({ coins: 4, cards: { cafe: 1 } });
    expect(steps.at(-1)!.view).toBe(last);
  });

  test("a turn takes less than three seconds, and dice keep their time", () => {
    const steps = stepsOf(view("roll", towns), [rolled, one, built]);
    expect(time(steps)).toBeLessThan(3000);
    const pays = Array.from({ length: 20 }, () => steps[1]!);
    const long = inTime([steps[0]!, ...pays]);
    expect(long[0]!.ms).toBe(THROW);
    expect(time(long)).toBeLessThan(time([steps[0]!, ...pays]) / 2);
  });

  test("the more waits, the faster it is shown", () => {
    const steps = stepsOf(view("roll", towns), [rolled, one, built]);
    expect(haste(steps)).toBe(1);
    expect(haste(Array.from({ length: 4 }, () => steps).flat())).toBeGreaterThan((3 * time(steps)) / TURN);
  });

  test("cards change hands", () => {
    const before = view("swap", [player(0, { bakery: 1 }), player(0, { cafe: 1 })], { dice: [6], total: 6 });
    const after = view("build", [player(0, { cafe: 1 }), player(0, { bakery: 1 })], { dice: [6], total: 6 });
    const swapped = happened(
      "P1",
      "swap bakery P2 cafe",
      { kind: "swap", cards: ["bakery", "cafe"], player: "P2" },
      after,
    );
    expect(stepsOf(before, [swapped])).toMatchObject([
      {
        kind: "hand",
        cards: [
          { card: "bakery", from: "P1", to: "P2" },
          { card: "cafe", from: "P2", to: "P1" },
        ],
      },
    ]);
  });

  test("nothing to see: nothing is shown", () => {
    const same = view("roll", towns, { turn: "P2" });
    expect(
      stepsOf(view("build", towns), [happened("P1", "build nothing", { kind: "build", nothing: true }, same)]),
    ).toEqual([]);
    expect(stepsOf(view("build", towns), [{ ...built, after: undefined }])).toEqual([]);
  });
});

describe("words and numbers", () => {
  test("the last turn as it was told", () => {
    const told = (who: string, kind: string, name: string, facts: string[] = []): Happened => ({
      ply: 0,
      who,
      action: "",
      parts: { kind },
      told: { name, facts },
    });
    const actions = [
      told("P1", "build", "Build Mine"),
      told("P2", "roll", ""),
      told("chance", "die", "Die: 4", ["Zoé +1"]),
      told("P2", "build", "Build Café"),
      told("chance", "draw", "Card: Mine"),
    ];
    expect(lastTurn(actions)).toEqual({
      who: "P2",
      lines: [
        { name: "Die: 4", facts: ["Zoé +1"] },
        { name: "Build Café", facts: [] },
      ],
    });
    expect(lastTurn([])).toBeNull();
  });

  test("the market: all kinds of an open one, by their numbers", () => {
    expect(marketOf(view("build", []), DECK).slice(0, 3)).toEqual(["wheat-field", "ranch", "bakery"]);
    expect(marketOf({ ...view("build", []), market: "line", piles: { cafe: 1, bakery: 2 } }, DECK)).toEqual([
      "bakery",
      "cafe",
    ]);
  });

  test("who would be called the same is told apart", () => {
    const seats = ["P1", "P2", "P3"].map((seat) => ({ seat, kind: "bot" as const }));
    expect(namesOf(seats, (seat) => (seat.seat === "P3" ? "Zoé" : "Bot"))).toEqual({
      P1: "Bot (P1)",
      P2: "Bot (P2)",
      P3: "Zoé",
    });
  });

  test("cards fit into their space", () => {
    expect(fit(10, 1000, 200, 10, 40, 200)).toBe(91); // one row
    expect(fit(40, 1000, 200, 10, 40, 200)).toBeGreaterThanOrEqual(40);
    expect(fit(1, 1000, 1000, 10, 40, 120)).toBe(120);
    expect(fit(0, 1000, 1000, 10, 40, 120)).toBeGreaterThan(0);
  });
});
