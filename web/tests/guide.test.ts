import { expect, test } from "vitest";
import { advice, suggestion, type Seen } from "../src/first/guide";
import type { Card, Event, Happened } from "../src/server/messages";
import { speech } from "../src/texts";

speech.choose("en");

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
const did = (who: string, kind: string, more: Partial<Happened["parts"]> = {}, events: Event[] = []): Happened => ({
  ply: 0,
  who,
  action: kind,
  parts: { kind, ...more },
  events,
});
const builds = (slugs: string[]) => slugs.map((slug) => ({ move: `build ${slug}`, parts: { kind: "build", cards: [slug] } }));

function seen(actions: Happened[], actor: string | null, more: Partial<Seen> = {}): Seen {
  const view = { players: [{ coins: 3, cards: { "wheat-field": 1, bakery: 1 }, landmarks: [] }] };
  const legal = builds(["wheat-field", "bakery", "cafe", "convenience-store", "forest"]);
  const now = { ply: actions.length, actor, seat: "P1", view, legal, seconds: null, winners: [], scores: [] };
  const context = { you: "P1", names: { P1: "Zoé", P2: "Bot" } };
  return { seat: "P1", context, now, actions, cards, welcomed: true, ...more };
}
const said = (what: Seen) => advice(what)?.says.map((words) => words.key);

const falls = (who: string, amount: number): Event => ({ kind: "falls", who, amount });
const gains = (who: string, card: string): Event => ({ kind: "gains", who, whom: who, card });
const pays = (who: string, whom: string, card: string): Event => ({ kind: "pays", who, whom, card });
const die = (who: string, n: number, ...brings: Event[]) => did("chance", "die", { numbers: [n] }, [falls(who, n), ...brings]);

const roll = [did("P1", "roll"), die("P1", 3, gains("P1", "bakery"))];
const cafe = did("P1", "build", { cards: ["cafe"] });
const theirs = [did("P2", "roll"), die("P2", 1, gains("P2", "wheat-field"), gains("P1", "wheat-field")), did("P2", "build")];

test("the mayor welcomes, then lets one roll", () => {
  expect(advice(seen([], "P1", { welcomed: false }))).toMatchObject({ step: 1, pressed: true });
  expect(advice(seen([], "P1"))).toMatchObject({ step: 2, pressed: false });
});

test("the mayor says what the die really brought, and proposes a card that can be paid", () => {
  const now = advice(seen(roll, "P1"));
  expect(now?.step).toBe(3);
  expect(now?.says[0]).toEqual({ key: "first-rolled-well", values: { told: "You roll 3: your Bakery brings 1" } });
  expect(now?.says[1]?.values?.card).toBe("convenience-store");
  expect(said(seen([did("P1", "roll"), die("P1", 6)], "P1"))?.[0]).toBe("first-rolled-nothing");
  const taken = [did("P1", "roll"), die("P1", 3, pays("P1", "P2", "cafe"))];
  expect(advice(seen(taken, "P1"))?.says[0]).toEqual({ key: "first-rolled-badly", values: { told: "You roll 3 and pay Bot 1 for the Café" } });
});

test("a number that the town has not comes before one that it has", () => {
  const poor = seen(roll, "P1");
  poor.now.legal = builds(["wheat-field", "cafe", "forest"]);
  expect(suggestion(poor)?.slug).toBe("forest");
  poor.now.legal = builds([]);
  expect(suggestion(poor)).toBeUndefined();
});

test("the mayor explains the colour of what was built, and the bot's roll", () => {
  expect(said(seen([...roll, cafe], "P2"))).toEqual(["first-built-red", "first-bot-plays"]);
  expect(said(seen([...roll, cafe, ...theirs], "P1"))).toEqual(["first-their-gain", "first-roll-again"]);
  const nothing = [did("P2", "roll"), die("P2", 3, gains("P2", "bakery")), did("P2", "build")];
  expect(said(seen([...roll, cafe, ...nothing], "P1"))?.[0]).toBe("first-their-nothing");
  const costs = [did("P2", "roll"), die("P2", 4, pays("P1", "P2", "stadium")), did("P2", "build")];
  expect(said(seen([...roll, cafe, ...costs], "P1"))?.[0]).toBe("first-their-loss");
  // Nobody has rolled since I did.
  expect(said(seen([...roll, cafe], "P1"))).toEqual(["first-roll-again"]);
  expect(said(seen([...roll, did("P1", "build", { nothing: true })], "P2"))?.[0]).toBe("first-built-nothing");
});

test("after two turns the mayor has said everything", () => {
  const two = [...roll, cafe, ...theirs, ...roll, cafe];
  expect(advice(seen([...roll, cafe, ...theirs, ...roll], "P1"))?.step).toBe(6);
  expect(advice(seen(two, "P2"))?.step).toBe(7);
  expect(advice(seen([...two, ...theirs], "P1"))).toMatchObject({ step: 8, pressed: true });
  expect(advice(seen(two, null))).toBeUndefined();
});
