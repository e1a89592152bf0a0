// A moment of a game in words.
import type { ToldReview } from "./reviews";
import { t } from "./texts";

/** What has just happened at a ply, as `Zoé: builds a café`; only who, where what comes next tells it all. */
export function momentOf({ actions, names }: Pick<ToldReview, "actions" | "names">, ply: number): string {
  if (ply === 0) return t("after-beginning");
  const { who, told } = actions[ply - 1]!;
  const words = [told.name, ...told.facts].filter(Boolean).join(", ");
  if (who === "chance") return words;
  return words ? t("after-deed", { name: names[who] ?? who, words }) : (names[who] ?? who);
}
