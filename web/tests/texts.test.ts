import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fill, isKey, LANGUAGES, listed, named, speech, t } from "../src/texts";

// Of all folders that have texts: by folder and language.
const files = import.meta.glob<Record<string, string>>("../src/**/texts/*.json", { eager: true, import: "default" });
const folders = [...new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf("/"))))];
const placeholders = (text: string) => Array.from(new Set(text.match(/\{\w+\}/g))).sort();

test("every language has its file, and there is no other", () => {
  expect(folders.length).toBeGreaterThan(3);
  expect(Object.keys(files).sort()).toEqual(folders.flatMap((folder) => LANGUAGES.map((each) => `${folder}/${each}.json`)).sort());
});

test("the pages speak the languages of the server", () => {
  const catalogues = readdirSync("../src/bourgade/texts").filter((file) => file.endsWith(".toml"));
  expect(LANGUAGES).toEqual(catalogues.map((file) => file.replace(".toml", "")).sort());
});

test("no two folders have a text of the same name", () => {
  const keys = folders.flatMap((folder) => Object.keys(files[`${folder}/en.json`]!));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

describe.each(folders.flatMap((folder) => LANGUAGES.map((language) => [folder, language] as const)))("%s, %s", (folder, language) => {
  const texts = files[`${folder}/${language}.json`]!;
  const english = files[`${folder}/en.json`]!;

  test("has every text, and no other", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(Object.keys(english))("%s has words, and the places for values that English has", (key) => {
    const text = texts[key]!;
    expect(text.trim()).not.toBe("");
    expect(placeholders(text)).toEqual(placeholders(english[key]!));
    expect(text.split(" | ").length).toBeLessThanOrEqual(2); // one, and more than one
  });
});

test("French has no ordinary space before : ! ? ; or beside « »", () => {
  const french = folders.flatMap((folder) => Object.values(files[`${folder}/fr.json`]!));
  expect(french.filter((text) => / [:!?;»]|« /.test(text))).toEqual([]);
});

test("a text takes its values, and the form that a number wants", () => {
  expect(fill("{n} coin | {n} coins", { n: 1 }, "en")).toBe("1 coin");
  expect(fill("{n} coin | {n} coins", { n: 0 }, "en")).toBe("0 coins");
  expect(fill("{n} pièce | {n} pièces", { n: 0 }, "fr")).toBe("0 pièce");
  expect(fill("Ville de {name}", { name: "Élodie" }, "fr")).toBe("Ville d'Élodie");
  expect(fill("Ville de {name}", { name: "Zoé" }, "fr")).toBe("Ville de Zoé");
  expect(fill("de {n} à {name}", { n: 8, name: "Ana" }, "fr")).toBe("de 8 à Ana");
  expect(fill("hotel de {name}", { name: "Ana" }, "en")).toBe("hotel de Ana");
  expect(fill("{who} and {what}", { who: "Ann" }, "en")).toBe("Ann and {what}");
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
