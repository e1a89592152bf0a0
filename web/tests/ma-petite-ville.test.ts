import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { Camera } from "../src/ma-petite-ville/camera.svelte";
import { countsOf, nearest, placesOf, rowsOf, toward, type Spot } from "../src/ma-petite-ville/choosing";
import { latest, stepsOf } from "../src/ma-petite-ville/replaying";
import Victory from "../src/ma-petite-ville/Victory.svelte";
import { boundsOf, boxOf, lettersOf, squaresOf, TILES, type Facts, type View } from "../src/ma-petite-ville/view";
import { faceOf, linesOf, placed } from "../src/ma-petite-ville/where";
import { why } from "../src/ma-petite-ville/words";
import type { Live } from "../src/server/live.svelte";
import type { Happened, Parts } from "../src/server/messages";
import type { NamedMove } from "../src/table/words";
import { speech } from "../src/texts";

// The example of docs/rules/ma-petite-ville.md.
const CITY: View = {
  edition: "normal",
  turn: "P1",
  phase: "turn",
  players: [
    { colour: "blue", left: [2, 3, 5, 6, 7] },
    { colour: "red", left: [2, 3, 5, 6, 7] },
  ],
  tiles: [
    { tile: 1, x: 0, y: 0, turned: 0 },
    { tile: 36, x: 0, y: 1, turned: 0 },
    { tile: 17, x: 1, y: 0, turned: 1 },
  ],
  placed: [
    { colour: "blue", length: 4, x: 2, y: 0, way: "across" },
    { colour: "red", length: 4, x: 0, y: 1, way: "down" },
  ],
  facts: { stack: 33, objects: [23, 23], silhouettes: [5, 5], ranks: [["P1", "P2"]] },
};

const lay = (x: number, y: number, turn: number): NamedMove => ({
  move: `lay ${x} ${y} r${turn}`,
  name: "",
  parts: { kind: "lay", place: [x, y], turn },
});
const place = (length: number, x: number, y: number, way: "across" | "down"): NamedMove => ({
  move: `place ${length} ${x} ${y} ${way}`,
  name: "",
  parts: { kind: "place", numbers: [length], place: [x, y], way },
});
const keys = (spots: Spot[]) => spots.map((spot) => spot.key);

describe("for who hears the page", () => {
  const named = (move: NamedMove) => placed(CITY, { ...move, name: "Here" }).name;

  test("a place is counted from the top left of the city", () => {
    speech.choose("en");
    expect(named(place(4, 2, 0, "across"))).toBe("Here: line 1, columns 3 to 6");
    expect(named(place(2, 0, 4, "down"))).toBe("Here: column 1, lines 5 to 6");
    expect(named(place(1, 0, 4, "down"))).toBe("Here: line 5, column 1");
    expect(named(lay(1, 1, 2))).toBe("Here: columns 4 to 6, lines 4 to 6");
    expect(named(lay(-1, 1, 2))).toBe("Here: left of the city, lines 4 to 6");
    expect(named(lay(2, 0, 2))).toBe("Here: right of the city, lines 1 to 3");
    expect(named(lay(1, -1, 2))).toBe("Here: above the city, columns 4 to 6");
    speech.choose("fr");
    expect(named(lay(0, 2, 2))).toBe("Here\u00a0: au-dessous de la ville, colonnes 1 à 3");
    expect(named({ move: "draw", name: "", parts: { kind: "draw" } })).toBe("Here");
  });

  test("the city is told line by line", () => {
    speech.choose("en");
    const lines = linesOf(CITY);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe("Line 1, columns 1 to 6: X, yellow, taken (citizens), taken (citizens), taken (citizens), taken (citizens)");
    expect(lines[3]).toBe("Line 4, columns 1 to 3: taken (houses), blue, green");
    const apart = linesOf({ ...CITY, tiles: CITY.tiles.map((tile) => ({ ...tile, x: 2 * tile.x })), placed: [] });
    expect(apart.slice(0, 2)).toEqual(["Line 1, columns 1 to 3: X, yellow, blue", "Line 1, columns 7 to 9: yellow, yellow, blue"]);
    expect(faceOf("xybrbrygg")).toBe("X, yellow, blue; red, blue, red; yellow, green, green");
  });
});

describe("the city", () => {
  test("has the tiles that are printed", () => {
    const toml = readFileSync("../src/bourgade/games/ma_petite_ville/printing.toml", "utf-8");
    expect(TILES).toEqual(Array.from(toml.matchAll(/"([bgyrx/]{11})"/g), (found) => found[1]));
  });

  test("has the squares of the example, with a tile that is turned", () => {
    const squares = squaresOf(CITY);
    const row = (y: number, to: number) => Array.from({ length: to }, (_, x) => squares.get(`${x} ${y}`)).join("");
    expect([row(0, 6), row(1, 6), row(2, 6), row(3, 3), row(4, 3), row(5, 3)]).toEqual(
      ["xybyyb", "rbrbgx", "yggrgr", "ybg", "rxr", "gby"], // prettier-ignore
    );
    expect(lettersOf(CITY, 1, 4)).toBe(lettersOf(CITY, 1));
  });

  test("reaches as far as its tiles", () => {
    expect(boundsOf(CITY.tiles, 1)).toEqual({ x: -1, y: -1, width: 8, height: 8 });
    expect(boundsOf([{ tile: 1, x: -2, y: 0, turned: 0 }], 0)).toEqual({ x: -6, y: 0, width: 9, height: 3 });
    expect(boxOf({ x: 2, y: 0, length: 4, way: "down" })).toEqual({ x: 2, y: 0, width: 1, height: 4 });
  });
});

describe("a piece", () => {
  const legal = [lay(1, 1, 0), lay(1, 1, 1), lay(-1, 0, 0), lay(-1, 0, 1)];
  const rows = rowsOf([place(3, 1, 1, "across"), place(3, 2, 0, "down"), place(3, 4, 4, "across"), place(2, 0, 0, "down")], 3);

  test("has places for the way it is turned, and for its length", () => {
    expect(placesOf(legal, 1).map(({ move }) => move.move)).toEqual(["lay 1 1 r1", "lay -1 0 r1"]);
    expect(placesOf(legal, 0)[0]).toMatchObject({ key: "1 1", x: 3, y: 3, width: 3, height: 3 });
    expect(rows).toHaveLength(3);
    expect(countsOf([...legal, place(3, 1, 1, "across"), place(3, 1, 1, "down")])).toEqual(new Map([[3, 2]]));
  });

  test("snaps to the place whose middle is nearest, if one is near", () => {
    expect(nearest(placesOf(legal, 0), { x: 5, y: 4 })?.key).toBe("1 1");
    expect(nearest(placesOf(legal, 0), { x: 20, y: 20 })).toBeUndefined();
    expect(nearest(rows, { x: 5, y: 4.5 })?.key).toBe("place 3 4 4 across");
  });

  test("lies the way it was turned to, where two places cross", () => {
    const middle = { x: 2.5, y: 1.5 };
    expect(nearest(rows, middle)?.key).toBe("place 3 1 1 across");
    expect(nearest(rows, middle, "down")?.key).toBe("place 3 2 0 down");
    expect(nearest(rows, { x: 5.5, y: 4.5 }, "down")?.key).toBe("place 3 4 4 across"); // there is no other
  });

  test("goes from place to place by arrows", () => {
    const spots = placesOf([lay(0, -1, 0), lay(1, 0, 0), lay(0, 1, 0), lay(-1, 0, 0)], 0);
    expect(toward(spots, spots[0]!, "ArrowRight")?.key).toBe("1 0");
    expect(toward(spots, spots[0]!, "ArrowDown")?.key).toBe("0 1");
    expect(toward(spots, spots[0]!, "ArrowUp")).toBeUndefined();
    expect(toward(spots, spots[0]!, "Home")).toBeUndefined();
    expect(keys(spots)).toContain(toward(spots, spots[1]!, "ArrowLeft")?.key);
  });
});

describe("the camera", () => {
  const camera = new Camera();
  camera.width = 800;
  camera.height = 400;
  camera.fit({ x: 0, y: 0, width: 20, height: 20 });

  test("shows everything", () => {
    expect(camera.scale).toBe(20);
    expect(camera.toCity({ x: 400, y: 200 })).toEqual({ x: 10, y: 10 });
    expect(camera.moved).toBe(false);
  });

  test("keeps what is under the pointer while it zooms", () => {
    const before = camera.toCity({ x: 300, y: 100 });
    camera.zoom(1.7, { x: 300, y: 100 });
    const after = camera.toCity({ x: 300, y: 100 });
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(camera.moved).toBe(true);
  });

  test("zooms neither in nor out for ever", () => {
    for (let i = 0; i < 50; i++) camera.press("+");
    expect(camera.scale).toBeLessThan(150);
    for (let i = 0; i < 99; i++) camera.press("-");
    expect(camera.scale).toBeGreaterThan(5);
    expect(camera.press("q")).toBe(false);
  });

  test("brings into the window what is beside it", () => {
    camera.zoom(4);
    camera.reveal({ x: 500, y: 0, width: 3, height: 3 });
    const { x } = camera.toCity({ x: camera.width, y: 0 });
    expect(x).toBeGreaterThan(503);
  });
});

describe("what happened", () => {
  const happened = (ply: number, parts: Parts): Happened<View> => ({ ply, who: "P2", action: "", parts, after: CITY });
  const turn = [
    happened(4, { kind: "draw" }),
    happened(5, { kind: "tile", numbers: [17] }),
    happened(6, { kind: "lay", place: [1, 0], turn: 1 }),
  ];

  test("is shown in less than three seconds a turn", () => {
    const longest = stepsOf(CITY, [happened(7, { kind: "place", numbers: [12], place: [0, 0], way: "down" })]);
    for (const steps of [stepsOf(CITY, turn), longest]) {
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.reduce((all, step) => all + step.ms, 0)).toBeLessThan(3000);
    }
    expect(stepsOf(CITY, turn).map((step) => step.kind)).toEqual(["tile", "lay"]);
  });

  test("has something that came last", () => {
    expect(latest([])).toBeNull();
    expect(latest(turn)).toBe("tile 1 0");
    expect(latest([...turn, happened(7, { kind: "place", numbers: [4], place: [2, 0], way: "across" })])).toBe("row 2 0 across");
  });
});

describe("the end", () => {
  const won = (facts: Partial<Facts>, winners: string[]) => {
    const players = [
      { colour: "blue" as const, left: [2, 4] },
      { colour: "red" as const, left: [6] },
      { colour: "green" as const, left: [2] },
    ];
    const live = { now: { winners }, mine: [] } as unknown as Live<View>;
    const view = { ...CITY, players, facts: { ...CITY.facts, objects: [6, 6, 2], silhouettes: [2, 1, 1], ...facts } };
    const { container } = render(Victory, { live, view, names: { P1: "Zoé", P2: "Ana", P3: "Bot" } });
    return Array.from(container.querySelectorAll("tbody tr"), (row) => [
      row.classList.contains("first"),
      ...Array.from(row.querySelectorAll("th, td"), (cell) => cell.textContent.trim()),
    ]);
  };

  test("says who has won, and why", () => {
    const facts = { stack: 0, objects: [6, 6, 7], silhouettes: [2, 1, 1], ended: "last-round" as const };
    const context = { you: "P1", names: { P1: "Zoé", P2: "Ana", P3: "Bot" } };
    speech.choose("en");
    expect(why({ ...facts, ranks: [["P2"], ["P1"], ["P3"]] }, context)).toBe(
      "Ana wins: 6 objects left like you, but on fewer silhouettes",
    );
    expect(why({ ...facts, ranks: [["P1", "P2"], ["P3"]] }, context)).toBe(
      "Ana and you win together: 6 objects left each, on as many silhouettes",
    );
    expect(why({ ...facts, objects: [1, 6, 7], ranks: [["P1"], ["P2"], ["P3"]] }, context)).toBe(
      "You win with only 1 object left, fewer than anybody else",
    );
    speech.choose("fr");
    expect(why({ ...facts, objects: [0, 6, 7], ranks: [["P1"], ["P2"], ["P3"]], ended: "all-placed" }, context)).toBe(
      "Vous gagnez\u00a0: toutes vos silhouettes sont placées",
    );
  });

  test("has the ranks that the rules tell", () => {
    expect(won({ ranks: [["P3"], ["P2"], ["P1"]] }, ["P3"])).toEqual([
      [true, "Bot", "2", "1"],
      [false, "Ana", "6", "1"],
      [false, "Zoé", "6", "2"],
    ]);
  });
});
