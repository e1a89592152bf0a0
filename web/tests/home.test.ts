import { describe, expect, test } from "vitest";
import { anAnimal, wrongWith } from "../src/home/names";
import { ago, choicesOf, seated, sorted, swapped, wantedTable, whereTo, type Choices } from "../src/home/setting";
import type { EditionAbout, Listed } from "../src/server/messages";

const mint: EditionAbout = {
  players: [1, 2, 3, 4],
  options: {
    advanced: ["0", "1", "2", "crowdfunder", "recycler", "swap-meet"],
    opponent: ["justin"],
    ages: ["none"],
    first: ["random", "P1", "P2", "P3", "P4"],
  },
};
const city: EditionAbout = { players: [2, 3, 4], options: { colours: ["blue", "green", "yellow", "red"], first: ["random", "P1"] } };
const choices: Choices = {
  game: "mint-works",
  edition: "standard",
  seats: ["me", "open"],
  options: {},
  ofSeats: [],
  house: {},
  isPublic: false,
  clock: 0,
  dice: "verified",
};

describe("names", () => {
  test("an empty one and a long one are refused before the server is asked", () => {
    expect(wrongWith("  ")).toBe("name-empty");
    expect(wrongWith("<script>".repeat(1250))).toBe("name-long");
    expect(wrongWith(" Zoé ")).toBeUndefined();
  });

  test("a friendly one is offered, whatever luck says", () => {
    expect(anAnimal("Otter, Fox", 0)).toBe("Otter");
    expect(anAnimal("Otter, Fox", 1)).toBe("Fox");
  });
});

describe("a new table", () => {
  test("keeps who sits there, and has open seats for more", () => {
    expect(seated(["me", "hard"], [2, 3, 4], 3)).toEqual(["me", "hard", "open"]);
    expect(seated(["me", "open", "open", "open", "open"], [2, 3, 4])).toHaveLength(4);
  });

  test("offers what an option may be with so many players", () => {
    expect(choicesOf("mint-works", "first", mint, 2)).toEqual(["random", "P1", "P2"]);
    expect(choicesOf("mint-works", "advanced", mint, 2)).toEqual(["0", "2", "crowdfunder,recycler", "crowdfunder,swap-meet", "recycler,swap-meet"]);
    expect(choicesOf("mint-works", "advanced", mint, 1)).toEqual(["0", "1", "crowdfunder", "recycler", "swap-meet"]);
    expect(choicesOf("mint-works", "opponent", mint, 2)).toEqual([]);
  });

  test("offers every value of an option where the pages know nothing of the game", () => {
    expect(choicesOf("toy", "advanced", mint, 2)).toEqual(mint.options.advanced);
    expect(choicesOf("toy", "opponent", mint, 2)).toEqual([]); // there is nothing to choose
    expect(choicesOf("toy", "colours", city, 2)).toEqual(city.options.colours);
  });

  test("has the options that were chosen, and leaves out what fits no more", () => {
    expect(wantedTable({ ...choices, options: { advanced: "crowdfunder,recycler", first: "P2" } }, mint).options).toEqual({
      advanced: "crowdfunder,recycler",
      first: "P2",
    });
    expect(wantedTable({ ...choices, options: { first: "P4" } }, mint).options).toEqual({});
    expect(wantedTable({ ...choices, clock: 60 }, mint).clock).toBe(60);
    expect(wantedTable(choices, mint).clock).toBeNull();
  });

  test("gives every seat a colour of its own", () => {
    expect(swapped(["blue", "green", "red"], 0, "red")).toEqual(["red", "green", "blue"]);
    const chosen = { ...choices, game: "ma-petite-ville", ofSeats: ["red", "green", "blue"] };
    expect(wantedTable(chosen, city).options).toEqual({ colours: ["red", "green"] });
  });
});

test("a code is understood with blanks, a link by its id", () => {
  expect(whereTo(" ab c-1 23")).toEqual({ code: "ABC123" });
  expect(whereTo("http://localhost:8765/t/Sjgt__YTFV-x?a=1")).toEqual({ id: "Sjgt__YTFV-x" });
});

test("my turn comes first, and what is over last", () => {
  const table = (id: string, more: Partial<Listed>) =>
    ({ id, game: "minivilles", edition: "base", phase: "playing", seats: [], public: false, your_turn: false, touched: 0, ...more }) as Listed;
  const { on, over } = sorted([
    table("new", { touched: 9 }),
    table("mine", { your_turn: true }),
    table("gone", { phase: "closed" }),
    table("done", { phase: "over" }),
  ]);
  expect(on.map((each) => each.id)).toEqual(["mine", "new"]);
  expect(over.map((each) => each.id)).toEqual(["done"]);
});

test("how long ago is said in words", () => {
  expect(ago(5, "en")).toBe("now");
  expect(ago(300, "en")).toBe("5 minutes ago");
  expect(ago(90_000, "fr")).toBe("hier");
});
