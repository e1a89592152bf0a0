// Minivilles in words: moves and outcomes, and what happens, in the sentences of `minivilles/telling/sentences.py`.
// Who does something, and what that brings: first who has the turn, with cards and by whom, then what others gain.
import type { Event, Happened } from "../server/messages";
import { person, type Context, type Sentence, type Words } from "../table/words";
import { listed, type Values } from "../texts";
import { isKey, t } from "./texts";
import type { View } from "./view";

const TV_STATION = "tv-station";
const TRAWLER = "trawler";
const ROLLED = new Set(["die", "dice", "keep", "add"]); // actions after which cards work

const words: Words<View> = {
  move({ text, parts }, { names }) {
    const { kind, cards = [], player = "", numbers = [] } = parts;
    const [card = "", other = ""] = cards;
    const [number = "", second = ""] = numbers;
    const key = [`moves-${text.replaceAll(" ", "-")}`, `moves-${kind}`].find(isKey);
    return key ? t(key, { card, other, player: names[player] ?? player, number, second }) : text;
  },
  told(action, context) {
    const { action: text, parts, events = [] } = action;
    if (isThrow(action) && !events.length) return [{ text: words.move({ text, parts }, context) }];
    const tale = new Tale(action, context);
    const deed = tale.deed();
    return [...(deed ? [{ text: deed, at: placesOf(action) }] : []), ...tale.later()];
  },
};
export default words;

const isThrow = ({ parts }: Happened) => parts.kind === "die" || parts.kind === "dice";

/** Who threw the dice of an outcome. */
export const throwerOf = ({ events = [] }: Pick<Happened, "events">): string | undefined =>
  events.find(({ kind }) => kind === "falls" || kind === "trawls")?.who;

/** How many coins more somebody has after an action; undefined where nothing was paid. */
export function changeOf({ events = [] }: Pick<Happened, "events">, seat: string): number | undefined {
  const changes = events.flatMap(({ kind, who, whom, amount = 1 }) => {
    if (kind === "gains" && who === seat) return [amount];
    if (kind !== "pays") return [];
    return [...(who === seat ? [-amount] : []), ...(whom === seat ? [amount] : [])];
  });
  return changes.length ? sum(changes) : undefined;
}

// --- An action that is told to somebody --------------------------------------------------------------------------------

type Brought = Map<string, number>; // how much by which cards, or by whom

/** What an action brought, as it is told: by who has the turn, and by the others. */
interface Income {
  /** By the bank. */
  own: Brought;
  /** To others, for their cards. */
  paid: Map<string, Brought>;
  /** To the bank, for own cards. */
  back: Brought;
  /** By which own cards, from whom. */
  taken: Map<string, Brought>;
  /** By which cards, what each gained or lost. */
  shared: Map<string, Brought>;
  /** What the bank brought them. */
  others: Map<string, Brought>;
  price: number;
  /** By the bank, for no card. */
  added: number;
}

class Tale {
  readonly #parts;
  readonly #events: Event[];
  readonly #turn: string;

  constructor(
    readonly action: Happened,
    readonly context: Context,
  ) {
    this.#parts = action.parts;
    this.#events = action.events ?? [];
    this.#turn = action.who === "chance" && this.#events[0] ? (this.#events[0].who ?? "") : action.who;
  }

  /** What was done and what it brought; nothing for a roll, which the dice tell. */
  deed(): string {
    const { kind, cards = [], player, numbers = [], nothing } = this.#parts;
    const [card = ""] = cards;
    const whom = player ? this.#person("whom", player) : {};
    switch (kind) {
      case "roll":
        return "";
      case "first":
        return this.#turns("begins");
      case "draw":
        return t("told-comes", { card });
      case "die":
      case "dice":
        return this.#brings(this.#thrown(numbers));
      case "keep":
        return this.#brings(this.#turns("keeps"));
      case "reroll":
        return this.#brings(this.#turns("rolls-again"));
      case "add":
        return this.#brings(numbers[0] ? this.#turns("adds", { n: numbers[0] }) : this.#turns("adds-nothing"));
      case "take": {
        const n = sum(this.#events.map((event) => (isTaken(event) ? (event.amount ?? 1) : 0)));
        return this.#brings(n ? this.#turns("takes", { n, ...whom }) : this.#turns("picks", whom), TV_STATION);
      }
      case "swap":
        return this.#brings(player ? this.#swapped(cards, player) : this.#turns("swaps-nothing"));
      case "demolish":
        return this.#brings(this.#turns("demolishes", { card }));
      case "move":
        return this.#brings(this.#turns("gives", { card: this.#card(card, this.#closed(0) ? "a-closed" : "a"), ...whom }));
      case "renovate":
        return this.#brings(this.#turns("closes-all", { card }));
      case "build":
        return nothing ? this.#brings(this.#turns("builds-nothing")) : this.#built(card);
      default:
        return words.move({ text: this.action.action, parts: this.#parts }, this.context);
    }
  }

  /** What came of it beside coins. */
  later(): Sentence[] {
    const opened = this.#events.filter(({ kind }) => kind === "opens");
    const opens = {
      text: opened.length ? t("told-opens", { cards: listed(opened.map(({ who = "", card = "" }) => this.#owned(who, card))) }) : "",
      at: opened.map(({ who = "", card = "" }) => inTown(who, card)),
    };
    const more = this.#events.filter(({ kind }) => kind === "again" || kind === "invests");
    const others = more.map(({ kind, who = "", card }) => ({
      text: t(`told-${kind}`, this.#person("who", who)),
      ...(card ? { at: [inTown(who, card)] } : {}),
    }));
    return [...(opened.length ? [opens] : []), ...others];
  }

  // --- What was done

  #thrown(numbers: number[]): string {
    const total = sum(numbers);
    if (numbers.length === 1) return this.#turns("rolls", { total: `${total}` });
    const [first = 0, second = 0] = numbers;
    return this.#turns(this.#trawled ? "trawls" : "rolls-two", { total: `${total}`, first: `${first}`, second: `${second}` });
  }

  #swapped([own = "", theirs = ""]: string[], player: string): string {
    const form = this.#isYou(this.#turn) ? "your" : "a";
    const card = this.#card(own, this.#closed(0) ? `${form}-closed` : form);
    return this.#turns("swaps", { card, other: this.#owned(player, theirs, this.#closed(1)) });
  }

  #built(card: string): string {
    const { scores } = this.action;
    const income = incomeOf(this.#events, this.#turn);
    const price = income.price ? t("told-price", { n: income.price }) : "";
    const won = this.#events.some(({ kind }) => kind === "wins");
    const n = scores?.[Number(this.#turn.slice(1)) - 1] ?? 0;
    let did = scores
      ? this.#turns(won ? "builds-last" : "builds-landmark", { card, price, n })
      : this.#turns("builds", { card, price });
    const brought = income.own.get(card);
    if (brought) did = t("told-which-brings", { did, n: brought });
    income.own.delete(card);
    return this.#withIncome(did, income);
  }

  /** Whether a card that changed hands was closed. */
  #closed(number: number): boolean {
    const handed = this.#events.filter(({ kind }) => kind === "hands" || kind === "hands-closed");
    return handed[number]?.kind === "hands-closed";
  }

  // --- What it brought

  /** What was done, with all that it brought but for what a card took. */
  #brings(did: string, but = ""): string {
    const income = incomeOf(this.#events, this.#turn);
    income.taken.delete(but);
    const sentence = this.#withIncome(did, income);
    if (sentence !== did || !ROLLED.has(this.#parts.kind) || !this.#earned) return sentence;
    return t("told-brought", { sentence, clauses: t("told-nobody") });
  }

  #withIncome(did: string, income: Income): string {
    const deeds = [did];
    if (income.paid.size) {
      deeds.push(this.#pays(income.paid));
      if (income.own.size && !this.#trawled) {
        const cards = this.#cards(income.own.keys(), this.#isYou(this.#turn) ? "your" : "the");
        deeds.push(this.#turns("earns", { n: total(income.own), cards }));
      }
    }
    let sentence = listed(deeds);
    for (const [i, clauses] of this.#clauses(income).entries())
      sentence = t(i === 0 && !income.paid.size ? "told-brought" : "told-and-then", { sentence, clauses });
    return sentence;
  }

  #clauses({ own, paid, back, taken, shared, others, added }: Income): string[] {
    const form = this.#isYou(this.#turn) ? "your" : "the";
    const gained = this.#trawled && own.size ? [...others, [this.#turn, own] as const] : [...others];
    gained.sort(([, one], [, other]) => total(other) - total(one));
    const clauses: string[] = [];
    if (!this.#trawled && own.size && !paid.size) clauses.push(this.#bringsOwn(own, this.#turn));
    for (const [card, n] of back) clauses.push(t("told-takes-back", { card: this.#card(card, form), n }));
    for (const [card, payers] of taken) clauses.push(this.#takes(this.#card(card, form), payers));
    for (const [card, changes] of shared) {
      const changed = byAmount(changes, this.#turn).map(([seat, n]) =>
        t(n > 0 ? "told-gets" : "told-loses", { ...this.#person("who", seat), n: Math.abs(n) }),
      );
      clauses.push(t("told-shares-out", { card: this.#card(card, form), changes: changed.join(", ") }));
    }
    if (gained.length) clauses.push(this.#others(gained, this.#trawled ? new Set([TRAWLER]) : new Set(own.keys())));
    if (added) clauses.push(t("told-tops-up", { n: added }));
    if (this.#parts.kind !== "renovate") {
      for (const { kind, card = "" } of this.#events)
        if (kind === "closes") clauses.push(t("told-closes", { card: this.#card(card, form) }));
    }
    return clauses;
  }

  /** What who has the turn pays for the cards of others. */
  #pays(paid: Map<string, Brought>): string {
    const [only, more] = paid;
    if (only && !more) {
      const [seat, cards] = only;
      const said = this.#cards(cards.keys(), this.#isYou(seat) ? "your" : "the");
      return this.#turns("pays", { n: total(cards), cards: said, ...this.#person("whom", seat) });
    }
    const sums = new Map([...paid].map(([seat, cards]) => [seat, total(cards)]));
    const shares = this.#shares("share", sums);
    const cards = [...paid.values()].flatMap((each) => [...each.keys()]);
    return this.#turns("pays-several", { shares, cards: this.#cards(cards, "the") });
  }

  /** What a card of who has the turn takes from others. */
  #takes(card: string, payers: Brought): string {
    const amounts = byAmount(payers);
    const n = amounts[0]![1];
    if (amounts.length === 1) return t("told-takes-one", { ...this.#person("who", amounts[0]![0]), card, n });
    return n === amounts.at(-1)![1]
      ? t("told-takes-each", { card, n, people: this.#shares("somebody", payers) })
      : t("told-takes-several", { card, shares: this.#shares("from", payers) });
  }

  /** Who has to do with which amount, the largest first and who reads last: Zoé 2, Ana 1 and you 3. */
  #shares(key: string, amounts: Brought): string {
    const shown = byAmount(amounts).sort(([one], [other]) => Number(this.#isYou(one)) - Number(this.#isYou(other)));
    return listed(shown.map(([seat, n]) => t(`told-${key}`, { ...this.#person("who", seat), n })));
  }

  /** What others gain: by which cards, where these are the same for all and not named yet. */
  #others(others: (readonly [string, Brought])[], known: Set<string>): string {
    const [seat, brought] = others[0]!;
    const cards = [...brought.keys()];
    const same = others.every(([, each]) => [...each.keys()].join() === cards.join());
    if (!same || cards.every((card) => known.has(card)))
      return others.map(([seat, each]) => t("told-gains", { ...this.#person("who", seat), n: total(each) })).join(", ");
    if (others.length === 1 && this.#isYou(seat)) return this.#bringsOwn(brought, seat);
    const shares = this.#shares("share", new Map(others.map(([seat, each]) => [seat, total(each)])));
    return t("told-brings-to", { what: this.#bring(brought), shares });
  }

  /** What cards bring to who has the turn, or to who reads. */
  #bringsOwn(brought: Brought, seat: string): string {
    const who = this.#person("who", seat);
    const [card = "", ...more] = brought.keys();
    if (!more.length) return t("told-brings-own", { card, n: total(brought), ...who });
    const cards = this.#cards(brought.keys(), this.#isYou(seat) ? "your" : "the");
    return t("told-bring-own", { cards, n: total(brought), ...who });
  }

  /** That cards bring something to whoever is named then. */
  #bring(brought: Brought): string {
    const [card = "", ...more] = brought.keys();
    return more.length ? t("told-bring", { cards: this.#cards(brought.keys(), "the") }) : this.#card(card, "brings");
  }

  /** Whether nothing more is asked or thrown for before who has the turn builds. */
  get #earned(): boolean {
    return this.#events.some(({ kind }) => kind === "earned");
  }

  get #trawled(): boolean {
    return this.#events[0]?.kind === "trawls";
  }

  // --- Words

  #turns(key: string, values: Values = {}): string {
    return t(`told-${key}`, { ...this.#person("who", this.#turn), ...values });
  }

  #person(role: string, seat: string): Values {
    return person(role, seat, this.context);
  }

  #isYou(seat: string): boolean {
    return seat === this.context.you;
  }

  #card(card: string, form: string): string {
    return t("told-card", { card, form });
  }

  #cards(cards: Iterable<string>, form: string): string {
    return listed([...new Set(cards)].map((card) => this.#card(card, form)));
  }

  #owned(seat: string, card: string, closed = false): string {
    return t(closed ? "told-owned-closed" : "told-owned", { ...this.#person("who", seat), card });
  }
}

/** What an action brought to whom. */
function incomeOf(events: Event[], turn: string): Income {
  const income: Income = {
    own: new Map(),
    paid: new Map(),
    back: new Map(),
    taken: new Map(),
    shared: new Map(),
    others: new Map(),
    price: 0,
    added: 0,
  };
  const shared = new Set(events.flatMap(({ kind, who, whom, card }) => (kind === "gains" && whom && whom !== who ? [card] : [])));
  for (const { kind, who = "", whom = "", card = "", amount = 1 } of events) {
    if (kind === "pays") {
      if (who === turn) add(within(income.paid, whom), card, amount);
      else add(within(income.taken, card), who, amount);
    } else if (kind === "gains") {
      if (!card && amount < 0) income.price -= amount;
      else if (!card) income.added += amount;
      else if (shared.has(card)) add(within(income.shared, card), who, amount);
      else if (amount < 0) add(income.back, card, -amount);
      else add(who === turn ? income.own : within(income.others, who), card, amount);
    }
  }
  return income;
}

function within(all: Map<string, Brought>, key: string): Brought {
  const found = all.get(key) ?? new Map<string, number>();
  all.set(key, found);
  return found;
}

const add = (brought: Brought, key: string, amount: number) => brought.set(key, (brought.get(key) ?? 0) + amount);

/** The largest amounts first; but who has the turn before all others. */
const byAmount = (brought: Brought, first = "") =>
  [...brought].sort(([one, a], [other, b]) => Number(one !== first) - Number(other !== first) || b - a);

/** Whether coins are taken by the one card that takes from a player of one's choice. */
const isTaken = ({ kind, card }: Event) => kind === "pays" && card === TV_STATION;

const total = (brought: Brought) => sum([...brought.values()]);
const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);

// --- Where it happened -------------------------------------------------------------------------------------------------

const inTown = (seat: string, card: string) => `[data-town="${seat}"] [data-card="${card}"]`;

/** Selectors of the cards that did something, or to which something was done. */
function placesOf({ events = [] }: Happened): string[] {
  const places = events.flatMap(({ kind, who = "", whom = "", card = "" }) => {
    if (!card) return [];
    switch (kind) {
      case "pays":
      case "gains":
      case "hands":
      case "hands-closed":
        return whom ? [inTown(whom, card)] : [];
      case "builds":
      case "demolishes":
      case "closes":
        return [inTown(who, card)];
      case "comes":
        return [`[data-market] [data-card="${card}"]`];
      default:
        return [];
    }
  });
  return [...new Set(places)];
}
