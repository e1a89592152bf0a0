// What happened, as steps that can be shown one after the other. Pure: nothing here knows the screen or the clock.
import { BANK, flowsOf, type Flow } from "../server/flow";
import type { Colour, Happened } from "../server/messages";
import { indexOf } from "../parts/seats";
import { TURN, type Step as AnyStep } from "../table/replay.svelte";
import type { Sentence, ToldAction } from "../table/words";
import type { Deck, View } from "./view";

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
    | { kind: "throw"; dice: number[] }
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
export function stepsOf(before: View, actions: Happened<View>[], deck: Deck): Step[] {
  const steps: Step[] = [];
  for (const action of actions) {
    if (action.after === undefined) continue;
    steps.push(...stepsOfAction(before, action.after, action, deck));
    before = action.after;
  }
  return inTime(steps);
}

function stepsOfAction(before: View, after: View, action: Happened<View>, deck: Deck): Step[] {
  const common = { ply: action.ply, turn: before.turn ?? after.turn ?? "P1" };
  const steps = stepsOnTable(before, after, action, common);
  // Coins are gone from who pays before they are there.
  const coins = before.players.map((player) => player.coins);
  const withCoins = (view: View) => ({ ...view, players: view.players.map((player, i) => ({ ...player, coins: coins[i]! })) });
  for (const payment of payments(flowsOf(action, (card) => deck[card]?.colour ?? "landmark"))) {
    for (const { from, amount } of payment.flows) if (from !== BANK) coins[indexOf(from)]! -= amount;
    const meanwhile = withCoins(steps.at(-1)?.view ?? before);
    for (const { to, amount } of payment.flows) if (to !== BANK) coins[indexOf(to)]! += amount;
    steps.push({ ...common, kind: "pay", ms: PAY, ...payment, view: withCoins(after), meanwhile });
  }
  const last = steps.at(-1);
  if (last) last.view = after;
  return steps;
}

/** What happens on the table but for coins: these come after it, and until then are as they were. */
function stepsOnTable(before: View, after: View, action: Happened<View>, common: Pick<Step, "ply" | "turn">): Step[] {
  const { parts, events = [] } = action;
  const those = (...kinds: string[]) => events.filter(({ kind }) => kinds.includes(kind));
  const coins = (i: number) => before.players[i]!.coins;
  const moved: View = { ...after, players: after.players.map((player, i) => ({ ...player, coins: coins(i) })) };
  const steps: Step[] = [];
  const trawled = those("trawls").length > 0;
  if (trawled || those("falls").length) {
    const dice = parts.numbers ?? [];
    const view = { ...after, players: before.players, dice: trawled ? before.dice : dice };
    steps.push({ ...common, kind: "throw", ms: THROW, dice, view, rigid: true });
  }
  for (const { who = "", card = "" } of those("builds"))
    steps.push({ ...common, kind: "build", ms: BUILD, seat: who, card, view: moved, meanwhile: before });
  const cards = those("hands", "hands-closed").map(({ card = "", who = "", whom = "" }) => ({ card, from: who, to: whom }));
  if (cards.length) steps.push({ ...common, kind: "hand", ms: BUILD, cards, view: moved, meanwhile: before });
  const noted = those("demolishes", "closes").map(({ who = "", card = "" }) => ({ seat: who, card }));
  if (noted.length || those("adds").length) steps.push({ ...common, kind: "note", ms: NOTE, cards: noted, view: moved });
  for (const { card = "" } of before.phase === "setup" ? [] : those("comes"))
    steps.push({ ...common, kind: "draw", ms: NOTE, card, view: moved });
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
  lines: Sentence[];
}

/** Returns what was told of the last turn: since the build before it. */
export function lastTurn(actions: ToldAction[]): TurnTold | null {
  const lines: TurnTold["lines"] = [];
  let who: string | null = null;
  for (const action of actions.toReversed()) {
    if (action.parts.kind === "build" && who !== null) break;
    if (action.who !== "chance") who = action.who;
    if (action.parts.kind !== "draw") lines.unshift(...action.told);
  }
  return who === null ? null : { who, lines };
}
