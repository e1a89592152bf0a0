// What the pages say: `t("home.seats", { n: 2 })`. Used in a component, it follows the language by itself.
import en from "./en.json";
import fr from "./fr.json";
import { speech, type Language } from "./language.svelte";

export { LANGUAGES, speech, type Language } from "./language.svelte";

export type Key = keyof typeof en;
export type Values = Record<string, string | number>;
export const CATALOGUES: Record<Language, Record<Key, string>> = { en, fr };

/** Returns the text of a key. Of `one coin | {n} coins` it takes the form that the number `n` wants. */
export function t(key: Key, values: Values = {}): string {
  return fill(CATALOGUES[speech.language][key], values, speech.language);
}

/** Whether there is a text of that name; for names that come from the server, as those of editions. */
export function isKey(key: string): key is Key {
  return key in en;
}

/** Returns the text of a name that comes from the server, or the name itself. */
export function named(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  return isKey(key) ? t(key) : name;
}

export function fill(text: string, values: Values, language: Language): string {
  const forms = text.split(" | ");
  const form = forms.length === 1 || new Intl.PluralRules(language).select(Number(values.n)) === "one" ? 0 : 1;
  return forms[form]!.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Returns a list as one says it: `Ann, Bob and Zoé`. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(speech.language, { type: "conjunction" }).format(words);
}
