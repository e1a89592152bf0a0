// What the mayor says: from what really happened in the game to the next words. Nothing here knows the board.
import minivilles, { changeOf, throwerOf } from "../minivilles/words";
import type { Card, Happened, Now } from "../server/messages";
import { inOne, type Context } from "../table/words";
import type { Values } from "../texts";

export const STEPS = 8;

export interface Words {
  key: string;
  values?: Values;
}

export interface Advice {
  /** 1 to 8. */
  step: number;
  says: Words[];
  /** Whether a press goes on, and not a move. */
  pressed: boolean;
}

interface View {
  players: { coins: number; cards: Record<string, number>; landmarks: string[] }[];
}

/** What the mayor knows. */
export interface Seen {
  /** My seat. */
  seat: string;
  context: Context;
  now: Now<View>;
  actions: Happened<unknown>[];
  cards: Card[];
  welcomed: boolean;
}

/** Returns what to say now; nothing when the game is over. */
export function advice(seen: Seen): Advice | undefined {
  const { seat, now, actions } = seen;
  const rolls = actions.filter((action) => action.who === seat && action.parts.kind === "roll").length;
  const builds = actions.filter((action) => action.who === seat && action.parts.kind === "build").length;
  const mine = now.actor === seat;
  if (now.actor === null) return undefined;
  if (!seen.welcomed && rolls === 0) return { step: 1, says: [{ key: "first-welcome", values: { name: seen.context.names[seat] ?? "" } }], pressed: true };
  if (rolls === 0) return { step: 2, says: [{ key: "first-roll" }], pressed: false };
  if (builds === 0) return { step: 3, says: [myRoll(seen), hint(seen, "first-build")], pressed: false };
  if (builds === 1 && !mine) return { step: 4, says: [built(seen), { key: "first-bot-plays" }], pressed: false };
  if (builds === 1 && rolls === 1) return { step: 5, says: [...theirRoll(seen), { key: "first-roll-again" }], pressed: false };
  if (builds === 1) return { step: 6, says: [myRoll(seen), hint(seen, "first-build-more")], pressed: false };
  if (builds === 2 && !mine) return { step: 7, says: [built(seen), { key: "first-landmarks", values: landmark(seen) }], pressed: false };
  return { step: 8, says: [{ key: "first-farewell" }], pressed: true };
}

/** The last throw: in words, and how many coins it brought me, if any were paid. */
function lastThrow({ seat, context, actions }: Seen): { thrower?: string; change?: number; told: string } {
  const last = actions.findLast((action) => action.parts.kind === "die" || action.parts.kind === "dice");
  if (!last) return { told: "" };
  return { thrower: throwerOf(last), change: changeOf(last, seat), told: inOne(minivilles.told(last as Happened<any>, context)) };
}

function myRoll(seen: Seen): Words {
  const { change, told } = lastThrow(seen);
  if (change === undefined) return { key: "first-rolled-nothing", values: { told } };
  return { key: change > 0 ? "first-rolled-well" : "first-rolled-badly", values: { told } };
}

/** What the bot's throw brought me; nothing where the last one was mine. */
function theirRoll(seen: Seen): Words[] {
  const { thrower, change, told } = lastThrow(seen);
  if (thrower === seen.seat) return [];
  if (change === undefined) return [{ key: "first-their-nothing", values: { told } }];
  return [{ key: change > 0 ? "first-their-gain" : "first-their-loss", values: { told } }];
}

/** What I built last, and what its colour means. */
function built({ seat, actions, cards }: Seen): Words {
  const last = actions.findLast((action) => action.who === seat && action.parts.kind === "build");
  const card = cards.find((known) => known.slug === last?.parts.cards?.[0]);
  return card ? { key: `first-built-${card.colour ?? "landmark"}`, values: { card: card.slug } } : { key: "first-built-nothing" };
}

function hint(seen: Seen, key: "first-build" | "first-build-more"): Words {
  const card = suggestion(seen);
  return card
    ? { key, values: { card: card.slug, roll: rollOf(card), n: card.cost ?? 0 } }
    : { key: "first-save" };
}

/** A card worth having that I can pay: on a number that I have none for, with one die; the best that there is. */
export function suggestion({ seat, now, cards }: Seen): Card | undefined {
  const mine = now.view.players[Number(seat.slice(1)) - 1];
  const legal = new Set(now.legal.filter((move) => move.parts.kind === "build").map((move) => move.parts.cards?.[0]));
  const affordable = cards.filter((card) => card.kind === "establishment" && legal.has(card.slug) && (card.roll?.[0] ?? 9) <= 6);
  const covered = new Set(cards.filter((card) => mine?.cards[card.slug]).flatMap((card) => numbers(card)));
  const fresh = affordable.filter((card) => numbers(card).every((n) => !covered.has(n)));
  const worth = (card: Card) => Number(card.amount) || 0;
  return (fresh.length ? fresh : affordable).toSorted((a, b) => worth(b) - worth(a) || (a.cost ?? 0) - (b.cost ?? 0))[0];
}

function landmark({ cards }: Seen): Values {
  const cheapest = cards.filter((card) => card.kind === "landmark").toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0];
  return { card: cheapest?.slug ?? "", n: cheapest?.cost ?? 0 };
}

function numbers({ roll }: Card): number[] {
  return roll ? Array.from({ length: roll[1] - roll[0] + 1 }, (_, i) => roll[0] + i) : [];
}

function rollOf({ roll }: Card): string {
  return roll === null ? "" : roll[0] === roll[1] ? `${roll[0]}` : roll.join("–");
}
