// The language of the pages: as chosen here, else as the browser says. There is one for each file of texts beside this.
export type Language = string;
/** Texts by the path of their file, which is called after its language. */
export type Files = Record<string, string>;

export const FILES: Files = import.meta.glob("./*.ftl", { eager: true, query: "?raw", import: "default" });
export const LANGUAGES = Object.keys(FILES).map(languageOf);
export const FIRST = "en"; // what another language does not say yet is said in this one
const KEPT = "bourgade.language";
const RIGHT_TO_LEFT = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]; // scripts

class Speech {
  #chosen = $state<Language>(first([localStorage.getItem(KEPT), ...navigator.languages]));

  constructor() {
    show(this.#chosen);
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
    show(language);
  }
}

/** Says to the browser in which language the page is, and from which side it is read. */
function show(language: Language): void {
  const { script = "" } = new Intl.Locale(language).maximize();
  document.documentElement.lang = language;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(script) ? "rtl" : "ltr";
}

/** The language of a file: `fr` of `./texts/fr.ftl`. */
export function languageOf(path: string): Language {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

function first(wishes: (string | null)[]): Language {
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish?.slice(0, 2).toLowerCase() === language);
    if (known) return known;
  }
  return FIRST;
}

export const speech = new Speech();
