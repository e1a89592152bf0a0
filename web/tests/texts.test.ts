import { describe, expect, test } from "vitest";
import { CATALOGUES, fill, isKey, LANGUAGES, listed, named, speech, t, type Key } from "../src/texts";

const keys = Object.keys(CATALOGUES.en) as Key[];
const placeholders = (text: string) => Array.from(new Set(text.match(/\{\w+\}/g))).sort();

describe.each(LANGUAGES)("%s", (language) => {
  test("has every text, and no other", () => {
    expect(Object.keys(CATALOGUES[language]).sort()).toEqual([...keys].sort());
  });

  test.each(keys)("%s has words, and the places for values that English has", (key) => {
    const text = CATALOGUES[language][key];
    expect(text.trim()).not.toBe("");
    expect(placeholders(text)).toEqual(placeholders(CATALOGUES.en[key]));
    expect(text.split(" | ").length).toBeLessThanOrEqual(2); // one, and more than one
  });
});

test("French has no ordinary space before : ! ? ; or beside « »", () => {
  const wrong = Object.values(CATALOGUES.fr).filter((text) => / [:!?;»]|« /.test(text));
  expect(wrong).toEqual([]);
});

test("a text takes its values, and the form that a number wants", () => {
  expect(fill("{n} coin | {n} coins", { n: 1 }, "en")).toBe("1 coin");
  expect(fill("{n} coin | {n} coins", { n: 0 }, "en")).toBe("0 coins");
  expect(fill("{n} pièce | {n} pièces", { n: 0 }, "fr")).toBe("0 pièce");
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
