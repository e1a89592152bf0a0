// Which colour may stand on which, in both themes: WCAG AA, 4.5 for text and 3 for pictures and edges.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const THEMES = ["light", "dusk"] as const;
const KINDS = ["blue", "green", "red", "purple", "landmark", "plan"];
const SEATS = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];
const GROUNDS = ["paper", "sheet", "sunk"];

const TEXT: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["quiet", ground],
    ["act", ground],
    ["good", ground],
    ["wrong", ground],
  ]),
  ["on-act", "act"],
  ["paper", "ink"],
  ["on-coin", "coin"],
  ["on-coin", "coin-deep"],
  ["on-coin", "mint"],
  ["pip", "die"],
  ...KINDS.flatMap((kind): [string, string][] => [
    ["on-fill", `${kind}-fill`],
    [kind, "paper"],
    [kind, "sheet"],
    ["ink", `${kind}-soft`],
  ]),
];
const PICTURES: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ["edge", ground],
    ["focus", ground],
  ]),
  ...KINDS.map((kind): [string, string] => [kind, `${kind}-soft`]),
  ...SEATS.map((seat): [string, string] => ["on-seat", seat]),
];

describe.each(THEMES)("%s", (theme) => {
  const colours = tokens(theme);

  test.each(TEXT)("%s can be read on %s", (front, back) => {
    expect(contrast(colours[front]!, colours[back]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(PICTURES)("%s can be seen on %s", (front, back) => {
    expect(contrast(colours[front]!, colours[back]!)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(SIGHTS))("the seats stay apart for %s", (sight) => {
    for (const [i, one] of SEATS.entries()) {
      for (const other of SEATS.slice(i + 1)) {
        const distance = apart(seen(colours[one]!, sight), seen(colours[other]!, sight));
        expect(distance, `${one} and ${other}`).toBeGreaterThan(11);
      }
    }
  });
});

type Rgb = [number, number, number];

function tokens(theme: (typeof THEMES)[number]): Record<string, Rgb> {
  const css = readFileSync("src/look/tokens.css", "utf-8");
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return Object.fromEntries(Array.from(pairs, ([, name, light, dusk]) => [name, rgb(theme === "light" ? light! : dusk!)]));
}

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
}

/** WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(colour: Rgb): Rgb {
  return colour.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Rgb;
}

// How colours look to others: Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB.
const SIGHTS: Record<string, [Rgb, Rgb, Rgb]> = {
  "full sight": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as somebody sees it, in CIE Lab. */
function seen(colour: Rgb, sight: string): Rgb {
  const [r, g, b] = SIGHTS[sight]!.map((row) => {
    const value = row.reduce((sum, weight, i) => sum + weight * linear(colour)[i]!, 0);
    return Math.min(1, Math.max(0, value));
  }) as Rgb;
  const xyz = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as Rgb;
  return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])];
}

/** The distance in Lab; 2.3 is just noticeable. */
function apart(one: Rgb, other: Rgb): number {
  return Math.hypot(...one.map((value, i) => value - other[i]!));
}
