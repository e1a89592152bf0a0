// What happened, as steps that can be shown one after the other. Pure: nothing here knows the screen or the clock.
import { seatOf } from "../parts/seats";
import { flowsOf } from "../server/flow";
import type { Happened } from "../server/messages";
import type { Step as AnyStep } from "../table/replay.svelte";
import { lyingOn, UNSEEN, type Box, type Player, type View } from "./view";

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

/** Returns the steps of actions, from the position before the first of them. */
export function stepsOf(before: View, actions: Happened<View>[], box: Box): Step[] {
  const steps: Step[] = [];
  for (const action of actions) {
    const { after } = action;
    if (after === undefined) continue;
    steps.push(...stepsOfAction(before, after, action, box));
    before = after;
  }
  return steps;
}

function stepsOfAction(before: View, after: View, action: Happened<View>, box: Box): Step[] {
  const { ply, parts } = action;
  const { kind: verb, cards: [at = ""] = [] } = parts;
  const moved = cardsMoved(before, after);
  if (verb === "place") {
    const paid = lyingOn(after, box, at) - lyingOn(before, box, at);
    const paying = withMints(before, action.who, -paid);
    const placed = { ...paying, locations: { ...paying.locations, [at]: after.locations[at] ?? 0 } };
    const flights = [{ from: `purse ${action.who}`, to: `place ${at}`, mints: paid }];
    const brings = [...gains(placed, after, `place ${at}`), ...moved, ...token(before, after, at)];
    const place: Step = { kind: "place", ply, ms: PLACE, meanwhile: paying, view: brings.length ? placed : after, flights };
    if (!brings.length) return [place];
    return [place, { kind: "effect", ply, ms: EFFECT, meanwhile: placed, view: after, flights: brings }];
  }
  const steps: Step[] = [];
  const show = (kind: Step["kind"], ms: number, flights: Flight[], view = before) =>
    steps.push({ kind, ply, ms, meanwhile: steps.at(-1)?.view ?? before, view, flights });
  if (verb === "pass") show("pass", PASS, []);
  if (moved.length) show("draw", DRAW, moved, { ...before, supply: after.supply, deck: after.deck });
  const upkeep = upkeepOf(before, after, action, box);
  if (upkeep.length) show("upkeep", UPKEEP, upkeep);
  if (!steps.length) show("draw", DRAW, []);
  steps.at(-1)!.view = after;
  return steps;
}

/** Mints that come to everybody, and those of the locations that go back (MW-32 to MW-34). */
function upkeepOf(before: View, after: View, action: Happened<View>, box: Box): Flight[] {
  const back = Object.keys(before.locations)
    .filter((slug) => before.locations[slug]! > 0 && after.locations[slug] === 0)
    .map((slug) => ({ from: `place ${slug}`, to: "bank", mints: lyingOn(before, box, slug) }));
  const told = flowsOf(action).filter((flow) => flow.from === "bank");
  const paid = told.map(({ to, amount, seat, card }) => ({
    from: seat && card ? `town ${seat} ${card}` : "bank",
    to: `purse ${to}`,
    mints: amount,
  }));
  const onGallery = after.players.flatMap(({ gallery }, i) => {
    const mints = gallery - before.players[i]!.gallery;
    return mints > 0 ? [{ from: "bank", to: `town ${seatOf(i)} gallery`, mints }] : [];
  });
  return [...back, ...(paid.length ? paid : gains(before, after, "bank")), ...onGallery];
}

function gains(before: View, after: View, from: Spot): Flight[] {
  return after.players.flatMap((player, i) => {
    const mints = (player.mints ?? 0) - (before.players[i]!.mints ?? 0);
    return mints > 0 ? [{ from, to: `purse ${seatOf(i)}`, mints }] : [];
  });
}

const token = (before: View, after: View, at: string): Flight[] =>
  before.token !== after.token && after.token
    ? [{ from: before.token ? `purse ${before.token}` : `place ${at}`, to: `purse ${after.token}`, card: TOKEN }]
    : [];

/** Cards that lie elsewhere now: what left one place came to another; what came from nowhere came from the deck. */
function cardsMoved(before: View, after: View): Flight[] {
  const [was, is] = [whereCardsLie(before), whereCardsLie(after)];
  const gone = [...was].filter(([key]) => !is.has(key));
  return [...is]
    .filter(([key]) => !was.has(key))
    .map(([, { card, spot, built }]) => {
      const from = gone.find(([, other]) => other.card === card) ?? gone.find(([, other]) => built && other.card === UNSEEN);
      return { card, from: from?.[1].spot ?? "deck", to: spot };
    })
    .concat(
      gone
        .filter(([, { card }]) => ![...is.values()].some((other) => other.card === card && card !== UNSEEN))
        .map(([, { card, spot }]) => ({ card, from: spot, to: "deck" })),
    );
}

function whereCardsLie(view: View): Map<string, { card: string; spot: Spot; built: boolean }> {
  const lying = new Map<string, { card: string; spot: Spot; built: boolean }>();
  const put = (list: string, cards: string[], place: Spot) =>
    cards.forEach((card, i) => {
      // Secret cards are told apart by their number only.
      const key = card === UNSEEN ? `${list} ? ${cards.slice(0, i).filter((other) => other === UNSEEN).length}` : `${list} ${card}`;
      lying.set(key, { card, spot: `${place} ${card}`, built: list.startsWith("built") });
    });
  put("supply", view.supply, "supply");
  view.players.forEach((player: Player, i) => {
    put(`plans ${i}`, player.plans, `town ${seatOf(i)}`);
    put(`built ${i}`, player.buildings, `town ${seatOf(i)}`);
  });
  return lying;
}

const withMints = (view: View, seat: string, more: number): View => ({
  ...view,
  players: view.players.map((player, i) =>
    seatOf(i) === seat && player.mints !== null ? { ...player, mints: player.mints + more } : player,
  ),
});
