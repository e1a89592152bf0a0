// Minivilles in words: moves and outcomes, and what they brought to whom by which cards.
import { flowsOf, type Flow } from "../server/flow";
import type { Happened } from "../server/messages";
import type { Context, Words } from "../table/words";
import { isKey, named, t } from "./texts";
import type { View } from "./view";

const words: Words<View> = {
  move({ text, parts }, { names }) {
    const { kind, cards = [], player = "", numbers = [], nothing } = parts;
    const [first = "", second = ""] = cards.map(card);
    const [number = "", other = ""] = numbers;
    const keys = [`mv-move-${kind}-${nothing ? "nothing" : number}`, `mv-move-${kind}`];
    const key = keys.find(isKey);
    return key ? t(key, { card: first, other: second, player: names[player] ?? player, number, second: other }) : text;
  },
  told(action, context) {
    const { action: text, parts, events = [] } = action;
    const again = events.filter(({ kind }) => kind === "again");
    const facts = [
      ...paidIn(action).map((seat) => incomeOf(action, seat, context)),
      ...again.map(({ who = "" }) => t("mv-fact-again", { seat: context.names[who] ?? who })),
    ];
    const name = parts.kind === "roll" ? "" : words.move({ text, parts }, context); // the dice that follow say how many they are
    return [name, ...facts].filter(Boolean).map((text) => ({ text }));
  },
};
export default words;

const card = (slug: string) => named("cards", slug);

/** Who pays or is paid in an action: who has the turn first, then as one sits. */
function paidIn(action: Happened): string[] {
  const turn = throwerOf(action) ?? action.who;
  const seats = new Set(flowsOf(action).flatMap(({ from, to }) => [from, to]));
  return [...seats].filter(isSeat).sort((a, b) => Number(b === turn) - Number(a === turn) || a.localeCompare(b));
}

const isSeat = (who: string) => who.startsWith("P");

/** Who threw the dice of an outcome. */
export const throwerOf = ({ events = [] }: Pick<Happened, "events">): string | undefined =>
  events.find(({ kind }) => kind === "falls" || kind === "trawls")?.who;

/** How many coins more somebody has after an action; undefined where nothing was paid. */
export function changeOf(action: Happened, seat: string): number | undefined {
  const mine = flowsFor(action, seat);
  return mine.length ? mine.reduce((sum, { to, amount }) => sum + (to === seat ? amount : -amount), 0) : undefined;
}

const flowsFor = (action: Happened, seat: string) => flowsOf(action).filter(({ from, to }) => from === seat || to === seat);

/** What an action brought to somebody, as `Zoé +3 (Bakery; Café of Bot)`; nothing where nothing was paid. */
export function incomeOf(action: Happened, seat: string, { names }: Context): string {
  const change = changeOf(action, seat);
  if (change === undefined) return "";
  const sign = change > 0 ? "gain" : change < 0 ? "loss" : "even";
  const fact = t(`mv-fact-${sign}`, { seat: names[seat] ?? seat, n: Math.abs(change) });
  const { own, others } = causesOf(flowsFor(action, seat), seat);
  const cards = [
    [...own].map(card).join(", "),
    [...others].map(([slug, owners]) => cardOf(card(slug), [...owners], names)).join(", "),
  ];
  const by = cards.filter(Boolean).join(t("mv-fact-semicolon"));
  return by ? t("mv-fact-by", { fact, cards: by }) : fact;
}

const cardOf = (card: string, owners: string[], names: Context["names"]) =>
  t("mv-fact-card-of", { card, seats: owners.map((seat) => names[seat] ?? seat).join(", ") });

/** The cards that moved somebody's coins, in the order in which they worked: own ones, and those of others by their owners. */
function causesOf(mine: Flow[], seat: string): { own: Set<string>; others: Map<string, Set<string>> } {
  const own = new Set<string>();
  const others = new Map<string, Set<string>>();
  for (const { seat: owner, card } of mine) {
    if (!owner || !card) continue;
    if (owner === seat) own.add(card);
    else others.set(card, (others.get(card) ?? new Set()).add(owner));
  }
  return { own, others };
}
