// What happened, as steps that can be shown one after the other. Pure: nothing here knows the screen or the clock.
import { seatOf } from "../parts/seats";
import type { Event, Happened } from "../server/messages";
import type { Step as AnyStep } from "../table/replay.svelte";
import { playerOf, UNSEEN, type View } from "./view";

/** A place on the table: `bank`, `deck`, `purse P1`, `place producer`, `supply statue`, `town P1 statue`. */
export type Spot = string;

/** Something that flies: so many mints, a card, or the token of who begins. */
export interface Flight {
  from: Spot;
  to: Spot;
  mints?: number;
  card?: string;
}

export interface Step extends AnyStep<View> {
  kind: "place" | "effect" | "draw" | "upkeep" | "pass";
  flights: Flight[];
}

const PLACE = 450; // milliseconds
const EFFECT = 500;
const DRAW = 380;
const UPKEEP = 900;
const PASS = 300;
export const TOKEN = "token"; // flies like a card

/** From where to where something goes, by the kind of what happened. */
const WAYS: Record<string, (event: Event, before: View) => [Spot, Spot]> = {
  gains: (event) => [sourceOf(event), `purse ${event.who}`],
  stores: (event) => ["bank", townOf(event)],
  empties: (event) => [townOf(event), "bank"],
  clears: ({ card }) => [`place ${card}`, "bank"],
  token: ({ who }, before) => [`purse ${before.token}`, `purse ${who}`],
  takes: (event) => [supplyOf(event), townOf(event)],
  draws: (event) => ["deck", townOf(event)],
  builds: (event, before) => [seenBefore(event, before), townOf(event)],
  recycles: (event) => [townOf(event), "deck"],
  "recycles-secret": (event) => [townOf(event), "deck"],
  razes: (event) => [townOf(event), "deck"],
  gives: (event, before) => [seenBefore(event, before), supplyOf(event)],
  "gives-building": (event) => [townOf(event), supplyOf(event)],
  comes: (event) => ["deck", supplyOf(event)],
  returns: (event) => [supplyOf(event), "deck"],
};
const MINTS = ["gains", "stores", "empties", "clears"]; // all others move a card

const townOf = ({ who, card = UNSEEN }: Event): Spot => `town ${who} ${card}`;
const supplyOf = ({ card }: Event): Spot => `supply ${card}`;

/** Where mints come from: somebody's building, a location, or the bank. */
function sourceOf({ whom, card }: Event): Spot {
  if (!card) return "bank";
  return whom ? `town ${whom} ${card}` : `place ${card}`;
}

/** Where a plan lay that is built or given: it may have been a secret. */
function seenBefore({ who = "", card = UNSEEN }: Event, before: View): Spot {
  return `town ${who} ${playerOf(before, who)?.plans.includes(card) ? card : UNSEEN}`;
}

/** Returns the steps of actions, from the position before the first of them. */
export function stepsOf(before: View, actions: Happened<View>[]): Step[] {
  const steps: Step[] = [];
  for (const { ply, parts, events = [], after } of actions) {
    if (after === undefined) continue;
    const placed = events.find(({ kind }) => kind === "places");
    const flights = flightsOf(before, events);
    const shown = placed ? placing(before, after, placed, flights) : others(before, after, parts.kind, flights);
    steps.push(...shown.map((step) => ({ ...step, ply })));
    before = after;
  }
  return steps;
}

type Shown = Omit<Step, "ply">;

/** Mints go to a location, and then there is what it brings. */
function placing(before: View, after: View, placed: Event, brings: Flight[]): Shown[] {
  const { who = "", card: at, amount: mints = 1 } = placed;
  const paying = withMints(before, who, -mints);
  const { placed: whose, lying } = after.facts;
  const paid = { ...paying, locations: after.locations, facts: { ...before.facts, placed: whose, lying } };
  const flights = mints > 0 ? [{ from: `purse ${who}`, to: `place ${at}`, mints }] : [];
  const place: Shown = { kind: "place", ms: PLACE, meanwhile: paying, view: brings.length ? paid : after, flights };
  if (!brings.length) return [place];
  return [place, { kind: "effect", ms: EFFECT, meanwhile: paid, view: after, flights: brings }];
}

/** Cards come and go, and then there are the mints of the upkeep. */
function others(before: View, after: View, kind: string, flights: Flight[]): Shown[] {
  const [cards, mints] = [flights.filter(({ card }) => card), flights.filter(({ card }) => !card)];
  const { supply, facts } = after;
  const drawn = cards.length ? { ...before, supply, facts: { ...before.facts, deck: facts.deck } } : before;
  const steps: Shown[] = [];
  if (kind === "pass") steps.push({ kind: "pass", ms: PASS, meanwhile: before, view: before, flights: [] });
  if (cards.length) steps.push({ kind: "draw", ms: DRAW, meanwhile: before, view: drawn, flights: cards });
  if (mints.length) steps.push({ kind: "upkeep", ms: UPKEEP, meanwhile: drawn, view: after, flights: mints });
  if (!steps.length) steps.push({ kind: "draw", ms: DRAW, meanwhile: before, view: after, flights: [] });
  steps.at(-1)!.view = after;
  return steps;
}

/** All that changes its place, but what is paid; in the order of the rules. */
function flightsOf(before: View, events: Event[]): Flight[] {
  const taken = events.find(({ kind }) => kind === "takes")?.card;
  return events.flatMap((event): Flight[] => {
    const { kind, who, card = UNSEEN, amount: mints = 1 } = event;
    const [from, to] = WAYS[kind]?.(event, before) ?? [];
    if (!from || !to) return [];
    if (MINTS.includes(kind)) return mints > 0 ? [{ from, to, mints }] : [];
    if (kind === "token") return who === before.token ? [] : [{ from, to, card: TOKEN }];
    return kind === "builds" && card === taken ? [] : [{ from, to, card }]; // the assembler builds what it takes
  });
}

const withMints = (view: View, seat: string, more: number): View => ({
  ...view,
  players: view.players.map((player, i) =>
    seatOf(i) === seat && player.mints !== null ? { ...player, mints: player.mints + more } : player,
  ),
});
