// Where something lies, for those who hear the page: lines and columns are counted from the top left of the city.
import type { NamedMove } from "../table/words";
import { t } from "./texts";
import { boundsOf, boxOf, COLOURS, SIDE, squaresOf, type Box, type View, type Way } from "./view";

/** A move with where it would lie. */
export function placed(view: View, move: NamedMove): NamedMove {
  const { kind, place: [x, y] = [0, 0], numbers: [length = 0] = [], way } = move.parts;
  if (kind !== "lay" && kind !== "place") return move;
  const city = boundsOf(view.tiles, 0);
  const where = kind === "lay" ? ofTile(x, y, city) : ofSilhouette(boxOf({ x, y, length, way: way as Way }), city);
  return { ...move, name: t("pv-at", { move: move.name, where }) };
}

function ofSilhouette({ x, y, width, height }: Box, city: Box): string {
  const [line, column] = [y - city.y + 1, x - city.x + 1];
  if (width > 1) return t("pv-at-across", { line, first: column, last: column + width - 1 });
  if (height > 1) return t("pv-at-down", { column, first: line, last: line + height - 1 });
  return t("pv-at-square", { line, column });
}

function ofTile(x: number, y: number, city: Box): string {
  const [left, top] = [SIDE * x - city.x + 1, SIDE * y - city.y + 1];
  const side = left < 1 ? "left" : left > city.width ? "right" : top < 1 ? "above" : top > city.height ? "below" : "tile";
  return t(`pv-at-${side}`, { left, right: left + SIDE - 1, top, bottom: top + SIDE - 1 });
}

/** All squares of the city, line by line. */
export function linesOf(view: View): string[] {
  const city = boundsOf(view.tiles, 0);
  const squares = squaresOf(view);
  for (const { colour, ...lies } of view.placed) {
    const { x, y, width, height } = boxOf(lies);
    for (let i = 0; i < width * height; i++) {
      squares.set(width > 1 ? `${x + i} ${y}` : `${x} ${y + i}`, t("pv-taken", { objects: t(`objects-${colour}`) }));
    }
  }
  const lines: string[] = [];
  for (let y = city.y; y < city.y + city.height; y++) {
    let run: string[] = [];
    for (let x = city.x; x <= city.x + city.width; x++) {
      const square = squares.get(`${x} ${y}`);
      if (square) run.push(nameOf(square));
      else if (run.length) {
        const last = x - city.x;
        lines.push(t("pv-line", { line: y - city.y + 1, first: last - run.length + 1, last, squares: run.join(", ") }));
        run = [];
      }
    }
  }
  return lines;
}

/** The squares of a tile, line by line. */
export const faceOf = (letters: string) =>
  (letters.match(/.../g) ?? []).map((line) => Array.from(line, nameOf).join(", ")).join("; ");

/** The name of a square by its letter; what has a name already keeps it. */
const nameOf = (letter: string) => (letter === "x" ? t("pv-x") : COLOURS[letter] ? t(`cards-${COLOURS[letter]}`) : letter);
