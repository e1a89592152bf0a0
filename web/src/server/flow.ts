// Money that changes hands, as games with purses tell it.
import type { Colour, Happened } from "./messages";

/** Who pays and who is paid is a seat, or the bank. */
export type Flow = {
  from: string;
  to: string;
  amount: number;
  seat?: string; // whose card did it
  card?: string;
  colour?: Colour;
};

/** Who paid whom, in the order of the rules. */
export const flowsOf = ({ flows = [] }: Pick<Happened, "flows">) => flows as Flow[];
