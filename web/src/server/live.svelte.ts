// A table as it is now. It follows the server over a WebSocket, and finds back by itself when the connection is lost.
import { note } from "../after/noted";
import { speech, t } from "../texts";
import { getTableCards, mayLook } from "./http";
import { me } from "./me.svelte";
import type { Because, Cards, Fairness, FromClient, FromServer, Happened, Line, Moved, Now, Phase, Seat, Setup, Table } from "./messages";
import { Problem } from "./problem";

const RETRY = [300, 600, 1200, 2500, 5000, 10_000]; // milliseconds before the connection is tried again
const PATIENCE = 10_000; // milliseconds after which a server that does not answer is taken for gone ...
const BEGINNING = 90_000; // ... and while it may have to compile the rules of a game, once

interface Asked {
  done: (answer: Because | undefined) => void;
  refused: (problem: Problem) => void;
  late: ReturnType<typeof setTimeout>;
}

type Listener = (message: FromServer) => void;

export class Live<View = unknown> {
  /** What was said of the table last: code, public … ; undefined before the server has told. */
  table = $state.raw<Pick<Table, "id" | "code" | "public">>();
  phase = $state<Phase>("waiting");
  setup = $state.raw<Setup>();
  seats = $state.raw<Seat[]>([]);
  watchers = $state(0);
  fairness = $state.raw<Fairness | null>(null);
  /** All actions of the game, by their ply. */
  actions = $state.raw<Happened<View>[]>([]);
  /** How the game stands; null before it begins. */
  now = $state.raw<Now<View> | null>(null);
  chat = $state.raw<Line[]>([]);
  /** The id of the table where it goes on. */
  rematch = $state<string | null>(null);
  connected = $state(false);
  /** Why there is nothing to connect to, once that is certain. */
  problem = $state.raw<Problem>();
  /** Why the server does not let one in just now. */
  refusal = $state.raw<Problem>();

  readonly mine = $derived(this.seats.filter((seat) => seat.you));
  readonly hosting = $derived(this.mine.some((seat) => seat.host));
  /** Whether somebody in front of this screen is to act. */
  readonly myTurn = $derived(this.mine.some((seat) => seat.seat === this.now?.actor));

  #socket: WebSocket | undefined;
  #language = speech.language as string;
  #open = false; // whether the page wants to be connected
  #tries = 0;
  #refused = false; // whether the last connection never came about
  #peace = 0; // when the server may be asked again, in milliseconds since 1970
  #retry: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #asked = new Map<number, Asked>();
  #listeners = new Set<Listener>();
  #read: Happened<View>[] = []; // the actions that have come; more than are shown while pages of a long game are coming

  constructor(readonly id: string) {}

  /** Connects, in the language of the page, and stays connected until `close`. */
  open(): void {
    this.#open = true;
    this.#language = speech.language;
    addEventListener("online", this.#again);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect(0);
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#again);
    this.#drop();
  }

  /** Asks the server for something. Returns when it is done (with the answer to `why`); throws a Problem if it is refused. */
  ask(message: FromClient): Promise<Because | undefined> {
    const socket = this.#socket;
    if (!this.connected || socket === undefined) return Promise.reject(new Problem("gone", t("connection-gone")));
    const id = ++this.#number;
    return new Promise((done, refused) => {
      this.#asked.set(id, { done, refused, late: setTimeout(this.#lost, message.type === "start" ? BEGINNING : PATIENCE) });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Plays a move at the ply that the page shows. */
  async play(move: string): Promise<void> {
    await this.ask({ type: "play", ply: this.now?.ply ?? 0, move });
  }

  /** Why a move cannot be played now. */
  async why(move: string): Promise<string> {
    return (await this.ask({ type: "why", move }))?.text ?? "";
  }

  /** The cards that are played with here, in the language of the page. */
  cards(): Promise<Cards> {
    return getTableCards(this.id);
  }

  /** Calls for every message of the server, after it was taken in; returns how to stop it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How somebody is called. */
  nameOf(who: string): string {
    if (who === "chance") return t("table-chance");
    const seat = this.seats.find((known) => known.seat === who);
    return seat ? nameOfSeat(seat) : who;
  }

  // --- The connection

  #connect(since: number): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ story: "1", lang: this.#language, since: String(since) });
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`);
    this.#drop();
    this.#socket = socket;
    this.#refused = true;
    socket.addEventListener("open", () => (this.#refused = false));
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.#lost();
    });
  }

  /** Connects again after a while, but not before the server wants to be asked again. */
  #later(): void {
    const wait = RETRY[Math.min(this.#tries++, RETRY.length - 1)]! * (0.8 + 0.4 * Math.random());
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#return(), Math.max(0, this.#peace - Date.now()) + wait);
  }

  /** Connects again, as whom the server knows by now. A browser does not tell why a WebSocket was refused, so that is asked for. */
  async #return(): Promise<void> {
    try {
      await me.load();
      if (this.#refused) await mayLook(this.id);
      this.refusal = undefined;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.pause === Infinity) this.problem = error;
      else if (this.#open && !this.#socket) {
        this.refusal = error.code === "no-server" ? undefined : error;
        this.#peace = Date.now() + error.pause;
        this.#later();
      }
      return;
    }
    if (this.#open && !this.#socket) this.#connect(this.#read.length);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.connected = false;
    clearTimeout(this.#retry);
    socket?.close();
    for (const { refused, late } of this.#asked.values()) {
      clearTimeout(late);
      refused(new Problem("gone", t("connection-gone")));
    }
    this.#asked.clear();
  }

  #again = (): void => {
    if (this.#open && !this.#socket && !this.problem && !document.hidden && this.#peace <= Date.now()) void this.#return();
  };

  #lost = (): void => {
    this.#drop();
    if (this.#open && !this.problem) this.#later();
  };

  // --- What the server says

  #take(message: FromServer): void {
    switch (message.type) {
      case "table":
        if (!this.#takeTable(message as Table & { now: Now<View> | null; actions: Happened<View>[] })) return;
        break;
      case "moved":
        message = whole(message);
        this.actions = this.#read = joined(this.#read, message.actions as Happened<View>[], message.now.ply);
        this.now = message.now as Now<View>;
        if (message.fairness) this.fairness = message.fairness;
        if (message.now.actor === null) this.phase = "over";
        break;
      case "seats":
        this.phase = message.phase;
        this.seats = message.seats;
        this.watchers = message.watchers;
        this.#addLuck();
        break;
      case "said":
        this.chat = [...this.chat, ...message.lines];
        break;
      case "rematch":
        this.rematch = message.table;
        break;
      default:
        this.#settle(message);
    }
    for (const listener of this.#listeners) listener(message);
  }

  /** Takes in everything, once the last page of a long game has come; returns whether it has. */
  #takeTable(table: Table & { now: Now<View> | null; actions: Happened<View>[] }): boolean {
    const ply = table.now?.ply ?? 0;
    this.#read = joined(this.#read, table.actions, ply);
    if (this.#read.length < ply) return false;
    const { id, code, public: isPublic } = table;
    this.table = { id, code, public: isPublic };
    this.phase = table.phase;
    this.setup = table.setup;
    this.seats = table.seats;
    this.watchers = table.watchers;
    this.fairness = table.fairness;
    this.actions = this.#read;
    this.now = table.now;
    this.chat = table.chat;
    this.rematch = table.rematch;
    this.connected = true;
    this.#tries = 0;
    this.#addLuck();
    return true;
  }

  #settle(message: FromServer): void {
    if (!("id" in message) || typeof message.id !== "number") return;
    const asked = this.#asked.get(message.id);
    if (asked === undefined) return;
    this.#asked.delete(message.id);
    clearTimeout(asked.late);
    if (message.type === "error") asked.refused(new Problem(message.code, message.text));
    else asked.done(message.type === "because" ? message : undefined);
  }

  /** Adds this browser's part to the dice, so that nobody can have chosen them alone. */
  #addLuck(): void {
    if (this.phase !== "waiting" || !this.connected || this.mine.every((seat) => seat.luck)) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const luck = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (this.fairness) note({ table: this.id, commitment: this.fairness.commitment, luck }); // to be compared at the end
    this.ask({ type: "luck", luck }).catch(() => undefined); // the game can begin without it
  }
}

export function nameOfSeat(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.name ?? (seat.kind === "automatic" ? t("seat-automatic") : seat.seat);
}

/** What is so after the last action is not said twice. */
function whole(moved: Moved): Moved {
  const last = moved.actions.at(-1);
  return last ? { ...moved, actions: moved.actions.with(-1, { after: moved.now.view, ...last }) } : moved;
}

/** Puts actions where they belong, without gaps; what was told of an earlier one is kept. */
function joined<View>(known: Happened<View>[], news: Happened<View>[], ply: number): Happened<View>[] {
  const all = known.slice(0, ply);
  for (const action of news) if (action.ply <= all.length) all[action.ply] = { ...all[action.ply], ...action };
  return all;
}
