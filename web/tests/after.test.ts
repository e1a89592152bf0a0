import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { momentOf } from "../src/after/moments";
import { reviewOf } from "../src/after/reviews";
import { Past, type Looked } from "../src/after/past.svelte";
import { share, some, steps, ticks } from "../src/after/plotting";
import { isPosition, parsed, written } from "../src/records/files";
import type { Event, FromServer, Review, Reviewed } from "../src/server/messages";
import { speech } from "../src/texts";

beforeEach(() => speech.choose("en"));
afterEach(() => vi.unstubAllGlobals());

const action = (ply: number, who: string, parts: Reviewed["parts"], events: Event[] = []): Reviewed => ({
  ply,
  who,
  action: "as written",
  parts,
  events,
  after: { at: ply + 1 },
});
const game: Looked = {
  id: "abc",
  setup: { game: "minivilles", edition: "base", house: {}, options: {}, rules: 1, clock: null, dice: "verified", pace: 0, start: null },
  seats: [
    { seat: "P1", kind: "person", name: "Zoé" },
    { seat: "P2", kind: "bot", name: "Anatole" },
  ],
  winners: ["P2"],
  scores: [1, 4],
  before: { at: 0 },
  actions: [
    action(0, "P1", { kind: "roll", numbers: [1] }),
    action(1, "chance", { kind: "die", numbers: [3] }, [
      { kind: "falls", who: "P1", amount: 3 },
      { kind: "gains", who: "P1", whom: "P1", card: "bakery" },
    ]),
    action(2, "P2", { kind: "build", cards: ["harbor"] }, [{ kind: "gains", who: "P2", amount: -2 }]),
  ],
};

describe("a game of the past", () => {
  function looking(ply = 0) {
    const past = new Past<{ at: number }>(game, ply);
    const heard: FromServer[] = [];
    past.listen((message) => heard.push(message));
    return { past, heard };
  }

  test("stands where it is told to: position, log, whose turn it is", () => {
    const { past } = looking(2);
    expect(past.now).toMatchObject({ ply: 2, view: { at: 2 }, actor: "P2", legal: [], winners: [] });
    expect(past.actions.map(({ ply }) => ply)).toEqual([0, 1]);
    expect(past.phase).toBe("over");
    expect(past.nameOf("P2")).toBe("Anatole");
  });

  test("one step on happens before one's eyes", () => {
    const { past, heard } = looking(1);
    past.go(2);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ type: "moved", actions: [{ ply: 1, after: { at: 2 } }], now: { view: { at: 2 } } });
  });

  test.each([0, 1, 3])("a jump to %i just is there", (to) => {
    const { past, heard } = looking(1);
    past.go(to);
    expect(heard).toMatchObject([{ type: "table", now: { ply: to, view: { at: to } } }]);
  });

  test("the end has winners, and nobody's turn", () => {
    const { past } = looking(3);
    expect(past.now).toMatchObject({ actor: null, winners: ["P2"], scores: [1, 4] });
  });

  test.each([
    [-3, 0],
    [99, 3],
    [NaN, 0],
    [1.7, 1],
  ])("there is no ply %d: it stands at %i", (ply, at) => {
    expect(new Past(game, ply).ply).toBe(at);
  });

  test("nothing can be done in it, and who stops listening hears nothing", async () => {
    const past = new Past(game, 0);
    await expect(past.play("roll 1")).rejects.toThrow("Game finished");
    const heard: FromServer[] = [];
    past.listen((message) => heard.push(message))();
    past.go(1);
    expect(heard).toEqual([]);
  });

  test("the cards of a position without a table come with it", async () => {
    const box = { cards: [], box: { win: 4 } };
    expect(await new Past(game, 0, box).cards()).toBe(box);
  });
});

describe("a review", () => {
  const asked: string[] = [];
  const answer = (address: string): Partial<Review> => ({ ...game, why: new URL(address, "http://here").searchParams.get("lang")! });
  beforeEach(() =>
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return new Response(JSON.stringify(answer(address)));
    }),
  );

  test("is told moment by moment, with the names of cards and players", async () => {
    const review = await reviewOf("abc");
    expect([0, 1, 2, 3].map((ply) => momentOf(review, ply))).toEqual([
      "Beginning",
      "Zoé",
      "Zoé rolls 3: the Bakery brings 1",
      "Anatole builds a Harbor (−2)",
    ]);
  });

  test("is asked for once in each language", async () => {
    speech.choose("fr");
    const review = await reviewOf("abc");
    expect(review.why).toBe("fr");
    expect(momentOf(review, 2)).toBe("Zoé lance 3\u00a0: la Boulangerie lui rapporte 1");
    expect(await reviewOf("abc")).toBe(review);
    expect(asked).toHaveLength(2);
  });

  test("calls an opponent of the box by its name", async () => {
    const setup = { ...game.setup, game: "mint-works", options: { opponent: "sonic" } };
    const seats = [game.seats[0], { seat: "P2", kind: "automatic" }];
    vi.stubGlobal("fetch", async (address: string) => new Response(JSON.stringify(address.includes("/cards") ? { cards: [] } : { ...game, setup, seats, actions: [] })));
    expect((await reviewOf("solo")).names).toEqual({ P1: "Zoé", P2: "Sonic" });
  });
});

describe("lines on paper", () => {
  test.each([
    [0, 76, [0, 20, 40, 60, 80]],
    [0, 4, [0, 1, 2, 3, 4]],
    [0, 1, [0, 1]],
    [-9, 17, [-10, 0, 10, 20]],
    [0, 0, [0, 1]],
  ])("round numbers around %i to %i", (least, most, expected) => {
    expect(ticks(least, most)).toEqual(expected);
  });

  test("a line stays where it is until its value changes", () => {
    const same = (value: number) => value;
    expect(steps([1, 1, 3, 3], (i) => i * 10, same)).toBe("M0 1H20V3H30");
    expect(steps([2], same, same)).toBe("M0 2H0");
  });

  test("a few plies, with the first and the last", () => {
    expect(some(162, 9)).toEqual([0, 21, 42, 63, 84, 105, 126, 147, 161]);
    expect(some(3, 9)).toEqual([0, 1, 2]);
    expect(some(1, 9)).toEqual([0]);
  });

  test("shares", () => {
    expect(share(5, 0, 10)).toBe(0.5);
    expect(share(5, 5, 5)).toBe(0);
  });
});

describe("files", () => {
  test("a position is written so that people can read it, and means the same", () => {
    const position = { game: "x", players: [{ coins: 3, cards: { cafe: 1, "a,b": 2 } }], piles: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`kind-${i}`, i])) };
    const text = written(position);
    expect(JSON.parse(text)).toEqual(position);
    expect(text).toContain('{"coins": 3, "cards": {"cafe": 1, "a,b": 2}}');
    expect(text).toContain('\n    "kind-7": 7,\n');
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(90);
    expect(JSON.parse(written({ empty: {}, none: [], no: null }))).toEqual({ empty: {}, none: [], no: null });
  });

  test("records have actions, positions a phase", () => {
    expect(isPosition({ phase: "roll", players: [] })).toBe(true);
    expect(isPosition({ phase: "roll", actions: [] })).toBe(false);
    expect(isPosition({ actions: [] })).toBe(false);
    expect(isPosition([])).toBe(false);
    expect(isPosition(null)).toBe(false);
  });

  test("what is no JSON is said so", () => {
    expect(parsed("[1]")).toEqual([1]);
    expect(() => parsed("{nonsense")).toThrow("This is not JSON");
  });
});
