// Names for people who have none yet, and what is wrong with one.

export const LONGEST = 24; // letters, as the server says

/** Returns what is wrong with a name, as the key of a text; the server has the last word. */
export function wrongWith(name: string): string | undefined {
  const letters = Array.from(name.trim()).length;
  if (letters === 0) return "name-empty";
  return letters > LONGEST ? "name-long" : undefined;
}

/** Picks one of the animals of a text, `Otter, Badger`; luck is from 0 to 1. */
export function anAnimal(animals: string, luck: number): string {
  const all = animals.split(", ");
  return all[Math.min(Math.floor(luck * all.length), all.length - 1)]!;
}
