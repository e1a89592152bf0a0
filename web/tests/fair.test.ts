// Where luck is given, it is said who may know what about the dice.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { Live } from "../src/server/live.svelte";
import type { Fairness } from "../src/server/messages";
import Fair from "../src/table/Fair.svelte";
import { speech } from "../src/texts";

function waiting(fairness: Fairness | null): string {
  const live = new Live("abc");
  live.fairness = fairness;
  return render(Fair, { live }).container.textContent;
}

test.each([
  ["en", /^.*Whoever starts the game .* chooses the moment.*Only the person running this server could/],
  ["fr", /^.*Qui lance la partie .* choisit le moment.*Seule la personne qui fait tourner ce serveur le pourrait/],
] as const)("who starts chooses the moment, and only who runs the server knows what will come: %s", (language, sentence) => {
  speech.choose(language);
  expect(waiting({ commitment: "0".repeat(64), seed: null, luck: [] }).replaceAll("\n", "")).toMatch(sentence);
  expect(waiting(null)).not.toMatch(sentence); // real dice
});
