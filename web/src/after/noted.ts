// What only this browser can know: what the server promised before the game, and the luck that was given then.
// It is noted the moment the luck is given, and compared when the game is over.

export interface Noted {
  table: string;
  commitment: string;
  luck: string;
}

const KEY = "bourgade.promises";
const MOST = 200; // tables; the oldest are forgotten

export function note(promise: Noted): void {
  const others = all().filter(({ table }) => table !== promise.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, promise].slice(-MOST)));
  } catch {
    // a browser that keeps nothing has nothing to compare
  }
}

export function notedOf(table: string): Noted | undefined {
  return all().find((promise) => promise.table === table);
}

export function forgetNotes(): void {
  localStorage.removeItem(KEY);
}

function all(): Noted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
