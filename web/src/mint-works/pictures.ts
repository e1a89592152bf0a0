// What is drawn for which plan and location; game-icons by their names.
import agency from "icon:card-exchange";
import arm from "icon:factory-arm";
import archBridge from "icon:arch-bridge";
import bricks from "icon:brick-pile";
import capitol from "icon:capitol";
import castle from "icon:modern-city";
import columns from "icon:greek-temple";
import crane from "icon:crane";
import excavator from "icon:bucket-wheel-excavator";
import factory from "icon:factory";
import flag from "icon:flying-flag";
import flowers from "icon:flowers";
import friends from "icon:three-friends";
import gears from "icon:cog";
import hands from "icon:shaking-hands";
import house from "icon:house";
import keys from "icon:house-keys";
import mine from "icon:gold-mine";
import obelisk from "icon:obelisk";
import people from "icon:meeple-group";
import plant from "icon:nuclear-plant";
import portrait from "icon:portrait";
import press from "icon:anvil";
import recycle from "icon:recycle";
import saw from "icon:hand-saw";
import shop from "icon:shop";
import statue from "icon:colombian-statue";
import strongbox from "icon:strongbox";
import sun from "icon:sunrise";
import temple from "icon:ancient-columns";
import ticket from "icon:ticket";
import trash from "icon:trash-can";
import truck from "icon:truck";
import warehouse from "icon:warehouse";
import windmill from "icon:windmill";
import workers from "icon:miner";
import type { Card } from "../server/messages";

export const PLANS: Record<string, string> = {
  windmill,
  statue,
  gardens: flowers,
  bridge: archBridge,
  museum: temple,
  gallery: portrait,
  "co-op": hands,
  mine,
  workshop: saw,
  "corporate-hq": castle,
  factory,
  stripmine: excavator,
  plant,
  crane,
  truck,
  landfill: trash,
  obelisk,
  assembler: arm,
  vault: strongbox,
  wholesaler: warehouse,
  lotto: ticket,
};

export const LOCATIONS: Record<string, string> = {
  producer: press,
  supplier: shop,
  builder: bricks,
  "leadership-council": capitol,
  wholesaler: warehouse,
  lotto: ticket,
  crowdfunder: friends,
  recycler: recycle,
  "swap-meet": agency,
  "temp-agency": workers,
};

/** So that a colour never speaks alone. */
export const TYPES: Record<string, string> = { culture: columns, production: factory, utility: gears, deed: keys };

/** A sheet with a house drawn on it. */
export const PLAN =
  "M112 40h288a40 40 0 0 1 40 40v352a40 40 0 0 1-40 40H112a40 40 0 0 1-40-40V80a40 40 0 0 1 40-40z" +
  "M124 92v328h264V92zM256 140l104 96h-32v116h-48v-64h-48v64h-48V236h-32z";
export const BUILDING = house;
export const TOKEN = flag;

/** What a card does in numbers and pictures; `mint` and `star` are drawn by Sign.svelte. */
export type Sign = { text: string } | { picture: string } | "mint" | "star";

type Signs = (card: Card) => (Sign | string)[];

const upkeep: Signs = (card) => [picture(sun), `+${card.upkeep}`, "mint"];
const opens: Signs = ({ owner }) => [picture(keys), picture(sun), `+${owner}`, "mint"];
function picture(path: string): Sign {
  return { picture: path };
}

const LOCATION_SIGNS: Record<string, Signs> = {
  producer: ({ gain }) => [`+${gain}`, "mint"],
  supplier: () => ["+1", picture(PLAN)],
  builder: () => [picture(PLAN), "→", picture(BUILDING)],
  "leadership-council": ({ gain }) => [picture(TOKEN), `+${gain}`, "mint"],
  wholesaler: ({ gain }) => [`+${gain}`, "mint"],
  lotto: () => ["+1", picture(PLAN), "?"],
  crowdfunder: ({ gain, others }) => [`+${gain}`, "mint", picture(people), `+${others}`, "mint"],
  recycler: () => [picture(PLAN), "→", "+", "mint"],
  "swap-meet": () => [picture(PLAN), "⇄", picture(PLAN)],
  "temp-agency": () => ["=", picture(shop), "…"],
};

const PLAN_SIGNS: Record<string, Signs> = {
  bridge: () => ["×2", picture(columns)],
  museum: () => ["1", "star", "/", picture(columns)],
  gallery: () => ["1", "star", "/", "mint"],
  "co-op": () => [picture(sun), "+1", "mint", picture(people)],
  mine: upkeep,
  workshop: upkeep,
  "corporate-hq": () => [picture(sun), "+1", "mint", "/", picture(BUILDING)],
  factory: upkeep,
  stripmine: upkeep,
  plant: upkeep,
  crane: () => [picture(bricks), "−1", "mint"],
  truck: () => [picture(shop), "−1", "mint"],
  landfill: () => [picture(columns), "−1", "star"],
  obelisk: () => ["1", "star", "/", picture(BUILDING)],
  assembler: () => [picture(shop), "→", picture(BUILDING)],
  vault: () => ["2", "star", "/", picture(PLAN)],
  wholesaler: opens,
  lotto: opens,
};

/** Returns what to draw for a card's effect. */
export function signsOf(card: Card): Sign[] {
  const signs = (card.kind === "plan" ? PLAN_SIGNS : LOCATION_SIGNS)[card.slug]?.(card) ?? [];
  return signs.map((sign) => (typeof sign === "string" && sign !== "mint" && sign !== "star" ? { text: sign } : sign) as Sign);
}
