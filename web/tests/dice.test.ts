import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { checkDice, commitmentOf, messageOf, outcomeOf } from "../src/after/dice";
import { note, notedOf } from "../src/after/noted";

const SEED = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

// The test vectors are read from the document, so that none is forgotten.
const DOCUMENT = readFileSync("../docs/verifiable-dice.md", "utf-8");
const VECTORS = DOCUMENT.split("\n")
  .filter((line) => line.startsWith("| `["))
  .map((line) => {
    const [luck, k, weights, c, x, outcome] = line.split("|").slice(1, -1).map((cell) => cell.trim().replaceAll("`", "")) as string[];
    const number = (text: string) => (text === "2^255" ? 2n ** 255n : BigInt(text));
    return {
      luck: JSON.parse(luck!) as string[],
      k: BigInt(k!),
      weights: weights!.split(", ").map(number),
      c: Number(c),
      x: x!,
      outcome: Number(outcome),
    };
  });

test("the document has all its test vectors", () => {
  expect(VECTORS).toHaveLength(9);
  expect(VECTORS.at(-1)).toMatchObject({ c: 3, outcome: 0 });
});

test.each(VECTORS)("outcome $outcome of luck $luck, k $k", ({ luck, k, weights, c, x, outcome }) => {
  const found = outcomeOf(SEED, luck, k, weights);
  expect(found.index).toBe(outcome);
  expect(found.c).toBe(c);
  expect(found.x.toString(16).padStart(64, "0")).toBe(x);
});

test("the commitment is the SHA-256 of the seed", () => {
  expect(commitmentOf(SEED)).toBe(COMMITMENT);
});

test("the message is that of the document's shell command", () => {
  const [, message] = DOCUMENT.match(/printf '([^']+)'/)!;
  expect(messageOf(["seven-7", ""], 0, 0)).toBe(message);
});

test("weights that make nothing, or too much, are no odds", () => {
  expect(() => outcomeOf(SEED, [], 0, [])).toThrow(RangeError);
  expect(() => outcomeOf(SEED, [], 0, [0, 0])).toThrow(RangeError);
  expect(() => outcomeOf(SEED, [], 0, [2n ** 256n, 1])).toThrow(RangeError);
  expect(outcomeOf(SEED, [], 0, [2n ** 256n]).index).toBe(0);
});

describe("a whole game", () => {
  const DIE = { "die 1": 1, "die 2": 1, "die 3": 1, "die 4": 1, "die 5": 1, "die 6": 1 };
  const fairness = { commitment: COMMITMENT, seed: SEED, luck: ["seven-7", ""] };
  const game = [
    { who: "chance", action: "die 3", odds: DIE }, // outcome 2, the first test vector
    { who: "chance", action: "die 4", odds: DIE }, // outcome 3, the second
    { who: "P1", action: "build cafe" },
  ];

  test("is right to the last outcome", () => {
    expect(checkDice(fairness, game)).toEqual({
      promise: true,
      outcomes: [
        { ply: 0, came: "die 3", due: "die 3" },
        { ply: 1, came: "die 4", due: "die 4" },
      ],
      wrong: [],
    });
  });

  test("an outcome that was changed is found", () => {
    const changed = game.with(1, { who: "chance", action: "die 6", odds: DIE });
    expect(checkDice(fairness, changed).wrong).toEqual([{ ply: 1, came: "die 6", due: "die 4" }]);
  });

  test("odds in another order are found", () => {
    const turned = Object.fromEntries(Object.entries(DIE).reverse());
    expect(checkDice(fairness, [{ who: "chance", action: "die 3", odds: turned }]).wrong).toEqual([{ ply: 0, came: "die 3", due: "die 4" }]);
  });

  test("an outcome without odds is not passed over", () => {
    expect(checkDice(fairness, game.with(0, { who: "chance", action: "die 3" })).wrong).toHaveLength(1);
  });

  test("luck that was changed, or left out, is found", () => {
    expect(checkDice({ ...fairness, luck: ["", "seven-7"] }, game).wrong).not.toEqual([]);
    expect(checkDice({ ...fairness, luck: ["seven", "-7"] }, game).wrong).not.toEqual([]);
  });

  test("a seed that was not promised is found", () => {
    const other = SEED.replace(/1f$/, "20");
    expect(checkDice({ ...fairness, seed: other }, game)).toMatchObject({ promise: false });
  });

  test.each([null, "", "00", "zz".repeat(32), SEED.toUpperCase()])("%o is no seed: nothing is right", (seed) => {
    const { promise, wrong } = checkDice({ ...fairness, seed }, game);
    expect(promise).toBe(false);
    expect(wrong).toHaveLength(2);
  });
});

describe("what this browser noted", () => {
  beforeEach(() => localStorage.clear());

  test("is found again by its table, and the last word counts", () => {
    note({ table: "a", commitment: "1", luck: "x" });
    note({ table: "b", commitment: "2", luck: "y" });
    note({ table: "a", commitment: "1", luck: "z" });
    expect(notedOf("a")).toEqual({ table: "a", commitment: "1", luck: "z" });
    expect(notedOf("c")).toBeUndefined();
  });

  test("is forgotten one day, the oldest first", () => {
    for (let i = 0; i < 300; i++) note({ table: String(i), commitment: "", luck: "" });
    expect(notedOf("99")).toBeUndefined();
    expect(notedOf("299")).toBeDefined();
  });

  test("is nothing where something else stands there", () => {
    localStorage.setItem("bourgade.promises", "{nonsense");
    expect(notedOf("a")).toBeUndefined();
    localStorage.setItem("bourgade.promises", "7");
    expect(notedOf("a")).toBeUndefined();
  });
});
