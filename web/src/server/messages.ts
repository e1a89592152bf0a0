// What is said between the server and the pages; the same as src/bourgade/server/messages.py, where it is explained.

export type Phase = "waiting" | "playing" | "over" | "closed";
export type Level = "easy" | "normal" | "hard" | "expert";
export type Wanted = "me" | "open" | Level;
export type Dice = "verified" | "real";

// --- HTTP ------------------------------------------------------------------------------------------------------------

export interface NewTable {
  game: string;
  edition?: string | null;
  house?: Record<string, unknown> | null;
  options?: Record<string, unknown>;
  seats?: Wanted[];
  public?: boolean;
  clock?: number | null;
  dice?: Dice;
  pace?: number | null;
}

export interface Listed {
  id: string;
  game: string;
  edition: string;
  phase: Phase;
  seats: Seat[];
  public: boolean;
  your_turn: boolean;
  touched: number; // seconds since 1970
}

export interface Me {
  nickname: string | null;
  tables: Listed[];
}

export interface Made {
  id: string;
  code: string;
}

export interface EditionAbout {
  players: number[];
  options: Record<string, string[]>;
}

export interface GameAbout {
  rules: number;
  editions: Record<string, EditionAbout>;
  levels: Level[];
}

export type Games = Record<string, GameAbout>;

export type Colour = "blue" | "green" | "red" | "purple" | "landmark";

export interface Card {
  slug: string;
  name: string;
  effect: string; // a sentence; empty where it does nothing by itself
  kind: "establishment" | "landmark" | "city-hall" | "location" | "plan";
  colour: Colour | null;
  roll: [number, number] | null;
  cost: number | null;
  icon: string | null;
  amount: number | string | null; // "all": all coins of the roller
  copies: number | null;
  type: string | null;
  stars: number | string | null; // "varies": the effect tells
  slots: number[] | null;
}

export interface Cards {
  cards: Card[];
  box: Record<string, unknown>; // win, coins …
}

// --- A table as somebody sees it -------------------------------------------------------------------------------------

export interface Seat {
  seat: string; // P1 …
  kind: "open" | "person" | "bot" | "automatic";
  name?: string | null;
  level?: Level | null;
  here?: boolean;
  you?: boolean;
  host?: boolean;
  luck?: boolean;
  free?: boolean; // you may sit down there
}

export interface Parts {
  kind: string;
  cards?: string[];
  player?: string | null;
  place?: [number, number] | null;
  numbers?: number[];
  turn?: number | null;
  way?: "across" | "down" | null;
  nothing?: boolean;
}

export interface Move {
  move: string;
  parts: Parts;
  name?: string; // in words of the language
}

export interface Told {
  name: string; // what was done, in words of the language; empty where the next action says it
  facts: string[];
}

export interface Happened<View = unknown> {
  ply: number;
  who: string; // a seat, or chance
  action: string;
  parts: Parts;
  told?: Told;
  after?: View; // the position after it, through the same eyes
}

/** Who would get what on each total: `{"7": {"P1": 2, "P2": -1}}`. */
export type Gains = Record<string, Record<string, number>>;

export interface Now<View = unknown> {
  ply: number;
  actor: string | null; // a seat, chance, or nobody when the game is over
  seat: string | null; // through whose eyes this is
  view: View;
  legal: Move[];
  seconds: number | null;
  winners: string[];
  scores: number[];
  gains?: Gains;
}

export interface Line {
  number: number;
  name: string;
  text: string;
  at: number; // seconds since 1970
}

export interface Setup {
  game: string;
  edition: string;
  house: Record<string, unknown>;
  options: Record<string, unknown>;
  rules: number;
  clock: number | null;
  dice: Dice;
  pace: number;
}

export interface Fairness {
  commitment: string;
  seed: string | null;
  luck: string[];
}

// --- WebSocket: what the server sends --------------------------------------------------------------------------------

export interface Table {
  type: "table";
  id: string;
  code: string;
  public: boolean;
  phase: Phase;
  setup: Setup;
  seats: Seat[];
  watchers: number;
  fairness: Fairness | null;
  actions: Happened[];
  now: Now | null;
  chat: Line[];
  rematch: string | null;
}

export interface Moved {
  type: "moved";
  actions: Happened[];
  now: Now;
  fairness: Fairness | null;
}

export interface Seats {
  type: "seats";
  phase: Phase;
  seats: Seat[];
  watchers: number;
}

export interface Said {
  type: "said";
  lines: Line[];
}

export interface Rematch {
  type: "rematch";
  table: string;
}

export interface Done {
  type: "done";
  id: number | null;
}

export interface Because {
  type: "because";
  id: number | null;
  move: string;
  text: string;
}

export interface Refused {
  type: "error";
  id: number | null;
  code: string;
  text: string;
}

export type FromServer = Table | Moved | Seats | Said | Rematch | Done | Because | Refused;

// --- WebSocket: what the pages send ----------------------------------------------------------------------------------

export type FromClient =
  | { type: "sit"; seat?: string }
  | { type: "leave" }
  | { type: "luck"; luck: string }
  | { type: "start" }
  | { type: "bot"; seat: string; level: Level }
  | { type: "free"; seat: string }
  | { type: "play"; ply: number; move: string }
  | { type: "why"; move: string }
  | { type: "say"; text: string }
  | { type: "rematch" }
  | { type: "close" }
  | { type: "table"; since?: number };
