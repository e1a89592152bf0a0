// Ma Petite Ville in words; the terminal says the same by `telling/` of its package.
import { seatOf } from "../parts/seats";
import type { Event, Happened, Parts } from "../server/messages";
import { person, type Context, type Sentence, type Words } from "../table/words";
import { listed, type Values } from "../texts";
import { isKey, t } from "./texts";
import type { Facts, View } from "./view";

/** The name of a move or an outcome; where something lies is shown, or said by `where.ts`. */
function move({ text, parts }: { text: string; parts: Parts }, context: Context): string {
  const { kind, player = "", numbers: [n = 0] = [], turn = 0, way } = parts;
  const key = `moves-${kind}${way ? `-${way}` : ""}`;
  return isKey(key) ? t(key, { ...person("who", player, context), n, length: n, turn }) : text;
}

/** What happened. A tile is told when it lies: drawing it tells nothing that laying it does not. */
function told(action: Happened<View>, context: Context): Sentence[] {
  const events = byKind(action.events ?? []);
  const sentences = deed(action, events, context);
  if (events["last-round"]) sentences.push({ text: t("told-last-round") });
  else if (events.ends && (!events.left || amountOf(events.left) > 0)) sentences.push({ text: t("told-ends") });
  return sentences;
}

/** What was done, and where it lies. */
function deed({ who, parts, action }: Happened<View>, events: Events, context: Context): Sentence[] {
  const { player = "", place: [x, y] = [0, 0], numbers: [length = 0] = [], way } = parts;
  const doer = person("who", who, context);
  const tile = [`[data-tile="${x} ${y}"]`];
  const row = [`[data-row="${x} ${y} ${way}"]`];
  switch (parts.kind) {
    case "first":
      return [{ text: move({ text: action, parts }, context), at: of(player) }];
    case "tile":
      return events.lays ? [{ text: t("told-first-tile"), at: tile }] : [];
    case "lay":
      return [{ text: t(events["last-round"] ? "told-lays-last" : "told-lays", doer), at: tile }];
    case "place":
      if (!events.places || !events.left) return [{ text: t("told-places-long-ago", { ...doer, length }), at: row }];
      return [{ text: placing(events.places, amountOf(events.left), doer), at: row }];
    case "decline":
      return [{ text: t("told-declines", doer), at: of(who) }];
  }
  return [];
}

/** What was placed, and how many silhouettes are left; without any the game is won. */
function placing(placed: Event, left: number, doer: Values): string {
  const row = t(`row-${placed.card}`, { n: amountOf(placed) });
  return t(left ? "told-places" : "told-places-last", { ...doer, row, left });
}

type Events = Record<string, Event | undefined>;
/** Who has won, and why. */
export function why({ ended, objects, ranks }: Facts, context: Context): string {
  const [winners = []] = ranks;
  const fewest = Math.min(...objects);
  const others = objects.flatMap((left, i) => (left === fewest && !winners.includes(seatOf(i)) ? [seatOf(i)] : []));
  const who = winners.find((seat) => seat === context.you) ?? winners[0] ?? "";
  const undecided = winners.length > 1 ? "shared" : others.length ? "fewest-silhouettes" : "fewest-objects";
  const called = { winners: inARow(winners, context), others: inARow(others, context) };
  return t(`won-${ended === "all-placed" ? ended : undecided}`, { ...person("who", who, context), n: fewest, ...called });
}

/** What players are called in a row; who reads stands last. */
function inARow(seats: string[], { you, names }: Context): string {
  const others = seats.filter((seat) => seat !== you).map((seat) => names[seat] ?? seat);
  return listed(seats.length > others.length ? [...others, t("won-you")] : others);
}

const byKind = (events: Event[]): Events => Object.fromEntries(events.map((event) => [event.kind, event]));
const amountOf = ({ amount = 1 }: Event) => amount;
/** Where a player's silhouettes are, beside the map and in the line of a phone. */
const of = (seat: string) => [`[data-tray="${seat}"]`, `[data-player="${seat}"]`];

export default { move, told } satisfies Words<View>;
