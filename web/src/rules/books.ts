// How the rules of a game are divided: sections with so many paragraphs, and so many lines of a list. Their words are
// the texts `rules.GAME.SECTION`, `rules.GAME.SECTION.1` … and `rules.GAME.SECTION.list.1` …
export interface Section {
  name: string;
  lines: number;
  list?: number;
}

export const BOOKS: Record<string, Section[]> = {
  minivilles: [
    { name: "aim", lines: 2 },
    { name: "turn", lines: 1, list: 3 },
    { name: "colours", lines: 1, list: 4 },
    { name: "paying", lines: 2 },
    { name: "building", lines: 3 },
    { name: "landmarks", lines: 2 },
    { name: "editions", lines: 1, list: 4 },
  ],
  "mint-works": [
    { name: "aim", lines: 2 },
    { name: "turn", lines: 3 },
    { name: "places", lines: 1, list: 6 },
    { name: "upkeep", lines: 2 },
    { name: "end", lines: 2 },
    { name: "alone", lines: 1, list: 4 },
  ],
  "ma-petite-ville": [
    { name: "aim", lines: 2 },
    { name: "turn", lines: 1, list: 2 },
    { name: "rows", lines: 3 },
    { name: "end", lines: 3 },
    { name: "editions", lines: 2 },
  ],
};

/** The editions whose cards can be looked at, the simplest first. */
export const EDITIONS: Record<string, string[]> = {
  minivilles: ["base", "marina", "green-valley", "marina-green-valley", "deluxe"],
  "mint-works": ["standard"],
};
