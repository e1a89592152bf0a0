import { describe, expect, test } from "vitest";
import { inTime, lastTurn, payments, stepsOf, THROW, type Step } from "../src/minivilles/replaying";
import { haste, TURN } from "../src/table/replay.svelte";
import { namesOf } from "../src/parts/seats";
import { fit, marketOf, missingFor, type Deck, type Player, type View } from "../src/minivilles/view";
import type { Flow } from "../src/server/flow";
import type { Card, Event, Happened, Parts } from "../src/server/messages";
import type { ToldAction } from "../src/table/words";

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
  facts: { prices: {}, ranks: [] },
  ...more,
});
const happened = (who: string, parts: Parts, after: View, events: Event[] = [], ply = 5): Happened<View> => ({
  ply,
  who,
  action: "",
  parts,
  after,
  events,
});
const thrown = (dice: number[], after: View, events: Event[]) =>
  happened("chance", { kind: dice.length === 1 ? "die" : "dice", numbers: dice }, after, [
    ...dice.map((amount) => ({ kind: "falls", who: "P1", amount })),
    ...events,
  ]);
const steps = (before: View, ...actions: Happened<View>[]) => stepsOf(before, actions, DECK);
const pays = (who: string, whom: string, card: string, amount = 1): Event => ({ kind: "pays", who, whom, card, amount });
const gains = (who: string, card: string, amount = 1): Event => ({ kind: "gains", who, whom: who, card, amount });
const purses = (shown: Step[]) => shown.map((step) => step.view.players.map((each) => each.coins));
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
    const events = [pays("P1", "P3", "cafe", 2), pays("P1", "P2", "cafe"), gains("P3", "apple-orchard", 3)];
    const shown = steps(view("throw", towns), thrown([3], after, events));
    expect(purses(shown)).toEqual([
      [5, 1, 4], // nobody has anything before the die lies
      [2, 2, 6],
      [2, 2, 9],
    ]);
    expect(shown.map((step) => (step.kind === "pay" ? [step.colour, step.meanwhile!.players[0]!.coins] : null))).toEqual([
      null,
      ["red", 2], // coins are gone before they are there
      ["blue", 2],
    ]);
  });
});

describe("steps", () => {
  const towns = [player(3, { "wheat-field": 1 }), player(3, { "wheat-field": 1 })];
  const throwing = view("throw", towns, { throwing: 1 });
  const rolled = happened("P1", { kind: "roll", numbers: [1] }, throwing, [{ kind: "rolls", who: "P1" }], 4);
  const richer = view("build", [player(4, towns[0]!.cards), player(4, towns[1]!.cards)], { dice: [1], total: 1 });
  const one = thrown([1], richer, [gains("P1", "wheat-field"), gains("P2", "wheat-field")]);
  const last = view("roll", [player(2, { "wheat-field": 1, cafe: 1 }), player(4, towns[1]!.cards)], {
    turn: "P2",
    piles: { cafe: 5 },
  });
  const building: Event[] = [
    { kind: "builds", who: "P1", card: "cafe" },
    { kind: "gains", who: "P1", amount: -2 },
    { kind: "turn", who: "P2" },
  ];
  const built = happened("P1", { kind: "build", cards: ["cafe"] }, last, building, 6);

  test("a turn: dice, coins, card, price", () => {
    const shown = steps(view("roll", towns), rolled, one, built);
    expect(shown.map((step) => step.kind)).toEqual(["throw", "pay", "build", "pay"]);
    expect(shown[0]).toMatchObject({ dice: [1], ms: THROW, turn: "P1", rigid: true });
    expect(purses(shown)).toEqual([
      [3, 3], // nobody has anything before the die lies
      [4, 4],
      [4, 4],
      [2, 4],
    ]);
    expect(shown[2]).toMatchObject({ seat: "P1", card: "cafe", turn: "P1" });
    expect(shown[2]!.view.players[0]!.cards).toMatchObject({ cafe: 1 });
    expect(shown.at(-1)!.view).toBe(last);
  });

  test("a turn takes less than three seconds, and dice keep their time", () => {
    const shown = steps(view("roll", towns), rolled, one, built);
    expect(time(shown)).toBeLessThan(3000);
    const pays = Array.from({ length: 20 }, () => shown[1]!);
    const long = inTime([shown[0]!, ...pays]);
    expect(long[0]!.ms).toBe(THROW);
    expect(time(long)).toBeLessThan(time([shown[0]!, ...pays]) / 2);
  });

  test("the more waits, the faster it is shown", () => {
    const shown = steps(view("roll", towns), rolled, one, built);
    expect(haste(shown)).toBe(1);
    expect(haste(Array.from({ length: 4 }, () => shown).flat())).toBeGreaterThan((3 * time(shown)) / TURN);
  });

  test("cards change hands, open or closed", () => {
    const before = view("swap", [player(0, { bakery: 1 }), player(0, { cafe: 1 })], { dice: [6], total: 6 });
    const after = view("build", [player(0, { cafe: 1 }), player(0, { bakery: 1 })], { dice: [6], total: 6 });
    const swapped = happened("P1", { kind: "swap", cards: ["bakery", "cafe"], player: "P2" }, after, [
      { kind: "hands-closed", who: "P1", whom: "P2", card: "bakery" },
      { kind: "hands", who: "P2", whom: "P1", card: "cafe" },
    ]);
    const cards = [
      { card: "bakery", from: "P1", to: "P2" },
      { card: "cafe", from: "P2", to: "P1" },
    ];
    expect(steps(before, swapped)).toMatchObject([{ kind: "hand", cards, meanwhile: before, view: after }]);
  });

  test("a renovation marks the cards that close, and then is paid for", () => {
    const before = view("renovate", [player(0, { bakery: 1 }), player(0, { bakery: 3 })], { dice: [2, 6], total: 8 });
    const after = { ...before, phase: "build", players: [player(4, { bakery: 1 }), player(0, { bakery: 3 })] };
    const renovated = happened("P1", { kind: "renovate", cards: ["bakery"] }, after, [
      { kind: "closes", who: "P1", card: "bakery" },
      gains("P1", "renovation-company"),
      { kind: "closes", who: "P2", card: "bakery", amount: 3 },
      gains("P1", "renovation-company", 3),
    ]);
    const shown = steps(before, renovated);
    expect(shown.map((step) => step.kind)).toEqual(["note", "pay"]);
    expect(shown[0]).toMatchObject({ cards: ["P1", "P2"].map((seat) => ({ seat, card: "bakery" })) });
    expect(shown[1]).toMatchObject({ flows: [{ from: "bank", to: "P1", amount: 4 }] });
  });

  test("a landmark is marked where it was demolished, and an addition takes its time", () => {
    const after = view("build", towns);
    const demolished = happened("P1", { kind: "demolish", cards: ["harbor"] }, after, [{ kind: "demolishes", who: "P1", card: "harbor" }]);
    expect(steps(view("demolish", towns), demolished)).toMatchObject([{ kind: "note", cards: [{ seat: "P1", card: "harbor" }] }]);
    const added = happened("P1", { kind: "add", numbers: [2] }, after, [{ kind: "adds", who: "P1", amount: 2 }]);
    expect(steps(view("harbor", towns), added)).toMatchObject([{ kind: "note", cards: [] }]);
    expect(steps(view("harbor", towns), happened("P1", { kind: "add", numbers: [0] }, after))).toEqual([]);
  });

  test("the trawlers' dice are thrown, and those of the roll lie where they lay", () => {
    const before = view("trawler", towns, { dice: [6, 6], total: 12 });
    const after = view("build", [player(10), player(3)], { dice: [6, 6], total: 12 });
    const events = [{ kind: "trawls", who: "P1", card: "trawler", amount: 7 }, gains("P1", "trawler", 7)];
    const [first, ...rest] = steps(before, happened("chance", { kind: "dice", numbers: [3, 4] }, after, events));
    expect(first).toMatchObject({ kind: "throw", dice: [3, 4], view: { dice: [6, 6], players: towns } });
    expect(rest.map((step) => step.kind)).toEqual(["pay"]);
  });

  test("a card comes to the market, but not while it is laid out", () => {
    const drawn = happened("chance", { kind: "draw", cards: ["cafe"] }, view("roll", towns), [{ kind: "comes", card: "cafe" }]);
    expect(steps(view("refill", towns), drawn)).toMatchObject([{ kind: "draw", card: "cafe" }]);
    expect(steps(view("setup", towns), drawn)).toEqual([]);
  });

  test("nothing to see: nothing is shown", () => {
    const same = view("roll", towns, { turn: "P2" });
    const nothing = happened("P1", { kind: "build", nothing: true }, same, [{ kind: "turn", who: "P2" }]);
    expect(steps(view("build", towns), nothing)).toEqual([]);
    expect(steps(view("build", towns), { ...built, after: undefined })).toEqual([]);
  });
});

describe("words and numbers", () => {
  test("the last turn as it was told", () => {
    const told = (who: string, kind: string, ...texts: string[]): ToldAction => ({
      ply: 0,
      who,
      action: "",
      parts: { kind },
      told: texts.map((text) => ({ text })),
    });
    const actions = [
      told("P1", "build", "Ana builds a Mine (−6)"),
      told("P2", "roll"),
      told("chance", "die", "Zoé rolls 3: the Bakery brings 1"),
      told("P2", "build", "Zoé builds a Café (−2)", "Zoé has another turn after this double"),
      told("chance", "draw", "New in the market: a Mine"),
    ];
    expect(lastTurn(actions)).toEqual({
      who: "P2",
      lines: [
        { text: "Zoé rolls 3: the Bakery brings 1" },
        { text: "Zoé builds a Café (−2)" },
        { text: "Zoé has another turn after this double" },
      ],
    });
    expect(lastTurn([])).toBeNull();
  });

  test("what is missing is told by the price, as far as there is one", () => {
    const now = view("build", [], { facts: { prices: { cafe: 2, mine: 6 }, ranks: [] } });
    expect(["cafe", "mine", "bakery"].map((slug) => missingFor(now, slug, player(3)))).toEqual([0, 3, 0]);
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
