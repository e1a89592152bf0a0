import { expect, test } from "vitest";
import { advice, suggestion, type Seen } from "../src/first/guide";
import type { Card, Happened } from "../src/server/messages";

const card = (slug: string, more: Partial<Card>): Card => ({
  slug,
  name: slug.toUpperCase(),
  effect: "",
  kind: "establishment",
  colour: "blue",
  roll: null,
  cost: 1,
  icon: null,
  amount: 1,
  copies: 6,
  type: null,
  stars: null,
  slots: null,
  gain: null,
  others: null,
  owner: null,
  upkeep: null,
  ...more,
});
const cards = [
  card("wheat-field", { roll: [1, 1] }),
  card("bakery", { roll: [2, 3], colour: "green" }),
  card("cafe", { roll: [3, 3], colour: "red", cost: 2 }),
  card("convenience-store", { roll: [4, 4], colour: "green", cost: 2, amount: 3 }),
  card("forest", { roll: [5, 5], cost: 3 }),
  card("train-station", { kind: "landmark", colour: "landmark", cost: 4 }),
];
const did = (who: string, kind: string, more: Partial<Happened["parts"]> = {}, facts: string[] = []): Happened => ({
  ply: 0,
  who,
  action: kind,
  parts: { kind, ...more },
  told: { name: "", facts },
});
const builds = (slugs: string[]) => slugs.map((slug) => ({ move: `build ${slug}`, parts: { kind: "build", cards: [slug] } }));

function seen(actions: Happened[], actor: string | null, more: Partial<Seen> = {}): Seen {
  const view = { players: [{ coins: 3, cards: { "wheat-field": 1, bakery: 1 }, landmarks: [] }] };
  const legal = builds(["wheat-field", "bakery", "cafe", "convenience-store", "forest"]);
  const now = { ply: actions.length, actor, seat: "P1", view, legal, seconds: null, winners: [], scores: [] };
  return { seat: "P1", name: "Zoé", now, actions, cards, welcomed: true, ...more };
}
const said = (what: Seen) => advice(what)?.says.map((words) => words.key);

const roll = [did("P1", "roll"), did("chance", "die", { numbers: [3] }, ["Zoé +1 (Bakery)"])];
const cafe = did("P1", "build", { cards: ["cafe"] });
const theirs = [did("P2", "roll"), did("chance", "die", { numbers: [1] }, ["Bot +1 (Wheat Field)", "Zoé +1 (Wheat Field)"]), did("P2", "build")];

test("the mayor welcomes, then lets one roll", () => {
  expect(advice(seen([], "P1", { welcomed: false }))).toMatchObject({ step: 1, pressed: true });
  expect(advice(seen([], "P1"))).toMatchObject({ step: 2, pressed: false });
});

test("the mayor says what the die really brought, and proposes a card that can be paid", () => {
  const now = advice(seen(roll, "P1"));
  expect(now?.step).toBe(3);
  expect(now?.says[0]).toEqual({ key: "first.rolled-well", values: { n: 3, fact: "Zoé +1 (Bakery)" } });
  expect(now?.says[1]?.values?.card).toBe("CONVENIENCE-STORE");
  expect(said(seen([did("P1", "roll"), did("chance", "die", { numbers: [6] })], "P1"))?.[0]).toBe("first.rolled-nothing");
  const taken = did("chance", "die", { numbers: [3] }, ["Zoé −1 (Café)"]);
  expect(said(seen([did("P1", "roll"), taken], "P1"))?.[0]).toBe("first.rolled-badly");
});

test("a number that the town has not comes before one that it has", () => {
  const poor = seen(roll, "P1");
  poor.now.legal = builds(["wheat-field", "cafe", "forest"]);
  expect(suggestion(poor)?.slug).toBe("forest");
  poor.now.legal = builds([]);
  expect(suggestion(poor)).toBeUndefined();
});

test("the mayor explains the colour of what was built, and the bot's roll", () => {
  expect(said(seen([...roll, cafe], "P2"))).toEqual(["first.built.red", "first.bot-plays"]);
  expect(said(seen([...roll, cafe, ...theirs], "P1"))).toEqual(["first.their-gain", "first.roll-again"]);
  expect(said(seen([...roll, did("P1", "build", { nothing: true })], "P2"))?.[0]).toBe("first.built.nothing");
});

test("after two turns the mayor has said everything", () => {
  const two = [...roll, cafe, ...theirs, ...roll, cafe];
  expect(advice(seen([...roll, cafe, ...theirs, ...roll], "P1"))?.step).toBe(6);
  expect(advice(seen(two, "P2"))?.step).toBe(7);
  expect(advice(seen([...two, ...theirs], "P1"))).toMatchObject({ step: 8, pressed: true });
  expect(advice(seen(two, null))).toBeUndefined();
});
