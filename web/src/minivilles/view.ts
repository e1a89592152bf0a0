// Minivilles as the server shows it; docs/rules/minivilles.md explains it under "Position".
import type { Card } from "../server/messages";

export interface Player {
  coins: number;
  cards: Record<string, number>; // open and closed copies alike
  closed: Record<string, number>;
  landmarks: string[];
  startup: number;
}

export interface View {
  edition: string;
  market: "open" | "line";
  turn: string | null;
  phase: string;
  players: Player[];
  piles: Record<string, number>;
  deck?: Record<string, number>;
  dice?: number[];
  total?: number;
  double?: boolean;
  pending?: number;
  throwing?: number;
  /** What follows from the rules: what it costs to build what can be had, and who is where, the best first. */
  facts: { prices: Record<string, number>; ranks: string[][] };
}

/** Who would get what on each total: `{"7": {"P1": 2, "P2": -1}}`. */
export type Gains = Record<string, Record<string, number>>;

export type Deck = Record<string, Card>;

export const bySlug = (cards: Card[]): Deck => Object.fromEntries(cards.map((card) => [card.slug, card]));

/** How many coins somebody lacks to build a card, as far as there is a price. */
export const missingFor = ({ facts }: View, slug: string, { coins }: Player) => Math.max(0, (facts.prices[slug] ?? 0) - coins);

/** Cards as one looks for them: by what they are rolled with, then by price. */
export function inOrder(slugs: string[], deck: Deck): string[] {
  const key = (slug: string) => {
    const card = deck[slug];
    return [card?.roll?.[0] ?? 99, card?.roll?.[1] ?? 99, card?.cost ?? 99];
  };
  return [...slugs].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    const at = x.findIndex((value, i) => value !== y[i]);
    return at < 0 ? a.localeCompare(b) : x[at]! - y[at]!;
  });
}

/** What the market has: with an open one also the kinds that are sold out. */
export function marketOf(view: View, deck: Deck): string[] {
  const kinds = Object.values(deck).filter((card) => card.kind === "establishment");
  const slugs = view.market === "open" ? kinds.map((card) => card.slug) : Object.keys(view.piles);
  return inOrder(slugs, deck);
}

const WORTH = 1.12;

/** How wide cards of 5 × 7 may be so that all fit into a space, and at least `least`; more rows only where it is worth it. */
export function fit(count: number, width: number, height: number, gap: number, least: number, most: number): number {
  let best = 0;
  for (let rows = 1; rows <= Math.max(count, 1); rows++) {
    const columns = Math.ceil(count / rows);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = ((height - gap * (rows - 1)) / rows) * (5 / 7);
    const size = Math.min(wide, high, most);
    if (size > best * WORTH) best = size;
  }
  return Math.floor(Math.max(least, best));
}
