// Money that changes hands, as games with purses tell it.
import type { Colour, Event, Happened } from "./messages";

export const BANK = "bank";

/** Who pays and who is paid is a seat, or the bank. */
export interface Flow {
  from: string;
  to: string;
  amount: number;
  seat?: string; // whose card did it
  card?: string;
  colour?: Colour;
}

/** Who paid whom, in the order of the rules; what the same card moves the same way in several steps is one. */
export function flowsOf({ events = [] }: Pick<Happened, "events">, colourOf?: (card: string) => Colour | undefined): Flow[] {
  const flows: Flow[] = [];
  for (const event of events) {
    const flow = flowOf(event);
    const last = flows.at(-1);
    if (flow && last && isSame(flow, last)) last.amount += flow.amount;
    else if (flow) flows.push({ ...flow, colour: flow.card ? colourOf?.(flow.card) : undefined });
  }
  return flows;
}

function flowOf({ kind, who, whom, card, amount = 1 }: Event): Flow | undefined {
  if (who === undefined) return undefined;
  if (kind === "pays" && whom) return { from: who, to: whom, amount, seat: whom, card };
  if (kind !== "gains") return undefined;
  const [from, to] = amount > 0 ? [BANK, who] : [who, BANK];
  return { from, to, amount: Math.abs(amount), seat: whom, card };
}

const isSame = (one: Flow, other: Flow) =>
  one.from === other.from && one.to === other.to && one.seat === other.seat && one.card === other.card;
