// From numbers to lines on paper.

/** Round numbers from at or below the least to at or above the most, about `wanted` of them. */
export function ticks(least: number, most: number, wanted = 4): number[] {
  const span = Math.max(most - least, 1e-9) / wanted;
  const power = 10 ** Math.floor(Math.log10(span));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((each) => each * power >= span) ?? 10));
  const first = Math.floor(least / step);
  const count = Math.max(1, Math.ceil(most / step) - first);
  return Array.from({ length: count + 1 }, (_, i) => (first + i) * step);
}

/** Where a value lies between `low` and `high`, from 0 to 1. */
export const share = (value: number, low: number, high: number) => (high === low ? 0 : (value - low) / (high - low));

/** A line that stays where it is until its value changes. */
export function steps(values: number[], x: (i: number) => number, y: (value: number) => number): string {
  return values
    .flatMap((value, i) => (i === 0 ? [`M${round(x(0))} ${round(y(value))}`] : value === values[i - 1] ? [] : [`H${round(x(i))}V${round(y(value))}`]))
    .concat(`H${round(x(values.length - 1))}`)
    .join("");
}

/** A few plies from the first to the last, evenly. */
export function some(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  const all = Array.from({ length: Math.ceil((count - 1) / step) }, (_, i) => i * step);
  return [...all, Math.max(0, count - 1)];
}

const round = (value: number) => Math.round(value * 10) / 10;
