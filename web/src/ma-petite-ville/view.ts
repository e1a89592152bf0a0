// Ma Petite Ville as the server shows it; docs/rules/ma-petite-ville.md explains it under "Position".
import { seatOf } from "../parts/seats";

export type Colour = "blue" | "green" | "yellow" | "red";
export type Way = "across" | "down";

export interface Player {
  colour: Colour;
  left: number[]; // the lengths of the silhouettes not yet placed
}

export interface Tile {
  tile: number; // in the printing, from 1
  x: number;
  y: number;
  turned: number; // quarters, clockwise
}

export interface Placed {
  colour: Colour;
  length: number;
  x: number;
  y: number;
  way: Way;
}

export interface View {
  edition: string;
  turn: string | null;
  phase: "first" | "tile" | "turn" | "lay" | "last" | "over";
  players: Player[];
  tiles: Tile[];
  placed: Placed[];
  drawn?: number;
  /** Where the tiles are not the printed ones. */
  printing?: { tiles: string[]; lengths: number[] };
  facts: Facts;
}

/** What follows from the rules; they say it. */
export interface Facts {
  stack: number; // tiles in it
  objects: number[]; // left, by seat
  silhouettes: number[]; // left, by seat
  ranks: string[][]; // seats, the best first; those who share a place together
  ended?: "all-placed" | "last-round" | null; // why the game is over
}

/** Something on the map, in squares. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const SIDE = 3; // squares of a tile

/** The printed tiles, as in docs/rules/ma-petite-ville.md. */
export const TILES = `
xyb/rbr/ygg xrg/bgb/ryy xby/gyg/brr xgr/yry/gbb xgr/gbb/yry xyb/ygg/rbr xrg/ryy/bgb xby/brr/gyg xgr/yyb/rgb
xyb/rrg/byg xrg/bby/gry xby/ggr/ybr xgg/ryr/bby xyy/brb/ggr xrr/gbg/yyb xbb/ygy/rrg bxr/ygg/ybr gxb/ryy/rgb
yxg/brr/byg rxy/gbb/gry yxg/rrb/ygb rxy/bbg/ryg bxr/ggy/bry gxb/yyr/gbr gxb/ryy/gbr yxg/brr/ygb rxy/gbb/ryg
bxr/ygg/bry gxb/gyr/bry yxg/yrb/gbr rxy/rbg/ygb bxr/bgy/ryg rgy/bxb/ygr byr/gxg/ryb grb/yxy/brg ybg/rxr/gby
`
  .trim()
  .split(/\s+/);
const LENGTHS = [2, 3, 4, 5, 6, 7];

const tilesOf = (view: View) => view.printing?.tiles ?? TILES;

/** The lengths of the silhouettes that everybody begins with. */
export const lengthsOf = (view: View) => view.printing?.lengths ?? LENGTHS;

/** The nine letters of a tile, row by row, turned by quarters: `xybrbrygg` turned once is `yrxgbygrb`. */
export function lettersOf(view: View, tile: number, turned = 0): string {
  let letters = (tilesOf(view)[tile - 1] ?? "").replaceAll("/", "");
  for (let i = 0; i < turned; i++) letters = Array.from("630741852", (at) => letters[Number(at)]).join("");
  return letters;
}

/** The letter of every square of the city, by `x y`. */
export function squaresOf(view: View): Map<string, string> {
  return new Map(
    view.tiles.flatMap(({ tile, x, y, turned }) =>
      Array.from(lettersOf(view, tile, turned), (letter, i): [string, string] => [
        `${SIDE * x + (i % SIDE)} ${SIDE * y + Math.floor(i / SIDE)}`,
        letter,
      ]),
    ),
  );
}

/** Where a silhouette lies. */
export const boxOf = ({ x, y, length, way }: Omit<Placed, "colour">): Box =>
  way === "across" ? { x, y, width: length, height: 1 } : { x, y, width: 1, height: length };

/** What the city covers, with some squares around it. */
export function boundsOf(tiles: Tile[], around: number): Box {
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  return {
    x: SIDE * left - around,
    y: SIDE * top - around,
    width: SIDE * (Math.max(0, ...xs) - left + 1) + 2 * around,
    height: SIDE * (Math.max(0, ...ys) - top + 1) + 2 * around,
  };
}

export const letterOf = (colour: Colour) => colour[0]!;
/** The colours by their letters. */
export const COLOURS: Record<string, Colour> = { b: "blue", g: "green", y: "yellow", r: "red" };

/** Whose colour it is. */
export const seatOfColour = (view: View, colour: Colour) => seatOf(view.players.findIndex((each) => each.colour === colour));
