// What the pages say: `t("home.seats", { n: 2 })`. Used in a component, it follows the language by itself.
// These are the words of all pages, and those on the boxes of the games; a folder with more words of its own has its
// `texts/`, which are loaded with it.
import type en from "./en.json";
import { FILES, LANGUAGES, languageOf, speech, type Files, type Language } from "./language.svelte";

export { LANGUAGES, speech, type Language } from "./language.svelte";

export type Key = keyof typeof en;
export type Values = Record<string, string | number>;

const BOXES: Files = import.meta.glob("../*/box/texts/*.json", { eager: true, import: "default" });

/** How texts are said. */
export interface Catalogue<Name extends string = string> {
  /** Returns the text of a key. Of `one coin | {n} coins` it takes the form that the number `n` wants. */
  t(key: Key | Name, values?: Values): string;
  /** Whether there is a text of that name; for names that come from the server, as those of editions. */
  isKey(key: string): key is Key | Name;
  /** Returns the text of a name that comes from the server, or the name itself. */
  named(prefix: string, name: string): string;
}

/** Returns how to say the texts of a part, and those of all pages. */
export function catalogue<Name extends string = never>(more: Files = {}): Catalogue<Name> {
  const all = byLanguage(FILES, BOXES, more);
  const t = (key: string, values: Values = {}) => fill(all[speech.language]![key]!, values, speech.language);
  const isKey = (key: string): key is Key | Name => Object.hasOwn(all.en!, key);
  const named = (prefix: string, name: string) => (isKey(`${prefix}.${name}`) ? t(`${prefix}.${name}`) : name);
  return { t, isKey, named };
}

function byLanguage(...files: Files[]): Record<Language, Record<string, string>> {
  const entries = files.flatMap(Object.entries<Record<string, string>>);
  return Object.fromEntries(
    LANGUAGES.map((each) => [each, Object.assign({}, ...entries.filter(([path]) => languageOf(path) === each).map(([, texts]) => texts))]),
  );
}

export const { t, isKey, named } = catalogue();

/** Returns the text of a name that comes from the server, if there is one. */
export const noted = (prefix: string, name: string) => (isKey(`${prefix}.${name}`) ? named(prefix, name) : undefined);

/** How a language calls itself. */
export const nameOfLanguage = (language: Language) =>
  Object.entries(FILES).find(([path]) => languageOf(path) === language)![1]["app.language"]!;

export function fill(text: string, values: Values, language: Language): string {
  const forms = text.split(" | ");
  const form = forms.length === 1 || new Intl.PluralRules(language).select(Number(values.n)) === "one" ? 0 : 1;
  return forms[form]!.replaceAll(/(\bde )?\{(\w+)\}/g, (_, of: string = "", name: string) => {
    const value = String(values[name] ?? `{${name}}`);
    return (of && language === "fr" && VOWEL.test(value) ? "d'" : of) + value;
  });
}

const VOWEL = /^[aàâäæeéèêëiîïoôöœuùûü]/i; // French says d'Ana

/** Returns a list as one says it: `Ann, Bob and Zoé`. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(speech.language, { type: "conjunction" }).format(words);
}
