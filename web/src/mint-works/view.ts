// Mint Works as the server shows it; docs/rules/mint-works.md explains it under "Position".
import type { Card } from "../server/messages";
import { indexOf, seatOf } from "../parts/seats";

export interface Player {
  mints: number | null; // null: without limit
  plans: string[]; // the oldest first; `?` where it is a secret
  buildings: string[];
  gallery: number;
}

export interface View {
  players: Player[];
  opponent: string | null;
  token: string | null;
  turn: string | null;
  phase: string;
  locations: Record<string, number>; // occupied slots
  open: string[];
  supply: string[]; // nearest the deck last
  deck: number | string[];
  under: string[];
  passes?: number;
  half?: "placed" | "passed" | null;
  shut?: string[];
  lying?: Record<string, number>;
  bank?: number;
  secret?: Record<string, string>;
}

/** What the table plays with, house rules included. Deeds are both a plan and a location, so these are apart. */
export interface Box {
  plans: Record<string, Card>;
  locations: Record<string, Card>;
  opponents: Record<string, Card>;
  /** How many stars end the game, and how many plans lie on display, alone and with others. */
  win: number;
  supply: number;
  soloSupply: number;
}

export const UNSEEN = "?";
export const OPPONENT = "P2"; // where it sits

/** Locations from top to bottom, as an opponent goes through them (MW-50). */
const COLUMN = [
  ...["producer", "wholesaler", "builder", "supplier", "leadership-council", "lotto"],
  ...["crowdfunder", "recycler", "swap-meet", "temp-agency"],
];

export function boxOf(cards: Card[], numbers: Record<string, unknown>): Box {
  const kind = (wanted: string) =>
    Object.fromEntries(cards.filter((card) => card.kind === wanted).map((card) => [card.slug, card]));
  const number = (key: string) => Number(numbers[key] ?? 0);
  return {
    plans: kind("plan"),
    locations: kind("location"),
    opponents: kind("opponent"),
    win: number("stars"),
    supply: number("supply"),
    soloSupply: number("solo-supply"),
  };
}

/** The locations as they lie; in solo they stand in a column. */
export function placesOf(view: View): string[] {
  const places = Object.keys(view.locations);
  return view.opponent ? COLUMN.filter((slug) => places.includes(slug)) : places;
}

export function slotsOf(view: View, box: Box, slug: string): number {
  const people = view.opponent ? 1 : view.players.length;
  return box.locations[slug]?.slots?.[people - 1] ?? 1;
}

/** Why nobody can use a location: its deed is not built, or Justin shut it. */
export function closedBy(view: View, box: Box, slug: string): "closed" | "shut" | null {
  if (box.locations[slug]?.type === "deed" && !view.open.includes(slug)) return "closed";
  return view.shut?.includes(slug) ? "shut" : null;
}

/** Who built the deed of a location. */
export function ownerOf(view: View, slug: string): string | null {
  const at = view.players.findIndex((player) => player.buildings.includes(slug));
  return at < 0 ? null : seatOf(at);
}

/** What a location costs a player, or with a plan what that plan costs at the supplier (MW-22). */
export function priceOf(box: Box, player: Player, location: string, plan?: string): number {
  const printed = (location === "supplier" ? box.plans[plan ?? ""]?.cost : box.locations[location]?.cost) ?? 0;
  const helper = { supplier: "truck", builder: "crane" }[location];
  return helper && player.buildings.includes(helper) && printed > 1 ? printed - 1 : printed;
}

/** How many mints lie on a location. */
export function lyingOn(view: View, box: Box, slug: string): number {
  const usual = slug === "temp-agency" ? 1 : (box.locations[slug]?.cost ?? 1);
  return view.lying ? (view.lying[slug] ?? 0) : (view.locations[slug] ?? 0) * usual;
}

export const inDeck = (view: View) => (typeof view.deck === "number" ? view.deck : view.deck.length);

/** What each building is worth (MW-40 to MW-43). */
export function starsOf(box: Box, player: Player): Record<string, number> {
  const { buildings: built, plans, gallery } = player;
  const isCulture = (slug: string) => box.plans[slug]?.type === "culture";
  const twice = built.includes("bridge") ? 1 : 0;
  const varying: Record<string, number> = {
    museum: built.filter(isCulture).length + twice,
    obelisk: built.length + twice,
    vault: 2 * plans.length,
    gallery,
  };
  const less = (slug: string) => (isCulture(slug) && built.includes("landfill") ? 1 : 0);
  const stars = (slug: string) => Math.max(0, (varying[slug] ?? Number(box.plans[slug]?.stars ?? 0)) - less(slug));
  return Object.fromEntries(built.map((slug) => [slug, stars(slug)]));
}

export const allStars = (box: Box, player: Player) =>
  Object.values(starsOf(box, player)).reduce((all, stars) => all + stars, 0);

/** How large a neighbourhood is: plans and buildings, a bridge counting as two (MW-41, MW-44). */
export function sizeOf({ plans, buildings }: Player): number {
  return plans.length + buildings.length + (buildings.includes("bridge") ? 1 : 0);
}

export const playerOf = (view: View, seat: string): Player | undefined => view.players[indexOf(seat)];
