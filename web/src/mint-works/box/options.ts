/** The advanced locations: none, random ones, or named ones; two of them, alone only one. */
export function advanced(values: string[], players: number): string[] {
  const named = values.filter((value) => !/^\d$/.test(value));
  if (players === 1) return ["0", "1", ...named];
  return ["0", "2", ...named.flatMap((one, i) => named.slice(i + 1).map((other) => `${one},${other}`))];
}
