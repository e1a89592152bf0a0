// A moment of a game in words.
import { inOne } from "../table/words";
import type { ToldReview } from "./reviews";
import { t } from "./texts";

/** What has just happened at a ply; where what comes next tells it all, only who acted, or what came. */
export function momentOf({ actions, names }: Pick<ToldReview, "actions" | "names">, ply: number): string {
  if (ply === 0) return t("after-beginning");
  const { who, told, name } = actions[ply - 1]!;
  return inOne(told) || (names[who] ?? name);
}
