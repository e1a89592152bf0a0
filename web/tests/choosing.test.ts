import { describe, expect, test } from "vitest";
import { choiceOf, partFor } from "../src/minivilles/choosing";
import type { NamedMove } from "../src/table/words";

const LANDMARKS = ["harbor", "train-station"];
const isLandmark = (slug: string) => LANDMARKS.includes(slug);

/** A move as the server takes it apart. */
function move(text: string): NamedMove {
  const [first = "", ...rest] = text.split(" ");
  const words = first === "no" ? rest.slice(1) : rest;
  const cards = words.filter((word) => /^[a-z-]+$/.test(word) && word !== "nothing");
  return {
    move: text,
    name: text.toUpperCase(),
    parts: {
      kind: first === "no" ? rest[0]! : first,
      cards,
      player: words.find((word) => /^P\d$/.test(word)),
      numbers: words.filter((word) => /^\d+$/.test(word)).map(Number),
      nothing: first === "no" || words.includes("nothing"),
    },
  };
}
const choose = (texts: string[], half: string | null = null) => choiceOf(texts.map(move), isLandmark, half);

describe("what can be pointed at", () => {
  test("nothing, when nothing can be played", () => {
    expect(choose([])).toMatchObject({ kind: "", buttons: [], half: null });
    expect(partFor(choose([]))).toBeNull();
  });

  test("dice are buttons", () => {
    expect(choose(["roll 1", "roll 2"]).buttons.map((each) => each.move)).toEqual(["roll 1", "roll 2"]);
    expect(choose(["keep", "reroll"])).toMatchObject({ kind: "reroll" });
    expect(choose(["reroll", "keep"])).toMatchObject({ kind: "reroll" });
    expect(choose(["add 0", "add 2"]).buttons).toHaveLength(2);
  });

  test("a build is a card of the market or a landmark of mine, and nothing is a button", () => {
    const choice = choose(["build cafe", "build harbor", "build nothing"]);
    expect([...choice.market.keys()]).toEqual(["cafe"]);
    expect([...choice.landmarks.keys()]).toEqual(["harbor"]);
    expect(choice.buttons.map((each) => each.move)).toEqual(["build nothing"]);
    expect(partFor(choice)).toBe("shared");
  });

  test("a landmark is demolished where it stands", () => {
    const choice = choose(["demolish harbor", "demolish train-station"]);
    expect([...choice.landmarks.values()].map((each) => each.move)).toEqual([
      "demolish harbor",
      "demolish train-station",
    ]);
    expect(partFor(choice)).toBe("mine");
  });

  test("a player is chosen for the coins", () => {
    const choice = choose(["take P2", "take P3"]);
    expect([...choice.players.keys()]).toEqual(["P2", "P3"]);
    expect(partFor(choice)).toBe("others");
  });

  test("a kind closes wherever it is pointed at", () => {
    expect(choose(["renovate cafe"]).anywhere.get("cafe")?.move).toBe("renovate cafe");
  });
});

describe("two steps", () => {
  const SWAPS = ["swap bakery P2 mine", "swap bakery P3 mine", "swap cafe P2 mine", "swap cafe P2 cafe", "no swap"];

  test("a swap begins with a card of mine", () => {
    const choice = choose(SWAPS);
    expect([...choice.first]).toEqual(["bakery", "cafe"]);
    expect(choice.theirs.size).toBe(0);
    expect(choice.buttons.map((each) => each.move)).toEqual(["no swap"]);
    expect(partFor(choice)).toBe("mine");
  });

  test("and goes on with one of theirs; another first card can still be chosen", () => {
    const choice = choose(SWAPS, "bakery");
    expect(Object.fromEntries([...choice.theirs].map(([at, each]) => [at, each.move]))).toEqual({
      "P2 mine": "swap bakery P2 mine",
      "P3 mine": "swap bakery P3 mine",
    });
    expect(choice.half).toBe("bakery");
    expect([...choice.first]).toEqual(["bakery", "cafe"]);
    expect(partFor(choice)).toBe("others");
  });

  test("two cards of one kind can be swapped", () => {
    expect(choose(SWAPS, "cafe").theirs.get("P2 cafe")?.move).toBe("swap cafe P2 cafe");
  });

  test("a first card that is not there any more is forgotten", () => {
    expect(choose(SWAPS, "forest")).toMatchObject({ half: null });
  });

  test("a card is given to a player", () => {
    const moves = ["move bakery P2", "move bakery P3", "move cafe P2"];
    expect(choose(moves).players.size).toBe(0);
    expect([...choose(moves, "bakery").players.values()].map((each) => each.move)).toEqual([
      "move bakery P2",
      "move bakery P3",
    ]);
  });

  test("every move can be reached by pointing", () => {
    for (const moves of [
      SWAPS,
      ["move bakery P2", "move cafe P3"],
      ["build cafe", "build harbor", "build nothing"],
      ["die 1", "die 2"],
    ]) {
      const reached = [null, ...choose(moves).first].flatMap((half) => {
        const { buttons, market, landmarks, theirs, players, anywhere } = choose(moves, half);
        return [...buttons, ...[market, landmarks, theirs, players, anywhere].flatMap((map) => [...map.values()])];
      });
      expect(new Set(reached.map((each) => each.move))).toEqual(new Set(moves));
    }
  });
});
