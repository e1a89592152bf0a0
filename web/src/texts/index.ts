// What the pages say: `t("home.seats", { n: 2 })`. Used in a component, it follows the language by itself.
// These are the words of all pages; a folder with words of its own adds its `texts/`, which are loaded with it.
import en from "./en.json";
import fr from "./fr.json";
import { speech, type Language } from "./language.svelte";

export { LANGUAGES, speech, type Language } from "./language.svelte";

export type Key = keyof typeof en;
export type Values = Record<string, string | number>;
type Texts<Name extends string> = Record<Language, Record<Name, string>>;

/** Returns how to say the texts of a part, and those of all pages. */
export function catalogue<Name extends string>(more: Texts<Name>) {
  type Any = Key | Name;
  const all = { en: { ...en, ...more.en }, fr: { ...fr, ...more.fr } } as Texts<Any>;

  /** Returns the text of a key. Of `one coin | {n} coins` it takes the form that the number `n` wants. */
  function t(key: Any, values: Values = {}): string {
    return fill(all[speech.language][key], values, speech.language);
  }

  /** Whether there is a text of that name; for names that come from the server, as those of editions. */
  function isKey(key: string): key is Any {
    return Object.hasOwn(all.en, key);
  }

  /** Returns the text of a name that comes from the server, or the name itself. */
  function named(prefix: string, name: string): string {
    const key = `${prefix}.${name}`;
    return isKey(key) ? t(key) : name;
  }

  return { t, isKey, named };
}

export const { t, isKey, named } = catalogue({ en: {}, fr: {} });

export function fill(text: string, values: Values, language: Language): string {
  const forms = text.split(" | ");
  const form = forms.length === 1 || new Intl.PluralRules(language).select(Number(values.n)) === "one" ? 0 : 1;
  return forms[form]!.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Returns a list as one says it: `Ann, Bob and Zoé`. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(speech.language, { type: "conjunction" }).format(words);
}
