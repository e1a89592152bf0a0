// Mint Works in words.
import type { Event, Happened, Parts } from "../server/messages";
import { indexOf } from "../parts/seats";
import type { Context, Sentence, Words } from "../table/words";
import { isKey, named, t } from "./texts";
import { UNSEEN, type View } from "./view";

/** What changes a neighbourhood, and so perhaps its stars. */
const CHANGES = ["takes", "draws", "builds", "recycles", "recycles-secret", "razes", "gives", "gives-building", "stores"];

/** The name of a move or an outcome: `Temp Agency as Builder: build Gardens`. */
function move({ text, parts }: { text: string; parts: Parts }, context: Context): string {
  const { kind, cards = [], player = "" } = parts;
  if (kind === "place") return placement(cards, context);
  const key = `mw-move-${kind}`;
  const card = called(cards[0] ?? kind, context); // the card of the co-op is what it is about
  return isKey(key) ? t(key, { card, player: context.names[player] ?? player }) : text;
}

function placement([at = "", ...cards]: string[], context: Context): string {
  const location = called(at, context);
  if (at === "temp-agency") return t("mw-place-temp-agency", { location, copied: placement(cards, context) });
  const key = `mw-place-${at}`;
  const [card = "", other = ""] = cards.map((slug) => called(slug, context));
  return isKey(key) ? t(key, { location, card, other }) : location;
}

const called = (slug: string, _: Context) => (slug === UNSEEN ? t("mw-unseen") : named("cards", slug));

/** An action, with what everybody gained and paid, who acted first, and new stars. */
function told(action: Happened<View>, context: Context): Sentence[] {
  const { who, action: text, parts } = action;
  const seats = Object.keys(context.names).sort((a, b) => Number(b === who) - Number(a === who));
  const facts = seats.flatMap((seat) => [...mints(seat, action, context), ...stars(seat, action, context)]);
  return [move({ text, parts }, context), ...facts].map((text) => ({ text }));
}

/** What somebody gained or paid in all, and in the upkeep by which buildings. */
function mints(seat: string, { parts, events = [] }: Happened<View>, context: Context): string[] {
  const mine = events.filter(({ kind, who }) => kind === "gains" && who === seat);
  const n = mine.reduce((all, { amount = 1 }) => all + amount, 0);
  if (n === 0) return [];
  const fact = t(n > 0 ? "mw-told-gain" : "mw-told-loss", { seat: context.names[seat] ?? seat, n: Math.abs(n) });
  return [parts.kind === "place" ? fact : inUpkeep(fact, mine, context)];
}

function inUpkeep(fact: string, gains: Event[], context: Context): string {
  const mine = gains.filter(({ who, whom }) => whom === who).flatMap(({ card }) => card ?? []);
  const buildings = [...new Set(mine)].map((slug) => called(slug, context)).join(", ");
  return buildings ? t("mw-told-upkeep-by", { fact, buildings }) : t("mw-told-upkeep", { fact });
}

/** Somebody's stars, where they have changed; no action changes those of two. */
function stars(seat: string, { events = [], scores }: Happened<View>, { names }: Context): string[] {
  const n = scores?.[indexOf(seat)];
  const changed = events.some(({ kind, who }) => who === seat && CHANGES.includes(kind));
  return n !== undefined && changed ? [t("mw-told-stars", { seat: names[seat] ?? seat, n })] : [];
}

export default { move, told } satisfies Words<View>;
