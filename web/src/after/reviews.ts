// The reviews that were asked for last: the table, its end and the page about it share them.
import { wordsOf } from "../games";
import { namesOf } from "../parts/seats";
import { getReview } from "../server/http";
import { nameOfSeat } from "../server/live.svelte";
import type { Review, Reviewed, Seat, Setup } from "../server/messages";
import { Telling, type ToldAction } from "../table/words";
import { named, speech } from "../texts";

/** A game that is over, and how it is told. */
export interface ToldReview extends Review {
  actions: (ToldAction<Reviewed> & { name: string })[];
  names: Record<string, string>;
}

const MOST = 4;
const kept = new Map<string, Promise<ToldReview>>();

/** Returns everything about a game that is over, in the language of the page. */
export function reviewOf(id: string): Promise<ToldReview> {
  const key = `${speech.language} ${id}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = ask(id);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key)); // to be asked for again
  if (kept.size > MOST) kept.delete(kept.keys().next().value!);
  return asked;
}

async function ask(id: string): Promise<ToldReview> {
  const review = await getReview(id);
  const names = namesOf(review.seats, (seat) => nameIn(review.setup, seat));
  const telling = new Telling(await wordsOf(review.setup.game), { you: youOf(review.seats), names });
  return { ...review, names, actions: review.actions.map((action) => ({ ...telling.told(action), name: telling.nameOf(action) })) };
}

/** The one seat of who reads. */
function youOf(seats: Seat[]): string | null {
  const mine = seats.filter(({ you }) => you);
  return mine.length === 1 ? mine[0]!.seat : null;
}

/** How somebody is called; opponents of a box have names of their own. */
function nameIn({ options }: Setup, seat: Seat): string {
  const opponent = seat.kind === "automatic" && options.opponent;
  return opponent ? named("opponent", String(opponent)) : nameOfSeat(seat);
}
