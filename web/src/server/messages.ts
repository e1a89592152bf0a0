// What is said between server and pages. Made by web/messages.py from src/bourgade/server/messages.py.

export type Phase = "waiting" | "playing" | "over" | "closed";
export type Level = "easy" | "normal" | "hard" | "expert";
export type Wanted = "me" | "open" | "easy" | "normal" | "hard" | "expert";
export type Dice = "verified" | "real";
export type Colour = "blue" | "green" | "red" | "purple" | "landmark";

/** What an action is about. What it is not about is left out of the JSON. */
export interface Parts {
  kind: string; // what is done: build, roll, swap, place …
  cards?: string[]; // in the order of the words; landmarks and locations too; ? where it is secret
  player?: string;
  place?: [number, number]; // x and y
  numbers?: number[]; // what the dice show, how many dice, the length of a silhouette, the number of a tile
  turn?: number; // of a tile that is laid, in quarters clockwise
  way?: string; // across or down
  nothing?: boolean; // it was not done: "build nothing", "no swap"
}

/** Something that happened in an action. What there is not is left out of the JSON. */
export interface Event {
  kind: string;
  who?: string; // a seat
  whom?: string; // another one, or whose card it is
  card?: string;
  amount?: number;
}

/** How a person wants to be called. */
export interface Naming {
  nickname: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  edition?: string | null; // the game's first if not said
  house?: Record<string, unknown> | null; // what house rules change in the edition
  options?: Record<string, unknown>;
  seats?: Wanted[]; // one for each person or bot; an opponent by rules comes by itself
  public?: boolean; // in the list of tables; else only who has the link or the code comes in
  clock?: number | null; // seconds for a turn, after which a simple bot plays it
  dice?: Dice; // real: people type in what their own dice and cards showed
  pace?: number | null; // seconds between two moves of bots
  position?: Record<string, unknown> | null; // where it begins: edition, house rules, options and seats are those of it
}

/** House rules to be checked: as they are, or in a file. */
export interface HouseWanted {
  edition?: string | null; // that is changed; the game's first if not said, that of the file where there is one
  house?: Record<string, unknown> | null; // what is changed
  file?: string | null; // the text of a file, TOML or JSON
  name?: string | null; // of the file, for sentences about it
}

/** That the server lives. */
export interface Health {
  name: string;
  version: string;
  data: string; // tells servers of different data folders apart
}

/** That the server can serve: what it keeps can be read. */
export interface Ready {
  ready: boolean;
}

/** A table in a list. */
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

/** Who one is here. */
export interface Me {
  nickname: string | null;
  tables: Listed[]; // where one sits, touched last first
}

/** Tables that anybody may join or watch. */
export interface Lobby {
  tables: Listed[];
}

/** A new table, or the one of a code. */
export interface Made {
  id: string;
  code: string;
}

/** An edition: how many may play, and what can be chosen. */
export interface EditionAbout {
  players: number[];
  options: Record<string, string[]>; // the default first
}

/** A game that can be played. */
export interface GameAbout {
  title: string;
  rules: number; // the revision of its rules
  editions: Record<string, EditionAbout>; // by name, the usual one first
  levels: Level[]; // of bots
}

/** Something that a box has, in words and numbers; what it does not print is null. */
export interface Card {
  slug: string;
  name: string;
  effect: string; // a sentence; empty where it does nothing by itself
  kind: "city-hall" | "establishment" | "landmark" | "location" | "opponent" | "plan";
  colour: Colour | null;
  roll: [number, number] | null; // the first and the last total that make it work
  cost: number | null;
  icon: string | null;
  amount: number | string | null; // "all": all coins of the roller
  copies: number | null;
  type: string | null; // of a plan or a location
  stars: number | string | null; // "varies": the effect tells
  slots: number[] | null; // for one player, two, …
  gain: number | null; // of who uses a location
  others: number | null; // ... and of everybody else
  owner: number | null; // in upkeep, of who built the deed
  upkeep: number | null;
}

/** The cards of an edition or of a table, with its house rules. */
export interface Cards {
  cards: Card[];
  box: Record<string, unknown>; // what else is printed: coins at the start, landmarks that win
}

/** A number that house rules may change. */
export interface HouseNumber {
  path: string; // the keys under which it stands in house rules, as cards.cafe.cost
  group: string; // the card that it stands on; empty for what the box says
  name: string;
  value: number | string | null; // as printed; "all" may be said too; null where it follows from another number
  least: number;
  most: number;
}

/** A first and a last number that house rules may change; the same for one number. */
export interface HouseSpan {
  path: string;
  group: string;
  name: string;
  value: [number, number];
  least: number;
  most: number;
}

/** Something with its name. */
export interface Named {
  slug: string;
  name: string;
}

/** A list of names that house rules may change, as of cards that are taken out. */
export interface HouseNames {
  path: string;
  name: string;
  value: string[];
  known: Named[]; // what may be in it
}

/** A list of numbers that house rules may change. */
export interface HouseList {
  path: string;
  name: string;
  value: number[];
  least: number; // each of them
  most: number;
  longest: number; // how many there may be
}

/** A list of texts that house rules may change, as of tiles. */
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

/** House rules that can be played by. */
export interface HouseTold {
  edition: string;
  house: Record<string, unknown>; // what differs from the edition
  changes: string[]; // the same in words, a line for each card or number
}

/** A position that can be, and what it is played with. */
export interface PositionTold {
  game: string;
  edition: string;
  house: Record<string, unknown>;
  players: number; // seats, an opponent's by rules included
  automatic: string[]; // seats of opponents by rules
  names: Record<string, string>; // of these
  actor: string | null; // who is to act: a seat, chance, or nobody where the game is over
  position: Record<string, unknown>; // with all that may be left out, and with `facts`
  cards: Cards;
}

/** How a game stands when it is set up. */
export interface Beginning {
  position: Record<string, unknown>;
}

/** Where friends in the network reach the server. */
export interface Addresses {
  addresses: string[];
}

/** Why something was refused. */
export interface Problem {
  code: string; // for programs
  text: string; // for people
  path?: string; // of the house rule that is wrong, as `cards.cafe.roll`
}

/** Who sits somewhere. */
export interface Seat {
  seat: string;
  kind: "automatic" | "bot" | "open" | "person"; // automatic: an opponent whose moves the rules dictate
  name?: string; // of the person, also of one who left; of the bot, or of the opponent
  level?: string; // of the bot
  here?: boolean; // whether the person is connected
  you?: boolean;
  host?: boolean;
  luck?: boolean; // whether the person's browser has added to the luck
  free?: boolean; // whether you may sit down there
}

/** Something that can be played: as records write it, and its parts. */
export interface Move {
  move: string;
  parts: Parts;
}

/** An action as one may know it; what is secret reads ``?``. */
export interface Happened<View = unknown> {
  ply: number; // its number, from 0
  who: string; // a seat, or chance
  action: string;
  parts: Parts;
  events?: Event[]; // in a story, of the last actions: what happened, in the order of the rules
  scores?: number[]; // in a story, of the last actions: everybody's after it, where they have changed
  after?: View; // in a story, in `moved`: the view after it, where it is not that of now
}

/** A place that an opponent by rules comes by when it looks for what to do. */
export interface Stop {
  slug: string;
  text: string; // what it would do there, or why it passes it by
  next: boolean; // whether it is here that it would act now
}

/** How the game stands. */
export interface Now<View = unknown> {
  ply: number; // how many actions there have been; a move names it
  actor: string | null; // a seat, chance, or nobody when the game is over
  seat: string | null; // through whose eyes this is; null for who watches
  view: View; // the position as that seat may know it
  legal: Move[]; // what you may play
  seconds: number | null; // left for this turn
  winners: string[];
  scores: number[];
  gains?: Record<string, Record<string, number>>; // in a story, while somebody is to roll: by total, who gets what
  column?: Stop[]; // in a story, against an opponent by rules: in the order in which it looks
}

/** Something said in the chat. */
export interface Line {
  number: number;
  name: string;
  text: string;
  at: number;
  seat: string | null; // where who said it sits; null for who watches
}

/** What is played at a table. */
export interface Setup {
  game: string;
  edition: string;
  house: Record<string, unknown>;
  options: Record<string, unknown>;
  rules: number; // the revision of the rules
  clock: number | null;
  dice: Dice;
  pace: number;
  start: Record<string, unknown> | null; // the position where it began; before the end what everybody may know of it
}

/** What the dice can be checked with. */
export interface Fairness {
  commitment: string; // the SHA-256 of the seed, in hex
  seed: string | null; // shown when the game is over
  luck: string[]; // what each seat added; shown once the game has begun
}

/** An action of a game that is over: nothing is secret any more. */
export interface Reviewed<View = unknown> {
  ply: number;
  who: string;
  action: string;
  parts: Parts;
  events: Event[]; // what happened, in the order of the rules
  scores?: number[]; // everybody's after it, where they have changed
  after: View; // the position after it
  odds?: Record<string, number>; // of an outcome: what could have come, with the weights
}

/** Numbers of everybody over the whole game. */
export interface Series {
  name: string;
  title: string;
  values: number[][]; // of each seat: before the first action, and after each
}

/** What the dice brought to a seat, and what they would have brought on average. */
export interface SeatLuck {
  seat: string;
  got: number;
  expected: number;
  throws: number; // that were paid out, whoever threw
}

/** Everything about a game that is over. */
export interface Review<View = unknown> {
  id: string;
  setup: Setup;
  seats: Seat[];
  winners: string[];
  scores: number[];
  why: string; // who won and why; empty where nobody did
  before: View; // the position before the first action
  actions: Reviewed<View>[];
  series: Series[];
  luck: SeatLuck[] | null; // none in games without dice
  luck_series: number[][]; // of each seat: got minus expected so far, as in series
  fairness: Fairness | null;
}

/** Everything about a table: first, when the game begins or you sit elsewhere, and whenever it is asked for. */
export interface Table {
  type: "table";
  id: string;
  code: string;
  public: boolean;
  phase: Phase;
  setup: Setup;
  seats: Seat[];
  watchers: number;
  fairness: Fairness | null; // none with real dice
  actions: Happened[]; // from the ply that was asked for
  now: Now | null; // none before the game begins
  chat: Line[];
  rematch: string | null; // the table where it goes on
}

/** Something happened in the game. */
export interface Moved {
  type: "moved";
  actions: Happened[]; // since the last message
  now: Now;
  fairness: Fairness | null; // with the seed, once the game is over
}

/** Somebody came, went, sat down or stood up. */
export interface Seats {
  type: "seats";
  phase: Phase;
  seats: Seat[];
  watchers: number;
}

/** Something was said in the chat. */
export interface Said {
  type: "said";
  lines: Line[];
}

/** The same people play again, at another table. */
export interface Rematch {
  type: "rematch";
  table: string;
}

/** The message of that number was carried out, and is kept. */
export interface Done {
  type: "done";
  id: number | null;
}

/** The message of that number was not carried out; nothing has changed. */
export interface Refused {
  type: "error";
  id: number | null;
  code: string;
  text: string;
}

/** Why a move is not legal now. */
export interface Because {
  type: "because";
  id: number | null;
  move: string;
  text: string; // empty if it is legal
}

/** Sit down: at a seat, or at the first that is free. */
export interface Sit {
  type: "sit";
  seat?: string | null;
  id?: number | null;
}

/** Stand up, from all seats of yours. */
export interface Leave {
  type: "leave";
  id?: number | null;
}

/** Add to the luck, before the game begins: up to 64 letters, digits, - and _, made by the browser. */
export interface AddLuck {
  type: "luck";
  luck: string;
  id?: number | null;
}

/** Begin the game; the host's word. */
export interface Start {
  type: "start";
  id?: number | null;
}

/** Let a bot sit at a free seat, or at that of somebody who is gone; the host's word. */
export interface SeatBot {
  type: "bot";
  seat: string;
  level: Level;
  id?: number | null;
}

/** Free a seat before the game begins; the host's word. */
export interface Free {
  type: "free";
  seat: string;
  id?: number | null;
}

/** Play a move; with real dice also what they showed. */
export interface Play {
  type: "play";
  ply: number; // that one saw; so an old click plays nothing
  move: string;
  id?: number | null;
}

/** Say something in the chat. */
export interface Say {
  type: "say";
  text: string;
  id?: number | null;
}

/** Play again with the same people; there is one new table, whoever asks. */
export interface AskRematch {
  type: "rematch";
  id?: number | null;
}

/** Close a table where the game has not begun; the host's word. */
export interface Close {
  type: "close";
  id?: number | null;
}

/** Ask for everything again, with the actions from a ply on. */
export interface AskTable {
  type: "table";
  since?: number;
  id?: number | null;
}

/** Ask why a move is not legal now; nothing is played. */
export interface Why {
  type: "why";
  move: string;
  id?: number | null;
}

export type FromServer = Table | Moved | Seats | Said | Rematch | Done | Refused | Because;

export type FromClient = Sit | Leave | AddLuck | Start | SeatBot | Free | Play | Say | AskRematch | Close | AskTable | Why;
