// What the pages say: `t("home-seats", { n: 2 })`. Used in a component, it follows the language by itself.
// These are the words of all pages, and those on the boxes of the games; a folder with more words of its own has its
// `texts/`, which are loaded with it. The sentences of a game are those of its package: pages read the same files.
import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import { elided, isolated } from "./grammar";
import { FILES, FIRST, languageOf, speech, type Files, type Language } from "./language.svelte";

export { LANGUAGES, speech, type Language } from "./language.svelte";

export type Values = Record<string, string | number>;

const BOXES: Files = import.meta.glob("../*/box/texts/*.ftl", { eager: true, query: "?raw", import: "default" });
const SHARED: Files = import.meta.glob("../../../src/bourgade/texts/*.ftl", { eager: true, query: "?raw", import: "default" });

/** How texts are said. */
export interface Catalogue {
  /** Returns the text of a key. */
  t(key: string, values?: Values): string;
  /** Whether there is a text of that name; for names that come from the server, as those of editions. */
  isKey(key: string): boolean;
  /** Returns the text of a name that comes from the server, or the name itself. */
  named(prefix: string, name: string): string;
}

/** Returns how to say the texts of a part, and those of all pages. */
export function catalogue(...more: Files[]): Catalogue {
  const files = [SHARED, FILES, BOXES, ...more].flatMap(Object.entries<string>);
  const bundles = new Map<Language, FluentBundle>();
  const bundle = () => {
    const found = bundles.get(speech.language) ?? bundleOf(speech.language, files);
    bundles.set(speech.language, found);
    return found;
  };
  const t = (key: string, values: Values = {}) => say(bundle(), key, values);
  const isKey = (key: string) => bundle().hasMessage(key);
  const named = (prefix: string, name: string) => (isKey(`${prefix}-${name}`) ? t(`${prefix}-${name}`) : name);
  return { t, isKey, named };
}

/** All texts in one language; what it does not say yet is said in the first one. */
function bundleOf(language: Language, files: [string, string][]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, { useIsolating: false, functions: { ELIDED, FORM } });
  for (const spoken of new Set([FIRST, language])) {
    for (const [path, text] of files) {
      if (languageOf(path) === spoken) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }
  const forms = new Map<string, string>();
  return bundle;

  function FORM([thing, form]: Parameters<FluentFunction>[0]): string {
    const known = forms.get(`${thing} ${form}`);
    if (known !== undefined) return known;
    const message = bundle.getMessage(`cards-${thing}`);
    if (!message?.value) return String(thing);
    const kind = message.attributes.kind;
    const values = { name: bundle.formatPattern(message.value), kind: kind ? bundle.formatPattern(kind) : "" };
    const said = say(bundle, `form-${form}`, values);
    forms.set(`${thing} ${form}`, said);
    return said;
  }
}

const ELIDED: FluentFunction = ([word, name]) => elided(String(word), String(name));

function say(bundle: FluentBundle, key: string, values: Values): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`There is no text ${key}.`);
  const filled: Values = {};
  for (const name in values) filled[name] = isolated(values[name]!);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, filled, errors);
  if (errors.length) console.error(`${key}: ${errors.join(", ")}`);
  return text;
}

export const { t, isKey, named } = catalogue();

/** Returns the text of a name that comes from the server, if there is one. */
export const noted = (prefix: string, name: string) => (isKey(`${prefix}-${name}`) ? named(prefix, name) : undefined);

/** How a language calls itself. */
export const nameOfLanguage = (language: Language) =>
  say(bundleOf(language, Object.entries(FILES)), "app-language", {});

/** Returns words as one says them in a row: `Ann, Bob and Zoé`. */
export function listed(words: string[]): string {
  const [last = "", ...others] = words.toReversed();
  return others.length ? t("list-and", { first: others.toReversed().join(", "), last }) : last;
}
