// Mint Works in words, the same as a terminal's, letter by letter: `telling/story.py` of the game's package.
import { indexOf } from "../parts/seats";
import type { Event, Happened, Parts } from "../server/messages";
import { person, type Context, type Sentence, type Words } from "../table/words";
import { listed, type Values } from "../texts";
import { isKey, t } from "./texts";
import { UNSEEN, type View } from "./view";

const CO_OP = "co-op";
/** What a placement does with a card, or with none. */
const DOES: Record<string, string> = {
  token: "token",
  draws: "draw",
  recycles: "recycle",
  "recycles-secret": "recycle",
  razes: "raze",
};

/** A placement that does nothing more, one thing, or one for which somebody gains mints. */
const PLACES = ["told-place", "told-place-does", "told-place-both"];

/** The name of a move or an outcome: `Temp Agency as Builder: build the Gardens`. */
function move({ text, parts }: { text: string; parts: Parts }, context: Context): string {
  const { kind, cards = [], player } = parts;
  if (kind === "place") return placement(cards);
  const card = cards[0] ?? CO_OP;
  const key = card === UNSEEN ? `moves-${kind}-secret` : `moves-${kind}`;
  return isKey(key) ? t(key, { card, ...(player ? person("player", player, context) : {}) }) : text;
}

function placement([at = "", ...cards]: string[]): string {
  const location = t(`cards-${at}`);
  if (at === "temp-agency" && cards.length) return t(`moves-place-${at}`, { location, copied: placement(cards) });
  const key = cards.includes(UNSEEN) ? `moves-place-${at}-secret` : `moves-place-${at}`;
  const [card = "", other = ""] = cards;
  return t(isKey(key) ? key : "moves-place", { location, card, other });
}

/** What was done and what came of it. */
function told(action: Happened<View>, context: Context): Sentence[] {
  const { who, action: text, parts, events = [] } = action;
  if (!events.length) {
    const name = move({ text, parts }, context);
    return [{ text: who === "chance" ? name : t("told-move", { who: context.names[who] ?? who, move: name }) }];
  }
  const story = new Story(context, events, action.scores);
  return SENTENCES.flatMap(([kind, sentence]) => (story.has(kind) ? (sentence(story) ?? []) : []));
}

/** What happened in one action, for somebody. */
class Story {
  readonly #kinds = new Map<string, Event[]>();

  constructor(
    readonly context: Context,
    readonly events: Event[],
    readonly scores?: number[],
  ) {
    for (const event of events) {
      const alike = this.#kinds.get(event.kind);
      if (alike) alike.push(event);
      else this.#kinds.set(event.kind, [event]);
    }
  }

  has = (kind: string) => this.#kinds.has(kind);
  all = (kind: string): Event[] => this.#kinds.get(kind) ?? [];
  first = (kind: string): Event => this.all(kind)[0]!;

  /** A text about somebody. */
  about = (key: string, seat = "", values: Values = {}) => t(key, { ...person("who", seat, this.context), ...values });
  /** Who does what. */
  does = (seat: string | undefined, does: string) => this.about("told-does", seat, { does });
  /** What somebody did, with their stars if they have changed: those of nobody else do in one action. */
  withStars = (told: string, seat = "") =>
    this.scores ? t("told-stars", { told, n: this.scores[indexOf(seat)] ?? 0 }) : told;
}

/** The cards of events in a row, with their articles. */
const cardsOf = (events: Event[]) => listed(events.map(({ card = "" }) => t("told-card", { card })));

// --- Where it is on the board

const place = (slug = "") => `[data-location="${slug}"]`;
const purse = (seat = "") => `[data-purse="${seat}"]`;
const town = (seat = "") => `[data-town="${seat}"]`;
const cardIn = (seat = "", slug = UNSEEN) => `${town(seat)} [data-card="${slug}"]`;
const inSupply = ({ card }: Event) => `[data-supply] [data-card="${card}"]`;

// --- The set-up

const begins = (story: Story): Sentence => {
  const { who } = story.first("begins");
  return { text: story.about("told-begins", who), at: [town(who)] };
};

const added = (story: Story): Sentence => {
  const { card = "" } = story.first("advanced");
  return { text: t("told-advanced", { card }), at: [place(card)] };
};

// --- A turn

/** Who sends how many mints where, and what that does. */
function placed(story: Story): Sentence {
  const { who, card: slug = "", amount: n = 1 } = story.first("places");
  const at = story.has("copies")
    ? t("at-copied", { at: t(`at-${slug}`), card: story.first("copies").card ?? "" })
    : t(`at-${slug}`);
  const done: string[] = [];
  const others: Event[] = [];
  for (const event of story.events) {
    if (event.kind === "gains" && event.who !== who) others.push(event);
    else {
      const what = effect(story, event, !done.length);
      if (what) done.push(what);
    }
  }
  const [does = "", gain = ""] = done;
  const told = story.withStars(story.about(PLACES[done.length]!, who, { n, at, does, gain }), who);
  const cards = story.events.filter(({ kind }) => ["takes", "builds", "draws"].includes(kind));
  return { text: forOthers(story, told, others), at: [place(slug), ...cards.map(({ card }) => cardIn(who, card))] };
}

/** What somebody gains or does at a location, after their name. */
function effect(story: Story, { kind, who, card, amount = 1 }: Event, them: boolean): string {
  if (kind === "gains") return amount > 0 ? story.about(them ? "does-gain-them" : "does-gain", who, { n: amount }) : "";
  if (kind === "takes" && story.has("gives")) return swapped(story, who, story.first("gives").card, card, "");
  if (kind === "takes" && story.has("gives-building"))
    return swapped(story, who, story.first("gives-building").card, card, "-building");
  if (kind === "takes") return story.about(story.has("builds") ? "does-assemble" : "does-take", who, { card: card ?? "" });
  if (kind === "builds") return story.has("takes") ? "" : story.about("does-build", who, { card: card ?? "" });
  const does = DOES[kind];
  if (!does) return "";
  if (card === undefined && does !== "token") return story.about(`does-${does}-secret`, who);
  return story.about(`does-${does}`, who, { card: card ?? "" });
}

/** Which card is given for which, or taken back. */
function swapped(story: Story, who: string | undefined, given = "", taken = "", building: string): string {
  if (given === taken) return story.about(`does-take-back${building}`, who, { card: given });
  return story.about(`does-swap${building}`, who, { card: given, other: taken });
}

/** What somebody did, with what all others gain by it. */
function forOthers(story: Story, told: string, others: Event[]): string {
  const [gain, ...more] = others.filter(({ amount = 1 }) => amount > 0);
  if (!gain) return told;
  const { who = "", amount: n = 1 } = gain;
  return more.length ? t("told-others", { told, n }) : t("told-other", { told, ...person("whom", who, story.context), n });
}

/** Who passes, and whether that ends the round. */
function passed(story: Story): Sentence {
  const { who } = story.first("passes");
  return { text: story.about(story.has("upkeep") ? "told-last-pass" : "told-pass", who), at: [town(who)] };
}

/** Who draws a plan, if that is an outcome by itself. */
function drawn(story: Story): Sentence | null {
  if (story.has("places")) return null;
  const event = story.first("draws");
  const told = story.withStars(story.does(event.who, effect(story, event, false)), event.who);
  return { text: told, at: [cardIn(event.who, event.card)] };
}

/** Who gains by the co-op. */
function shared(story: Story): Sentence | null {
  const [gain, other] = story.all("gains").filter(({ card }) => card === CO_OP);
  if (!gain) return null;
  const at = [cardIn(gain.whom, CO_OP), purse(gain.who), ...(other ? [purse(other.who)] : [])];
  if (!other) return { text: story.does(gain.who, story.about("does-co-op", gain.who)), at };
  const whom = person("whom", other.who ?? "", story.context);
  return { text: story.does(gain.who, story.about("does-share", gain.who, whom)), at };
}

const opened = (story: Story): Sentence => {
  const { card } = story.first("opens");
  return { text: t(`told-opens-${card}`), at: [place(card)] };
};

function emptied(story: Story): Sentence | null {
  const { amount: n = 1 } = story.first("empties");
  return n ? { text: t("told-empties", { n }), at: ["[data-bank]"] } : null;
}

const shut = (story: Story): Sentence => {
  const { who, card = "" } = story.first("shuts");
  return { text: story.about("told-shuts", who, { card }), at: [place(card)] };
};

function again(story: Story): Sentence | null {
  const { who, amount = 1 } = story.first("turn");
  return amount > 1 ? { text: story.about("told-again", who), at: [town(who)] } : null;
}

// --- The upkeep

/** Which plans go under the deck because nobody bought one. */
const returned = (story: Story): Sentence => {
  const plans = story.all("returns");
  return { text: t("told-returns", { cards: cardsOf(plans), n: plans.length }), at: ["[data-deck]"] };
};

const came = (story: Story): Sentence => {
  const plans = story.all("comes");
  return { text: t("told-comes", { cards: cardsOf(plans), n: plans.length }), at: plans.map(inSupply) };
};

/** Who gains how much: all one mint, and by whose cards some gain more; or one after the other. */
function upkeep(story: Story): Sentence | null {
  if (story.has("places")) return null;
  const gains = story.all("gains").filter(({ card, amount = 1 }) => amount > 0 && card !== CO_OP);
  const toAll = gains.filter(({ card }) => card === undefined).length > 1;
  const brought = new Map<string, { n: number; cards: string[] }>();
  for (const { who = "", card, amount = 1 } of gains) {
    if (card === undefined && toAll) continue;
    const { n, cards } = brought.get(who) ?? { n: 0, cards: [] };
    brought.set(who, { n: n + amount, cards: card ? [...cards, card] : cards });
  }
  const said: string[] = [];
  for (const [seat, { n, cards }] of [...brought].sort(([, a], [, b]) => b.n - a.n)) {
    const gain = story.about(toAll ? "gains-for" : said.length ? "gains-next" : "gains-first", seat, { n });
    const names = cards.map((slug) => t(`cards-${slug}`)).join(", ");
    said.push(names ? t("gains-by", { gain, cards: names }) : gain);
  }
  const more = listed(said);
  const all = toAll ? (more ? t("gains-more", { gains: t("gains-all"), more }) : t("gains-all")) : more;
  const at = [...brought].flatMap(([seat, { cards }]) => [purse(seat), ...cards.map((slug) => cardIn(seat, slug))]);
  return all ? { text: t("told-upkeep", { gains: all }), at } : null;
}

const stored = (story: Story): Sentence => {
  const { who, card } = story.first("stores");
  return { text: story.withStars(story.about("told-stores", who), who), at: [cardIn(who, card)] };
};

const begun = (story: Story): Sentence => {
  const { who } = story.first("round");
  return { text: story.about("told-round", who), at: [town(who)] };
};

/** The game is over: the last mint has just gone, or plans are too few, or somebody has the stars for it. */
function ended(story: Story): Sentence {
  const event = story.first("ends");
  const before = story.events[story.events.indexOf(event) - 1]?.kind ?? "";
  if (!event.who) return { text: t("told-ends-deck"), at: ["[data-deck]"] };
  const key = ["gains", "stores"].includes(before) ? "told-ends-mints" : "told-ends-stars";
  return { text: story.about(key, event.who), at: [town(event.who)] };
}

/** In their order, by what makes one necessary. */
const SENTENCES: [string, (story: Story) => Sentence | null][] = [
  ["begins", begins],
  ["advanced", added],
  ["places", placed],
  ["passes", passed],
  ["draws", drawn],
  ["gains", shared],
  ["opens", opened],
  ["empties", emptied],
  ["shuts", shut],
  ["returns", returned],
  ["comes", came],
  ["gains", upkeep],
  ["stores", stored],
  ["turn", again],
  ["round", begun],
  ["ends", ended],
];

export default { move, told } satisfies Words<View>;
