// A table as reactive state, against a server that is played by the test.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../src/server/live.svelte";
import type { FromServer, Happened, Now, Table } from "../src/server/messages";

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly address: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  says(...messages: FromServer[]) {
    for (const message of messages) this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks() {
    this.dispatchEvent(new Event("close"));
  }

  get query() {
    return Object.fromEntries(new URL(this.address).searchParams);
  }
}

const now = (ply: number, actor: string | null = "P1"): Now => ({
  ply,
  actor,
  seat: "P1",
  view: { ply },
  legal: [],
  seconds: null,
  winners: [],
  scores: [],
});
const action = (ply: number): Happened => ({ ply, who: "P1", action: `move ${ply}`, parts: { kind: "move" } });
const table = (about: Partial<Table> = {}): Table => ({
  type: "table",
  id: "abc",
  code: "KIWIS",
  public: false,
  phase: "playing",
  setup: { game: "minivilles", edition: "base", house: {}, options: {}, rules: 1, clock: null, dice: "verified", pace: 1, start: null },
  seats: [
    { seat: "P1", kind: "person", name: "Zoé", you: true, host: true, here: true },
    { seat: "P2", kind: "bot", level: "normal" },
  ],
  watchers: 0,
  fairness: null,
  actions: [action(0), action(1)],
  now: now(2),
  chat: [],
  rematch: null,
  ...about,
});

let live: Live;
const socket = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: "no-table", text: "There is no such table." }), { status: 404 }));
  FakeSocket.all = [];
  live = new Live("abc");
  live.open();
  socket().dispatchEvent(new Event("open"));
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it knows the table, and what happens there", () => {
  expect(live.connected).toBe(false);
  socket().says(table());
  expect(live.connected).toBe(true);
  expect(live.myTurn).toBe(true);
  expect(live.nameOf("P1")).toBe("Zoé");
  socket().says({ type: "moved", actions: [action(2)], now: now(3, "P2"), fairness: null });
  expect(live.actions.map((each) => each.ply)).toEqual([0, 1, 2]);
  expect(live.myTurn).toBe(false);
  socket().says({ type: "said", lines: [{ number: 0, name: "Zoé", text: "Hello", at: 0 }] });
  expect(live.chat).toHaveLength(1);
  socket().says({ type: "moved", actions: [], now: now(3, null), fairness: null });
  expect(live.phase).toBe("over");
});

test("what is asked is done or refused, each by its number", async () => {
  socket().says(table());
  const played = live.play("roll 1");
  const said = live.ask({ type: "say", text: "" });
  const why = live.why("build mine");
  expect(socket().sent[0]).toEqual({ type: "play", ply: 2, move: "roll 1", id: 1 });
  socket().says(
    { type: "done", id: 1 },
    { type: "error", id: 2, code: "text", text: "Say something." },
    { type: "because", id: 3, move: "build mine", text: "You need 3 more coins." },
  );
  await expect(played).resolves.toBeUndefined();
  await expect(said).rejects.toThrow("Say something.");
  await expect(why).resolves.toBe("You need 3 more coins.");
});

test("a lost connection comes back by itself, and asks only for what is new", async () => {
  socket().says(table());
  const asked = live.play("roll 1");
  socket().breaks();
  await expect(asked).rejects.toThrow();
  expect(live.connected).toBe(false);
  await expect(live.play("roll 1")).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().query).toMatchObject({ since: "2", story: "1" });
  socket().says(table({ actions: [action(2), action(3)], now: now(4) }));
  expect(live.connected).toBe(true);
  expect(live.actions.map((each) => each.action)).toEqual(["move 0", "move 1", "move 2", "move 3"]);
});

test("a server that does not answer is taken for gone", async () => {
  socket().says(table());
  const asked = expect(live.play("roll 1")).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(10_500);
  await asked;
  expect(FakeSocket.all[0]!.closed).toBe(true);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a table that there is not is said to be not there, and not tried again", async () => {
  live.close();
  live.open();
  socket().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.problem?.message).toBe("There is no such table.");
  expect(FakeSocket.all).toHaveLength(2);
});

test("the browser adds its luck to each game that has not begun", () => {
  socket().says(table({ phase: "waiting", now: null, actions: [] }));
  expect(socket().sent).toHaveLength(1);
  expect(socket().sent[0]).toMatchObject({ type: "luck" });
  expect(socket().sent[0]!.luck).toMatch(/^[0-9a-f]{32}$/);
});

test("nothing is connected any more after it was closed", async () => {
  socket().says(table());
  live.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.all[0]!.closed).toBe(true);
});
