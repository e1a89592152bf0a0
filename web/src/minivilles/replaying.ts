// What happened, as steps that can be shown one after the other. Pure: nothing here knows the screen or the clock.
import { flowsOf, type Flow } from "../server/flow";
import type { Colour, Happened } from "../server/messages";
import { indexOf, seatOf } from "../parts/seats";
import { TURN, type Step as AnyStep } from "../table/replay.svelte";
import { BANK, type View } from "./view";

export interface Payment {
  colour: Colour;
  flows: Flow[];
}

interface Common extends AnyStep<View> {
  /** Whose turn it is. */
  turn: string;
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

/** Returns the steps that lead from a position through actions, each with the position after it. */
export function stepsOf(before: View, actions: Happened<View>[]): Step[] {
  const steps: Step[] = [];
  for (const action of actions) {
    if (action.after === undefined) continue;
    steps.push(...stepsOfAction(before, action as Happened<View> & { after: View }));
    before = action.after;
  }
  return inTime(steps);
}

function stepsOfAction(before: View, action: Happened<View> & { after: View }): Step[] {
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
        rigid: true,
      });
      break;
    }
    case "build":
      if (!parts.nothing) steps.push({ ...common, kind: "build", ms: BUILD, seat: who, card, view: moved, meanwhile: before });
      break;
    case "swap":
      if (!parts.nothing && parts.player && other) {
        const cards = [
          { card, from: who, to: parts.player },
          { card: other, from: parts.player, to: who },
        ];
        steps.push({ ...common, kind: "hand", ms: BUILD, cards, view: moved, meanwhile: before });
      }
      break;
    case "move":
      if (parts.player) {
        const cards = [{ card, from: who, to: parts.player }];
        steps.push({ ...common, kind: "hand", ms: BUILD, cards, view: moved, meanwhile: before });
      }
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
  // Coins are gone from who pays before they are there.
  const coins = before.players.map((player) => player.coins);
  const withCoins = (view: View) => ({ ...view, players: view.players.map((player, i) => ({ ...player, coins: coins[i]! })) });
  for (const payment of payments(flowsOf(action))) {
    for (const { from, amount } of payment.flows) if (from !== BANK) coins[indexOf(from)]! -= amount;
    const meanwhile = withCoins(steps.at(-1)?.view ?? before);
    for (const { to, amount } of payment.flows) if (to !== BANK) coins[indexOf(to)]! += amount;
    steps.push({ ...common, kind: "pay", ms: PAY, ...payment, view: withCoins(after), meanwhile });
  }
  const last = steps.at(-1);
  if (last) last.view = after;
  return steps;
}

/** Makes coins fly faster where a turn would take too long; dice keep their time. */
export function inTime(steps: Step[]): Step[] {
  const rigid = sum(steps.map((step) => (step.rigid ? step.ms : 0)));
  const rest = sum(steps.map((step) => (step.rigid ? 0 : step.ms)));
  const scale = Math.min(1, Math.max(0.25, (TURN - BUILD - rigid) / rest));
  return scale === 1
    ? steps
    : steps.map((step) => (step.rigid ? step : { ...step, ms: Math.round(step.ms * scale) }));
}

// --- Who pays whom ---------------------------------------------------------------------------------------------------

/** Returns what is paid at once, colour after colour; what no card does, as a price, comes with the landmarks. */
export function payments(flows: Flow[]): Payment[] {
  const paid: Payment[] = [];
  for (const flow of flows) {
    const colour = flow.colour ?? "landmark";
    const last = paid.at(-1);
    if (last?.colour === colour) last.flows.push(flow);
    else paid.push({ colour, flows: [flow] });
  }
  return paid;
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
