// From what somebody chooses to the table that is asked for.
import { pagesOf } from "../games";
import type { Dice, EditionAbout, Listed, NewTable, Wanted } from "../server/messages";

/** What somebody has chosen for a new table. */
export interface Choices {
  game: string;
  edition: string;
  seats: Wanted[];
  options: Record<string, string>;
  ofSeats: string[]; // the values of an option that has one for each seat
  house: Record<string, unknown>; // what is changed in the edition
  isPublic: boolean;
  clock: number; // seconds; 0 is none
  dice: Dice;
}

/** As many seats as an edition takes: those that were there, and new ones for whoever comes. */
export function seated(seats: Wanted[], players: number[], wanted = seats.length): Wanted[] {
  const number = players.includes(wanted) ? wanted : (players.find((n) => n >= wanted) ?? players.at(-1) ?? wanted);
  return Array.from({ length: number }, (_, i) => seats[i] ?? "open");
}

/** What an option may be at a table; options with one possibility, or that ask for more than a choice, are none. */
export function choicesOf(game: string, name: string, edition: EditionAbout, players: number): string[] {
  const { choices, ofSeats } = pagesOf(game);
  const all = edition.options[name] ?? [];
  if (name === "first") return all.slice(0, players + 1);
  if (choices?.[name]) return choices[name](all, players);
  return name === ofSeats || all.length < 2 ? [] : all;
}

/** Gives a seat a value; who had it gets the seat's old one. */
export function swapped(values: string[], seat: number, value: string): string[] {
  const old = values[seat]!;
  return values.map((each, i) => (i === seat ? value : each === value ? old : each));
}

/** The table to ask the server for. */
export function wantedTable(choices: Choices, edition: EditionAbout): NewTable {
  const { game, seats } = choices;
  const { ofSeats } = pagesOf(game);
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(choices.options)) {
    if (choicesOf(game, name, edition, seats.length).includes(value)) options[name] = value;
  }
  if (ofSeats) options[ofSeats] = choices.ofSeats.slice(0, seats.length);
  return {
    game,
    edition: choices.edition,
    seats,
    options,
    ...(Object.keys(choices.house).length ? { house: choices.house } : {}),
    public: choices.isPublic,
    clock: choices.clock || null,
    dice: choices.dice,
  };
}

/** What somebody types to join: the id of a table if it is a link, else a code, its letters and digits. */
export function whereTo(typed: string): { id: string } | { code: string } {
  const id = typed.match(/\/t\/([\w-]+)/)?.[1];
  return id ? { id } : { code: typed.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase() };
}

/** Tables to go on with, mine to play first; and those that are over. */
export function sorted(tables: Listed[]): { on: Listed[]; over: Listed[] } {
  const on = tables.filter((table) => table.phase === "waiting" || table.phase === "playing");
  on.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.touched - a.touched);
  return { on, over: tables.filter((table) => table.phase === "over") };
}

/** Says how long ago something was: `5 minutes ago`. */
export function ago(seconds: number, language: string): string {
  const said = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, seconds);
  if (past < 60) return said.format(0, "second");
  if (past < 3600) return said.format(-Math.floor(past / 60), "minute");
  if (past < 86_400) return said.format(-Math.floor(past / 3600), "hour");
  return said.format(-Math.floor(past / 86_400), "day");
}
