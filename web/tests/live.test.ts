// A table as reactive state, against a server that is played by the test.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../src/server/live.svelte";
import { me } from "../src/server/me.svelte";
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

/** What the server answers over HTTP: to whom it knows as Zoé, at a table that there is. */
const answers: Record<string, { status: number; body: object; wait?: number }> = {};
const asked: string[] = [];
const refusal = (status: number, code: string, text: string, wait = 0) => ({ status, body: { code, text }, wait });

let live: Live;
const socket = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  answers.me = { status: 200, body: { nickname: "Zoé", tables: [] } };
  answers["tables/abc/live"] = { status: 200, body: { ready: true } };
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    const path = address.replace(/^\/api\/|\?.*$/g, "");
    asked.push(path);
    const { status, body, wait } = answers[path]!;
    return new Response(JSON.stringify(body), { status, headers: wait ? { "Retry-After": String(wait) } : {} });
  });
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
  socket().says({ type: "said", lines: [{ number: 0, name: "Zoé", text: "Hello", at: 0, seat: "P1" }] });
  expect(live.chat).toHaveLength(1);
  socket().says({ type: "moved", actions: [], now: now(3, null), fairness: null });
  expect(live.phase).toBe("over");
});

test("what the last action left is how the game stands now", () => {
  const heard: FromServer[] = [];
  live.listen((message) => heard.push(message));
  socket().says(table());
  socket().says({ type: "moved", actions: [{ ...action(2), after: { ply: 3 } }, action(3)], now: now(4), fairness: null });
  expect(live.actions.map(({ after }) => after)).toEqual([undefined, undefined, { ply: 3 }, { ply: 4 }]);
  expect(heard.at(-1)).toMatchObject({ type: "moved", actions: [{ after: { ply: 3 } }, { after: { ply: 4 } }] });
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
  answers["tables/abc/live"] = refusal(404, "no-table", "There is no such table.");
  live.close();
  live.open();
  socket().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.problem?.message).toBe("There is no such table.");
  expect(FakeSocket.all).toHaveLength(2);
});

test("a long game comes page by page, and is shown when all of it is there", async () => {
  const heard: string[] = [];
  live.listen(({ type }) => heard.push(type));
  const page = (first: number, last: number, ply = 1200) =>
    table({ actions: Array.from({ length: last - first }, (_, i) => action(first + i)), now: now(ply) });
  socket().says(page(0, 500), page(500, 1000));
  expect([live.connected, live.actions.length, live.now, heard]).toEqual([false, 0, null, []]);
  socket().breaks(); // between two pages
  await vi.advanceTimersByTimeAsync(500);
  expect(socket().query.since).toBe("1000");
  socket().says(page(1000, 1202, 1202));
  expect([live.connected, live.now?.ply, heard]).toEqual([true, 1202, ["table"]]);
  expect(live.actions.map((each) => each.ply)).toEqual(Array.from({ length: 1202 }, (_, i) => i));
});

test("while pages of what was missed are coming, the table stands as it was", () => {
  socket().says(table());
  socket().says(table({ actions: [action(2), action(3)], now: now(5, "P2") }));
  expect([live.now?.ply, live.actions.length, live.connected]).toEqual([2, 2, true]);
  socket().says(table({ actions: [action(4)], now: now(5, "P2") }));
  expect([live.now?.ply, live.actions.length]).toEqual([5, 5]);
});

test("actions that do not follow on leave no gap", () => {
  socket().says(table());
  socket().says({ type: "moved", actions: [action(4)], now: now(5), fairness: null });
  expect(live.actions.map((each) => each.ply)).toEqual([0, 1]);
});

test("who was forgotten on another device comes back as somebody new", async () => {
  await me.load();
  socket().says(table());
  answers.me = { status: 200, body: { nickname: null, tables: [] } };
  socket().breaks();
  await vi.advanceTimersByTimeAsync(500);
  expect(me.nickname).toBeNull();
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([
  [403, "banned", "You are banned from this server. Try again in 24 h.", 86_400],
  [421, "other-host", "This server is not called nas.", undefined],
])("%i %s is said, and the server is left in peace", async (status, code, text, wait) => {
  socket().says(table());
  answers.me = refusal(status, code, text, wait);
  socket().breaks();
  await vi.advanceTimersByTimeAsync(500);
  expect(live.problem?.message).toBe(text);
  const before = asked.length;
  for (const what of ["online", "offline", "online"]) dispatchEvent(new Event(what));
  await vi.advanceTimersByTimeAsync(10 * 86_400_000);
  expect([FakeSocket.all.length, asked.length]).toEqual([1, before]);
});

test("a server that is full says so, and is asked again when it wants to be", async () => {
  live.close();
  live.open();
  answers["tables/abc/live"] = refusal(503, "full", "The server is full. Try again in 60 s.", 60);
  socket().breaks();
  await vi.advanceTimersByTimeAsync(500);
  expect(live.refusal?.message).toBe("The server is full. Try again in 60 s.");
  const before = asked.length;
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toHaveLength(before);
  answers["tables/abc/live"] = { status: 200, body: { ready: true } };
  await vi.advanceTimersByTimeAsync(3_000);
  expect(FakeSocket.all).toHaveLength(3);
  expect(live.refusal).toBeUndefined();
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
