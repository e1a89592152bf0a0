// Asking the server, in the language of the page. What it refuses is thrown as a Problem with the server's sentence.
import { speech, t } from "../texts";
import { me } from "./me.svelte";
import type {
  Cards,
  GameAbout,
  HouseForm,
  HouseTold,
  HouseWanted,
  Listed,
  Made,
  Me,
  NewTable,
  PositionTold,
  Problem as Refused,
  Ready,
  Review,
} from "./messages";
import { Problem } from "./problem";

export const getMe = () => ask<Me>("GET", "me");
export const nameMe = (nickname: string) => ask<Me>("PUT", "me", { nickname });
export const forgetMe = () => ask<Me>("DELETE", "me");
export const getGames = () => ask<Record<string, GameAbout>>("GET", "games");
export const getLobby = async () => (await ask<{ tables: Listed[] }>("GET", "tables")).tables;
export const makeTable = (wanted: NewTable) => ask<Made>("POST", "tables", wanted);
export const findCode = (code: string) => ask<Made>("GET", `codes/${encodeURIComponent(code.trim())}`);
/** Throws why one cannot look at a table now: a browser does not tell why a WebSocket was refused. */
export const mayLook = (id: string) => ask<Ready>("GET", `tables/${encodeURIComponent(id)}/live`);
export const getCards = (game: string, edition: string) =>
  ask<Cards>("GET", `games/${encodeURIComponent(game)}/cards`, undefined, { edition });
export const getTableCards = (id: string) => ask<Cards>("GET", `tables/${encodeURIComponent(id)}/cards`);
export const getReview = <View = unknown>(id: string) =>
  ask<Review<View>>("GET", `tables/${encodeURIComponent(id)}/review`);
export const openRecord = (record: unknown) => ask<Made>("POST", "records", record);
export const checkPosition = (position: unknown) => ask<PositionTold>("POST", "positions", position);
export const getStart = async (game: string, edition: string, players: number) => {
  const query = { edition, players: String(players) };
  return (await ask<{ position: unknown }>("GET", `games/${encodeURIComponent(game)}/start`, undefined, query)).position;
};
export const getHouse = (game: string, edition: string) =>
  ask<HouseForm>("GET", `games/${encodeURIComponent(game)}/house`, undefined, { edition });
export const checkHouse = (game: string, wanted: HouseWanted) =>
  ask<HouseTold>("POST", `games/${encodeURIComponent(game)}/house`, wanted);
export const getTableHouse = (id: string) => ask<HouseTold>("GET", `tables/${encodeURIComponent(id)}/house`);
export const getAddresses = async () => (await ask<{ addresses: string[] }>("GET", "addresses")).addresses;
export const recordAddress = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`;

async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  query: Record<string, string> = {},
  once = false,
): Promise<Answer> {
  const address = `/api/${path}?${new URLSearchParams({ ...query, lang: speech.language })}`;
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  let answer: Response;
  let data: unknown;
  try {
    answer = await fetch(address, { method, ...sent });
    data = await answer.json();
  } catch {
    throw new Problem("no-server", t("server-silent"));
  }
  if (!answer.ok) {
    const refused = data as Refused;
    if (refused.code === "nobody-here" && !once) {
      await me.load(); // who was forgotten on another device is somebody new here
      return ask(method, path, body, query, true);
    }
    throw new Problem(refused.code, refused.text, Number(answer.headers.get("Retry-After")), refused.path);
  }
  return data as Answer;
}
