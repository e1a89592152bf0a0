// What happened, as steps that can be shown one after the other. Pure: nothing here knows the screen or the clock.
import type { Card, Colour, Happened } from "../server/messages";
import { indexOf, seatOf } from "../parts/seats";
import { BANK, type Deck, type Player, type View } from "./view";

/** Coins that change hands; the bank is `bank`. */
export interface Flow {
  from: string;
  to: string;
  amount: number;
  /** Whose card did it, and which. */
  seat?: string;
  card?: string;
}

export interface Payment {
  colour: Colour;
  flows: Flow[];
}

interface Common {
  ply: number;
  /** Whose turn it is. */
  turn: string;
  /** Milliseconds. */
  ms: number;
  /** The position when it is done. */
  view: View;
}

export type Step = Common &
  (
    | { kind: "throw"; dice: number[]; trawler: boolean }
    | ({ kind: "pay" } & Payment)
    | { kind: "build"; seat: string; card: string }
    | { kind: "hand"; cards: { card: string; from: string; to: string }[] }
    | { kind: "draw"; card: string }
    | { kind: "note"; cards: { seat: string; card: string }[] }
  );

export const THROW = 850; // the die tumbles 0.7 s, and one wants to read it
export const PAY = 520;
export const BUILD = 420;
export const NOTE = 300;
export const TURN = 2900; // a whole turn

const PHASES = [
  "first",
  "setup",
  "roll",
  "throw",
  "reroll",
  "harbor",
  "demolish",
  "move",
  "trawler",
  "take",
  "swap",
  "renovate",
  "build",
];
const COLOURS: Colour[] = ["red", "green", "blue", "purple", "landmark"];

/** Returns the steps that lead from a position through actions, each with the position after it. */
export function stepsOf(before: View, actions: Happened<View>[], deck: Deck): Step[] {
  const steps: Step[] = [];
  for (const action of actions) {
    if (action.after === undefined) continue;
    steps.push(...stepsOfAction(before, action as Happened<View> & { after: View }, deck));
    before = action.after;
  }
  return inTime(steps);
}

function stepsOfAction(before: View, action: Happened<View> & { after: View }, deck: Deck): Step[] {
  const { ply, who, parts, after } = action;
  const common = { ply, turn: before.turn ?? after.turn ?? "P1" };
  const [card = "", other] = parts.cards ?? [];
  const steps: Step[] = [];
  // Cards change hands, and towns, first; the coins come after, so until then they are as they were.
  const moved: View = {
    ...after,
    players: after.players.map((player, i) => ({ ...player, coins: before.players[i]!.coins })),
  };
  switch (parts.kind) {
    case "die":
    case "dice": {
      const shown = {
        ...moved,
        players: before.players,
        dice: before.phase === "trawler" ? before.dice : parts.numbers,
      };
      steps.push({
        ...common,
        kind: "throw",
        ms: THROW,
        dice: parts.numbers ?? [],
        trawler: before.phase === "trawler",
        view: shown,
      });
      break;
    }
    case "build":
      if (!parts.nothing) steps.push({ ...common, kind: "build", ms: BUILD, seat: who, card, view: moved });
      break;
    case "swap":
      if (!parts.nothing && parts.player && other) {
        const cards = [
          { card, from: who, to: parts.player },
          { card: other, from: parts.player, to: who },
        ];
        steps.push({ ...common, kind: "hand", ms: BUILD, cards, view: moved });
      }
      break;
    case "move":
      if (parts.player)
        steps.push({ ...common, kind: "hand", ms: BUILD, cards: [{ card, from: who, to: parts.player }], view: moved });
      break;
    case "demolish":
      steps.push({ ...common, kind: "note", ms: NOTE, cards: [{ seat: who, card }], view: moved });
      break;
    case "renovate": {
      const cards = after.players.flatMap((player, i) => (player.cards[card] ? [{ seat: seatOf(i), card }] : []));
      steps.push({ ...common, kind: "note", ms: NOTE, cards, view: moved });
      break;
    }
    case "add":
      if (parts.numbers?.[0]) steps.push({ ...common, kind: "note", ms: NOTE, cards: [], view: moved });
      break;
    case "draw":
      if (before.phase !== "setup") steps.push({ ...common, kind: "draw", ms: NOTE, card, view: after });
      break;
  }
  const coins = before.players.map((player) => player.coins);
  for (const payment of payments(before, action, deck)) {
    for (const { from, to, amount } of payment.flows) {
      if (from !== BANK) coins[indexOf(from)]! -= amount;
      if (to !== BANK) coins[indexOf(to)]! += amount;
    }
    const players = after.players.map((player, i) => ({ ...player, coins: coins[i]! }));
    steps.push({ ...common, kind: "pay", ms: PAY, ...payment, view: { ...after, players } });
  }
  const last = steps.at(-1);
  if (last) last.view = after;
  return steps;
}

/** Makes coins fly faster where a turn would take too long; dice keep their time. */
export function inTime(steps: Step[]): Step[] {
  const rigid = sum(steps.map((step) => (step.kind === "throw" ? step.ms : 0)));
  const rest = sum(steps.map((step) => (step.kind === "throw" ? 0 : step.ms)));
  const scale = Math.min(1, Math.max(0.25, (TURN - BUILD - rigid) / rest));
  return scale === 1
    ? steps
    : steps.map((step) => (step.kind === "throw" ? step : { ...step, ms: Math.round(step.ms * scale) }));
}

/** How much faster than usual steps have to be shown, when more and more of them wait. */
export function haste(waiting: Step[]): number {
  return Math.max(1, sum(waiting.map((step) => step.ms)) / TURN);
}

// --- Who pays whom ---------------------------------------------------------------------------------------------------

/**
 * Returns who pays whom between two positions, in the order of the rules.
 *
 * The server says what everybody has before and after; which card did what is read off the table here. Where that does
 * not add up, as with a card that house rules have changed, it is just shown who has less and who has more.
 */
export function payments(before: View, action: Happened<View>, deck: Deck): Payment[] {
  const after = action.after;
  if (after === undefined || before.players.length !== after.players.length) return [];
  const flows =
    action.parts.kind === "build" ? buildFlows(before, after, action, deck) : incomeFlows(before, after, action, deck);
  const adds = after.players.every(
    (player, i) =>
      player.coins - before.players[i]!.coins ===
      changeOf(
        seatOf(i),
        flows.flatMap((paid) => paid.flows),
      ),
  );
  return (adds ? flows : plainFlows(before, after)).filter((paid) => paid.flows.length);
}

const changeOf = (seat: string, flows: Flow[]) =>
  sum(flows.map((flow) => (flow.to === seat ? flow.amount : 0) - (flow.from === seat ? flow.amount : 0)));

function plainFlows(before: View, after: View): Payment[] {
  const change = after.players.map((player, i) => player.coins - before.players[i]!.coins);
  const flows: Flow[] = [];
  change.forEach((lost, from) => {
    for (let to = 0; lost < 0 && to < change.length; to++) {
      const amount = Math.min(-lost, Math.max(change[to]!, 0));
      if (amount <= 0) continue;
      flows.push({ from: seatOf(from), to: seatOf(to), amount });
      change[to]! -= amount;
      lost += amount;
    }
    if (lost < 0) flows.push({ from: seatOf(from), to: BANK, amount: -lost });
  });
  change.forEach((won, to) => {
    if (won > 0) flows.push({ from: BANK, to: seatOf(to), amount: won });
  });
  return [{ colour: "landmark", flows }];
}

function buildFlows(before: View, after: View, action: Happened<View>, deck: Deck): Payment[] {
  const seat = action.who;
  const at = indexOf(seat);
  const price = action.parts.nothing ? 0 : (deck[action.parts.cards?.[0] ?? ""]?.cost ?? 0);
  const won = after.players[at]!.coins - before.players[at]!.coins + price;
  const paid: Payment[] = [];
  if (price > 0) paid.push({ colour: "landmark", flows: [{ from: seat, to: BANK, amount: price }] });
  if (won > 0)
    paid.push({
      colour: "landmark",
      flows: [
        { from: BANK, to: seat, amount: won, seat, card: action.parts.nothing ? "airport" : action.parts.cards?.[0] },
      ],
    });
  return paid;
}

function incomeFlows(before: View, after: View, action: Happened<View>, deck: Deck): Payment[] {
  if (before.turn === null || after.phase === "over") return [];
  const table = new Income(before, after, action, deck);
  table.run();
  return COLOURS.map((colour) => ({ colour, flows: table.flows[colour] }));
}

// What a card counts: cards by their icon or slug.
const COUNTS: Record<string, string[]> = {
  "cheese-factory": ["cow"],
  "furniture-factory": ["gear"],
  "fruit-market": ["wheat"],
  "flower-shop": ["flower-field"],
  "food-hall": ["cup"],
  winery: ["vineyard"],
  "soda-plant": ["cup"],
  publisher: ["cup", "bread"],
};
const HARBOR = new Set(["sushi-bar", "fishing-boat", "trawler"]); // of their owner
const FEW = new Set(["general-store", "corn-field"]); // with fewer than 2 landmarks
const RICH: Record<string, number> = { "french-restaurant": 2, "private-club": 3 }; // landmarks of the roller
const CHOSEN = new Set([
  "demolition-company",
  "moving-company",
  "trawler",
  "tv-station",
  "business-center",
  "renovation-company",
]);
const TAXED = 10;

class Income {
  readonly flows: Record<Colour, Flow[]> = { red: [], green: [], blue: [], purple: [], landmark: [] };
  readonly #coins: number[];
  readonly #roller: number;
  readonly #total: number;
  readonly #players: Player[];

  constructor(
    readonly before: View,
    readonly after: View,
    readonly action: Happened<View>,
    readonly deck: Deck,
  ) {
    this.#coins = before.players.map((player) => player.coins);
    this.#roller = indexOf(before.turn!);
    this.#total = after.total ?? before.total ?? sum(after.dice ?? before.dice ?? []);
    this.#players = after.players;
  }

  run(): void {
    this.#chosen();
    if (this.#passed("harbor")) {
      for (let n = 1; n < this.#players.length; n++)
        this.#red((this.#roller - n + this.#players.length) % this.#players.length);
      this.#green();
    }
    if (this.#passed("move")) this.#everybody((owner) => this.#blue(owner));
    if (this.#passed("trawler")) {
      if (this.action.parts.kind === "dice" && this.before.phase === "trawler")
        this.#everybody((owner) => this.#trawler(owner));
      this.#purple("stadium", (card) => Number(card.amount));
    }
    if (this.#passed("swap")) {
      this.#purple("publisher", (card, from) => Number(card.amount) * this.#count(card.slug, [this.#players[from]!]));
      this.#purple("tax-office", (_, from) => (this.#coins[from]! >= TAXED ? Math.floor(this.#coins[from]! / 2) : 0));
    }
    if (this.#passed("renovate")) this.#last();
  }

  /** Whether the turn went by a phase between the two positions. */
  #passed(phase: string): boolean {
    const [from, at, to] = [this.before.phase, phase, this.after.phase].map((name) => PHASES.indexOf(name));
    return PHASES.indexOf("throw") <= from! && from! <= at! && at! < to!;
  }

  #everybody(work: (owner: number) => void): void {
    this.#players.forEach((_, n) => work((this.#roller + n) % this.#players.length));
  }

  #pay(colour: Colour, from: number | null, to: number | null, wanted: number, owner?: number, card?: string): void {
    const amount = from === null ? wanted : Math.min(wanted, this.#coins[from]!);
    if (amount <= 0) return;
    if (from !== null) this.#coins[from]! -= amount;
    if (to !== null) this.#coins[to]! += amount;
    const cause = owner === undefined || card === undefined ? {} : { seat: seatOf(owner), card };
    this.flows[colour].push({
      from: from === null ? BANK : seatOf(from),
      to: to === null ? BANK : seatOf(to),
      amount,
      ...cause,
    });
  }

  /** Cards of a colour that work now in a town, with how many copies. */
  #working(owner: number, colour: Colour): [Card, number][] {
    const { cards, landmarks } = this.#players[owner]!;
    return Object.keys(this.deck).flatMap((slug) => {
      const card = this.deck[slug]!;
      const open = (cards[slug] ?? 0) - (this.before.players[owner]!.closed?.[slug] ?? 0);
      const works =
        card.colour === colour &&
        open > 0 &&
        card.roll !== null &&
        card.roll[0] <= this.#total &&
        this.#total <= card.roll[1] &&
        (!HARBOR.has(slug) || landmarks.includes("harbor")) &&
        (!FEW.has(slug) || landmarks.length < 2) &&
        this.#players[this.#roller]!.landmarks.length >= (RICH[slug] ?? 0);
      return works ? [[card, open] as [Card, number]] : [];
    });
  }

  /** What a copy yields, with the mall. */
  #yield(card: Card, owner: number): number {
    if (card.amount === "all") return Infinity;
    const mall =
      this.#players[owner]!.landmarks.includes("shopping-mall") && (card.icon === "cup" || card.icon === "bread");
    return Number(card.amount ?? 0) + (mall ? Number(this.deck["shopping-mall"]?.amount ?? 1) : 0);
  }

  #count(slug: string, towns: Player[]): number {
    const counted = COUNTS[slug];
    if (counted === undefined) return 1;
    const counts = (other: string) => counted.includes(other) || counted.includes(this.deck[other]?.icon ?? "");
    return sum(towns.flatMap((town) => Object.entries(town.cards).map(([other, n]) => (counts(other) ? n : 0))));
  }

  #red(owner: number): void {
    for (const [card, copies] of this.#working(owner, "red")) {
      this.#pay("red", this.#roller, owner, this.#yield(card, owner) * copies, owner, card.slug);
    }
  }

  #green(): void {
    const mine = this.#roller;
    const working = this.#working(mine, "green").filter(([card]) => !CHOSEN.has(card.slug));
    for (const [card, copies] of working) {
      if (Number(card.amount) < 0) this.#pay("green", mine, null, -Number(card.amount) * copies, mine, card.slug);
    }
    for (const [card, copies] of working) {
      const towns = card.slug === "soda-plant" ? this.#players : [this.#players[mine]!];
      this.#pay("green", null, mine, this.#yield(card, mine) * this.#count(card.slug, towns) * copies, mine, card.slug);
    }
  }

  #blue(owner: number): void {
    for (const [card, copies] of this.#working(owner, "blue")) {
      if (!CHOSEN.has(card.slug)) this.#pay("blue", null, owner, this.#yield(card, owner) * copies, owner, card.slug);
    }
  }

  #trawler(owner: number): void {
    const thrown = sum(this.action.parts.numbers ?? []);
    for (const [card, copies] of this.#working(owner, "blue")) {
      if (card.slug === "trawler")
        this.#pay("blue", null, owner, thrown * Number(card.amount ?? 1) * copies, owner, card.slug);
    }
  }

  /** A purple card that takes from every other player. */
  #purple(slug: string, wanted: (card: Card, from: number) => number): void {
    const card = this.#working(this.#roller, "purple").find(([working]) => working.slug === slug)?.[0];
    if (!card) return;
    this.#everybody((from) => {
      if (from !== this.#roller) this.#pay("purple", from, this.#roller, wanted(card, from), this.#roller, slug);
    });
  }

  /** What comes last before building: startups, the arboretum, the city hall. */
  #last(): void {
    const mine = this.#roller;
    for (const [card] of this.#working(mine, "purple")) {
      if (card.slug === "startup") {
        this.#pay(
          "purple",
          null,
          mine,
          sum(this.#players.map((player) => player.startup)) * Number(card.amount ?? 1),
          mine,
          card.slug,
        );
      } else if (card.slug === "arboretum") {
        const share = Math.ceil(sum(this.#coins) / this.#coins.length);
        this.#everybody((owner) => this.#pay("purple", owner, null, this.#coins[owner]! - share, mine, card.slug));
        this.#everybody((owner) => this.#pay("purple", null, owner, share - this.#coins[owner]!, mine, card.slug));
      }
    }
    if (this.deck["city-hall"] && this.#coins[mine] === 0) this.#pay("landmark", null, mine, 1, mine, "city-hall");
  }

  /** What a choice brings to who made it. */
  #chosen(): void {
    const { kind, nothing, player, cards = [] } = this.action.parts;
    const mine = this.#roller;
    const amount = (slug: string) => Number(this.deck[slug]?.amount ?? 0);
    if (kind === "take" && player) this.#pay("purple", indexOf(player), mine, amount("tv-station"), mine, "tv-station");
    else if (kind === "demolish")
      this.#pay("green", null, mine, amount("demolition-company"), mine, "demolition-company");
    else if (kind === "move" && !nothing)
      this.#pay("green", null, mine, amount("moving-company"), mine, "moving-company");
    else if (kind === "renovate") {
      const closed = (view: View) => sum(view.players.map((each) => each.closed?.[cards[0] ?? ""] ?? 0));
      const each = Number(this.deck["renovation-company"]?.amount ?? 1);
      this.#pay("purple", null, mine, (closed(this.after) - closed(this.before)) * each, mine, "renovation-company");
    }
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}

// --- In words --------------------------------------------------------------------------------------------------------

export interface TurnTold {
  who: string;
  lines: { name: string; facts: string[] }[];
}

/** Returns what was told of the last turn: since the build before it. */
export function lastTurn<Any>(actions: Happened<Any>[]): TurnTold | null {
  const lines: TurnTold["lines"] = [];
  let who: string | null = null;
  for (const action of actions.toReversed()) {
    if (action.parts.kind === "build" && who !== null) break;
    if (action.who !== "chance") who = action.who;
    if (action.told && (action.told.name || action.told.facts.length) && action.parts.kind !== "draw")
      lines.unshift(action.told);
  }
  return who === null ? null : { who, lines };
}
