// The reviews that were asked for last: the table, its end and the page about it share them.
import { getReview } from "../server/http";
import type { Review } from "../server/messages";
import { speech } from "../texts";

const MOST = 4;
const kept = new Map<string, Promise<Review>>();

/** Returns everything about a game that is over, in the language of the page. */
export function reviewOf(id: string): Promise<Review> {
  const key = `${speech.language} ${id}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = getReview(id);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key)); // to be asked for again
  if (kept.size > MOST) kept.delete(kept.keys().next().value!);
  return asked;
}
