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
  position?: Record<string, unknown> | null; // as `bourgade.load` reads it
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
  kind: "establishment" | "landmark" | "city-hall" | "location" | "plan" | "opponent";
  colour: Colour | null;
  roll: [number, number] | null;
  cost: number | null;
  icon: string | null;
  amount: number | string | null; // "all": all coins of the roller
  copies: number | null;
  type: string | null;
  stars: number | string | null; // "varies": the effect tells
  slots: number[] | null;
  gain?: number | null; // mints of who uses a location …
  others?: number | null; // … of everybody else …
  owner?: number | null; // … and in upkeep of who built its deed
  upkeep?: number | null;
}

export interface Cards {
  cards: Card[];
  box: Record<string, unknown>; // win, coins …
}

/** A number that house rules may change; `path` are its keys in them, as `cards.cafe.cost`. */
export interface HouseNumber {
  path: string;
  group: string; // the card that it stands on; empty for what the box says
  name: string;
  value: number | string | null; // as printed; "all" may be said too; null where it follows from another number
  least: number;
  most: number;
}

/** A first and a last number. */
export interface HouseSpan {
  path: string;
  group: string;
  name: string;
  value: [number, number];
  least: number;
  most: number;
}

/** A list of slugs, as of cards that are taken out. */
export interface HouseNames {
  path: string;
  name: string;
  value: string[];
  known: { slug: string; name: string }[];
}

export interface HouseList {
  path: string;
  name: string;
  value: number[];
  least: number; // each of them
  most: number;
  longest: number; // how many there may be
}

export interface HouseTexts {
  path: string;
  name: string;
  about: string; // how they are written
  value: string[];
  fewest: number; // how many there may be
  most: number;
}

/** All that house rules may change in an edition, in the order of the box. */
export interface HouseForm {
  edition: string;
  numbers: HouseNumber[];
  spans: HouseSpan[];
  names: HouseNames[];
  lists: HouseList[];
  texts: HouseTexts[];
}

export interface HouseWanted {
  edition?: string | null;
  house?: Record<string, unknown> | null;
  file?: string | null; // the text of a file, TOML or JSON …
  name?: string | null; // … and its name, which sentences about it begin with
}

export interface HouseTold {
  edition: string;
  house: Record<string, unknown>;
  changes: string[]; // in words, a line for each card or number
}

/** A position that can be played from. */
export interface PositionTold {
  game: string;
  edition: string;
  house: Record<string, unknown>;
  players: number;
  automatic: string[];
  names: Record<string, string>; // of these
  actor: string | null;
  position: Record<string, unknown>;
  cards: Cards;
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

/** Money that changes hands: who pays and who is paid is a seat, or the bank. */
export interface Flow {
  from: string;
  to: string;
  amount: number;
  seat?: string; // whose card did it
  card?: string;
  colour?: Colour;
}

export interface Happened<View = unknown> {
  ply: number;
  who: string; // a seat, or chance
  action: string;
  parts: Parts;
  told?: Told;
  flows?: Flow[]; // who paid whom, in the order of the rules
  after?: View; // the position after it, through the same eyes
}

/** Who would get what on each total: `{"7": {"P1": 2, "P2": -1}}`. */
export type Gains = Record<string, Record<string, number>>;

/** A place that an opponent by rules comes by when it looks for what to do. */
export interface Stop {
  slug: string;
  text: string; // what it would do there, or why it passes it by
  next: boolean; // it is here that it would act now
}

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
  column?: Stop[]; // in the order in which an opponent by rules looks
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
  start?: Record<string, unknown> | null; // the position where it began, if somebody brought one
}

export interface Fairness {
  commitment: string;
  seed: string | null;
  luck: string[];
}

// --- A game that is over ---------------------------------------------------------------------------------------------

export interface Reviewed<View = unknown> {
  ply: number;
  who: string;
  action: string;
  parts: Parts;
  told: Told;
  after: View; // nothing is hidden
  flows: Flow[];
  odds: Record<string, number> | null; // of an outcome: what could have come, in order, with the weights
}

/** Numbers of each seat: one before the first action, and one after each. */
export interface Series {
  name: string;
  title: string;
  values: number[][];
}

export interface SeatLuck {
  seat: string;
  got: number;
  expected: number;
  throws: number; // that were paid out, whoever threw
}

export interface Review<View = unknown> {
  id: string;
  setup: Setup;
  seats: Seat[];
  winners: string[];
  scores: number[];
  why: string;
  before: View;
  actions: Reviewed<View>[];
  series: Series[];
  luck: SeatLuck[] | null; // none in games without dice
  luck_series: number[][]; // of each seat: got minus expected so far
  fairness: Fairness | null;
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
