// The language of the pages: as chosen here, else as the browser says. There is one for each file of texts beside this.
export type Language = string;
/** Texts by the path of their file, which is called after its language. */
export type Files = Record<string, Record<string, string>>;

export const FILES: Files = import.meta.glob("./*.json", { eager: true, import: "default" });
export const LANGUAGES = Object.keys(FILES).map(languageOf);
const KEPT = "bourgade.language";

class Speech {
  #chosen = $state<Language>(first([localStorage.getItem(KEPT), ...navigator.languages]));

  constructor() {
    document.documentElement.lang = this.#chosen;
  }

  get language(): Language {
    return this.#chosen;
  }

  /** The language after this one; after the last comes the first. */
  get next(): Language {
    return LANGUAGES[(LANGUAGES.indexOf(this.#chosen) + 1) % LANGUAGES.length]!;
  }

  choose(language: Language): void {
    this.#chosen = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }
}

/** The language of a file: `fr` of `./texts/fr.json`. */
export function languageOf(path: string): Language {
  return path.slice(path.lastIndexOf("/") + 1, -".json".length);
}

function first(wishes: (string | null)[]): Language {
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish?.slice(0, 2).toLowerCase() === language);
    if (known) return known;
  }
  return "en";
}

export const speech = new Speech();
