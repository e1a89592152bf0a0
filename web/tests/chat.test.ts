// The chat shows who sits at the table, so that nobody passes for somebody else.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Chat from "../src/parts/Chat.svelte";
import { namesOf } from "../src/parts/seats";
import { nameOfSeat } from "../src/server/live.svelte";
import type { Line, Seat } from "../src/server/messages";
import { speech } from "../src/texts";

const line = (number: number, seat: string | null): Line => ({ number, name: "Ana", text: "I am Ana.", at: 0, seat });

test("who sits has the mark of the seat, and who only watches is said to", () => {
  speech.choose("en");
  const { getAllByRole } = render(Chat, { lines: [line(0, "P1"), line(1, null)] });
  const [sits, watches] = getAllByRole("listitem") as [HTMLElement, HTMLElement];
  expect(sits.querySelector("svg")?.getAttribute("aria-label")).toBe("blue circle");
  expect(sits.textContent).not.toContain("watching");
  expect(watches.querySelector("svg")).toBeNull();
  expect(watches.textContent).toContain("watching");
});

test("names that the server tells apart are not told apart again", () => {
  const seat = (seat: string, name: string): Seat => ({ seat, kind: "person", name });
  const seats: Seat[] = [seat("P1", "Zoé (P1)"), seat("P2", "Zoe (P2)"), { seat: "P3", kind: "open" }, { seat: "P4", kind: "open" }];
  expect(namesOf(seats, nameOfSeat)).toEqual({ P1: "Zoé (P1)", P2: "Zoe (P2)", P3: "Free seat (P3)", P4: "Free seat (P4)" });
});
