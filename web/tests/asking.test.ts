// Requests over HTTP, answered by the test.
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PlayNow from "../src/home/PlayNow.svelte";
import { findCode, openRecord } from "../src/server/http";
import { me } from "../src/server/me.svelte";
import { Problem } from "../src/server/problem";

let answers: Response[];
let asked: string[];
const json = (status: number, body: object, headers = {}) => new Response(JSON.stringify(body), { status, headers });
const nobody = () => json(401, { code: "nobody-here", text: "The server does not know you yet." });
const told = (nickname: string | null) => json(200, { nickname, tables: [] });

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address.replace(/\?.*$/, "")}`);
    return answers.shift()!;
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what is refused has the server's sentence, and for how long the server wants to be left in peace", async () => {
  answers = [json(429, { code: "too-fast", text: "Try again in 30 s." }, { "Retry-After": "30" })];
  const problem = await findCode("KIWIS2").catch((error: Problem) => error);
  expect(problem).toMatchObject({ code: "too-fast", message: "Try again in 30 s.", pause: 30_000 });
  answers = [json(404, { code: "no-code", text: "No table has this code." })];
  expect(await findCode("KIWIS2").catch((error: Problem) => error)).toMatchObject({ pause: 0 });
});

test("what trying again does not mend is not tried again", () => {
  for (const code of ["banned", "other-host", "no-table"]) expect(new Problem(code, "", 60).pause).toBe(Infinity);
});

test("who is nobody any more asks once more, as somebody new", async () => {
  answers = [told("Zoé"), nobody(), told(null), json(201, { id: "abc", code: "KIWIS2" })];
  await me.load();
  expect((await openRecord({})).id).toBe("abc");
  expect(me.nickname).toBeNull();
  expect(asked).toEqual(["GET /api/me", "POST /api/records", "GET /api/me", "POST /api/records"]);
});

test("who keeps no cookies is told so, and not asked for ever", async () => {
  answers = [nobody(), told(null), nobody()];
  await expect(openRecord({})).rejects.toMatchObject({ code: "nobody-here" });
});

test("who is forgotten is somebody new at once", async () => {
  answers = [told("Zoé"), told(null), told(null)];
  await me.load();
  await me.forget();
  expect(me.nickname).toBeNull();
  expect(asked).toEqual(["GET /api/me", "DELETE /api/me", "GET /api/me"]);
});

test("a dialog that is open asks for a name when there is none any more", async () => {
  answers = [told("Zoé"), told(null)];
  await me.load();
  const about = { title: "Minivilles", rules: 1, editions: { base: { players: [2], options: {} } }, levels: [] };
  const { container } = render(PlayNow, { game: "minivilles", about, open: true, onfriends: () => undefined });
  expect(container.querySelector("input[name=nickname]")).toBeNull();
  await me.load();
  await tick();
  expect(container.querySelector<HTMLInputElement>("input[name=nickname]")?.value).toBe("Zoé");
});
