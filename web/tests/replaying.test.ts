import { describe, expect, test } from "vitest";
import { curve } from "../src/minivilles/curve";
import { haste, inTime, lastTurn, payments, stepsOf, THROW, TURN, type Step } from "../src/minivilles/replaying";
import { namesOf } from "../src/parts/seats";
import { fit, marketOf, type Deck, type Player, type View } from "../src/minivilles/view";
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
  test("in the order red, green, blue, purple", () => {
    const towns = [
      player(5, { bakery: 2, stadium: 1 }),
      player(1, { cafe: 1 }),
      player(4, { "apple-orchard": 1, cafe: 2 }),
    ];
    // P1 pays P3 first (counter-clockwise): 2, then P2: 1; bakeries bring 2; the orchard 3 to P3; the stadium 2 of each.
    const after = view("build", [player(8, towns[0]!.cards), player(0, towns[1]!.cards), player(7, towns[2]!.cards)], {
      dice: [3],
      total: 3,
    });
    const paid = payments(view("throw", towns), thrown([3], after), DECK);
    expect(paid.map((each) => each.colour)).toEqual(["red", "green", "blue", "purple"]);
    expect(paid[0]!.flows).toEqual([
      { from: "P1", to: "P3", amount: 2, seat: "P3", card: "cafe" },
      { from: "P1", to: "P2", amount: 1, seat: "P2", card: "cafe" },
    ]);
    expect(paid[3]!.flows.map((flow) => [flow.from, flow.amount])).toEqual([
      ["P2", 2],
      ["P3", 2],
    ]);
  });

  test("who cannot pay all pays what there is", () => {
    const towns = [player(1), player(0, { cafe: 3 })];
    const after = view("build", [player(0), player(1, towns[1]!.cards)], { dice: [3], total: 3 });
    expect(payments(view("throw", towns), thrown([3], after), DECK)).toEqual([
      { colour: "red", flows: [{ from: "P1", to: "P2", amount: 1, seat: "P2", card: "cafe" }] },
    ]);
  });

  test("the mall counts, and so do cows; closed cards do not", () => {
    const town = {
      ...player(0, { bakery: 2, "cheese-factory": 1, ranch: 3 }, ["shopping-mall"]),
      closed: { bakery: 1 },
    };
    const bread = view("build", [{ ...town, coins: 2, closed: {} }, player(0)], { dice: [3], total: 3 });
    expect(payments(view("throw", [town, player(0)]), thrown([3], bread), DECK)[0]).toMatchObject({
      colour: "green",
      flows: [{ amount: 2 }],
    });
    const cheese = view("build", [{ ...town, coins: 9 }, player(0)], { dice: [3, 4], total: 7 });
    expect(payments(view("throw", [town, player(0)]), thrown([3, 4], cheese), DECK)[0]).toMatchObject({
      flows: [{ from: "bank", to: "P1", amount: 9 }],
    });
  });

  test("a trawler pays what its own throw shows, to who has the harbor", () => {
    const towns = [player(0, { trawler: 1 }), player(0, { trawler: 2 }, ["harbor"])];
    const after = view("build", [towns[0]!, { ...towns[1]!, coins: 14 }], { dice: [6, 6], total: 12 });
    const paid = payments(view("trawler", towns, { dice: [6, 6], total: 12 }), thrown([3, 4], after), DECK);
    expect(paid).toEqual([
      { colour: "blue", flows: [{ from: "bank", to: "P2", amount: 14, seat: "P2", card: "trawler" }] },
    ]);
  });

  test("nothing before the dice are settled", () => {
    const towns = [player(3, { "wheat-field": 1 }), player(3)];
    const after = view("reroll", towns, { dice: [1], total: 1 });
    expect(payments(view("throw", towns), thrown([1], after), DECK)).toEqual([]);
  });

  test("a choice pays who made it", () => {
    const towns = [player(0, { "tv-station": 1 }), player(3)];
    const after = view("build", [player(3, towns[0]!.cards), player(0)], { dice: [6], total: 6 });
    const took = happened("P1", "take P2", { kind: "take", player: "P2" }, after);
    expect(payments(view("take", towns, { dice: [6], total: 6 }), took, DECK)[0]).toMatchObject({
      colour: "purple",
      flows: [{ from: "P2", to: "P1", amount: 3, card: "tv-station" }],
    });
  });

  test("what cannot be explained is still shown: who has less, who has more", () => {
    const towns = [player(5), player(0), player(0)];
    const after = view("build", [player(2), player(2), player(4)], { dice: [4], total: 4 });
    expect(payments(view("throw", towns), thrown([4], after), DECK)[0]!.flows).toEqual([
      { from: "P1", to: "P2", amount: 2 },
      { from: "P1", to: "P3", amount: 1 },
      { from: "bank", to: "P3", amount: 3 },
    ]);
    expect(payments(view("throw", towns), thrown([4], after), {})[0]!.flows).toHaveLength(3); // cards not loaded yet
  });

  test("the price goes to the bank", () => {
    const built = happened(
      "P1",
      "build cafe",
      { kind: "build", cards: ["cafe"] },
      view("roll", [player(1, { cafe: 1 }), player(0)], { turn: "P2" }),
    );
    expect(payments(view("build", [player(3), player(0)]), built, DECK)).toEqual([
      { colour: "landmark", flows: [{ from: "P1", to: "bank", amount: 2 }] },
    ]);
  });
});

describe("steps", () => {
  const towns = [player(3, { "wheat-field": 1 }), player(3, { "wheat-field": 1 })];
  const rolled = happened("P1", "roll 1", { kind: "roll", numbers: [1] }, view("throw", towns, { throwing: 1 }), 4);
  const one = thrown(
    [1],
    view("build", [player(4, towns[0]!.cards), player(4, towns[1]!.cards)], { dice: [1], total: 1 }),
  );
  const last = view("roll", [player(2, { "wheat-field": 1, cafe: 1 }), player(4, towns[1]!.cards)], {
    turn: "P2",
    piles: { cafe: 5 },
  });
  const built = happened("P1", "build cafe", { kind: "build", cards: ["cafe"] }, last, 6);

  test("a turn: dice, coins, card, price", () => {
    const steps = stepsOf(view("roll", towns), [rolled, one, built], DECK);
    expect(steps.map((step) => step.kind)).toEqual(["throw", "pay", "build", "pay"]);
    expect(steps[0]).toMatchObject({ dice: [1], ms: THROW, turn: "P1" });
    expect(steps[0]!.view.players[0]!.coins).toBe(3); // nobody has anything before the die lies
    expect(steps[1]!.view.players.map((each) => each.coins)).toEqual([4, 4]);
    expect(steps[2]).toMatchObject({ seat: "P1", card: "cafe" });
    expect(steps[2]!.view.players[0]).toMatchObject({ coins: 4, cards: { cafe: 1 } });
    expect(steps.at(-1)!.view).toBe(last);
  });

  test("a turn takes less than three seconds, and dice keep their time", () => {
    const steps = stepsOf(view("roll", towns), [rolled, one, built], DECK);
    expect(time(steps)).toBeLessThan(3000);
    const pays = Array.from({ length: 20 }, () => steps[1]!);
    const long = inTime([steps[0]!, ...pays]);
    expect(long[0]!.ms).toBe(THROW);
    expect(time(long)).toBeLessThan(time([steps[0]!, ...pays]) / 2);
  });

  test("the more waits, the faster it is shown", () => {
    const steps = stepsOf(view("roll", towns), [rolled, one, built], DECK);
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
    expect(stepsOf(before, [swapped], DECK)).toMatchObject([
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
      stepsOf(view("build", towns), [happened("P1", "build nothing", { kind: "build", nothing: true }, same)], DECK),
    ).toEqual([]);
    expect(stepsOf(view("build", towns), [{ ...built, after: undefined }], DECK)).toEqual([]);
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

  test("the curve: what towns are worth after each change", () => {
    const act = (who: string, parts: Parts): Happened => ({ ply: 0, who, action: "", parts });
    const actions = [
      act("P1", { kind: "build", cards: ["cafe"] }),
      act("chance", { kind: "draw", cards: ["cafe"] }),
      act("P2", { kind: "build", nothing: true }),
      act("P2", { kind: "build", cards: ["stadium"] }),
      act("P1", { kind: "swap", cards: ["cafe", "bakery"], player: "P2" }),
      act("P2", { kind: "demolish", cards: ["harbor"] }),
    ];
    expect(curve(actions, 2, DECK)).toEqual([
      [0, 2, 2, 1, 1],
      [0, 0, 6, 7, 5],
    ]);
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
