// What stands on squares and silhouettes, by the letter of the colour; each in a square of 512 × 512.
import house from "icon:house";
import meeple from "icon:meeple";
import pine from "icon:pine-tree";

const CAR =
  "M24 318c0-60 30-78 84-86l58-92h150l82 92c62 6 90 30 90 86v30h-52a52 52 0 0 0-104 0H180a52 52 0 0 0-104 0H24z" +
  "M90 352a38 38 0 1 0 76 0a38 38 0 1 0-76 0M346 352a38 38 0 1 0 76 0a38 38 0 1 0-76 0";

export const PICTURES: Record<string, string> = { b: meeple, g: pine, y: CAR, r: house };

/** How big a square is drawn, before zooming. */
export const UNIT = 40;
