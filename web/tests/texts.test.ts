import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue, isKey, LANGUAGES, listed, named, speech, t, type Values } from "../src/texts";

function said(text: string, values: Values = {}, language = "en"): string {
  speech.choose(language);
  return catalogue({ "/en.ftl": text, [`/${language}.ftl`]: text }).t("said", values);
}

test("the pages speak the languages of the server", () => {
  const catalogues = readdirSync("../src/bourgade/texts").filter((file) => file.endsWith(".ftl"));
  expect(LANGUAGES).toEqual(catalogues.map((file) => file.replace(".ftl", "")).sort());
});

test("no two folders have a text of the same name", () => {
  const files = import.meta.glob<string>("../src/**/texts/en.ftl", { eager: true, query: "?raw", import: "default" });
  const keys = Object.values(files).flatMap((text) => Array.from(text.matchAll(/^([a-z][\w-]*) =/gm), ([, key]) => key));
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test("a number chooses its form", () => {
  const coins = "said = { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n}";
  expect(said(coins, { n: 1 })).toBe("1 coin");
  expect(said(coins, { n: 0 })).toBe("0 coins");
  expect(said(coins, { n: 0 }, "fr")).toBe("0 coin");
});

test("French elides before a vowel", () => {
  const town = 'said = Ville { ELIDED("de", $name) }';
  expect(said(town, { name: "Élodie" }, "fr")).toBe("Ville d'Élodie");
  expect(said(town, { name: "Zoé" }, "fr")).toBe("Ville de Zoé");
});

test("a thing stands as its kind wants", () => {
  const things = 'form-the = { $kind ->\n    [la] la { $name }\n   *[le] le { $name }\n}\ncards-bakery = Boulangerie\n    .kind = la\n';
  expect(said(`${things}said = { FORM($card, "the") }`, { card: "bakery" })).toBe("la Boulangerie");
  expect(said(`${things}said = { FORM($card, "the") }`, { card: "unheard-of" })).toBe("unheard-of");
});

test("what is filled in is never read as a text, and from right to left it leaves the rest alone", () => {
  expect(said("said = { $name } waits", { name: "{ $x } <b>" })).toBe("{ $x } <b> waits");
  expect(said("said = { $name } waits", { name: "שרה" })).toBe("\u2068שרה\u2069 waits");
});

test("the language can be changed at any time", () => {
  speech.choose("fr");
  expect(t("coins", { n: 2 })).toBe("2 pièces");
  expect(listed(["Ann", "Bob"])).toBe("Ann et Bob");
  expect(document.documentElement.lang).toBe("fr");
  speech.choose("en");
  expect(t("coins", { n: 2 })).toBe("2 coins");
});

test("a name of the server that has no text is said as it is", () => {
  expect(named("edition", "base")).toBe("Base game");
  expect(named("edition", "brand-new")).toBe("brand-new");
  expect(isKey("no such text")).toBe(false);
});
