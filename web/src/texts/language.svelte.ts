// The language of the pages: as chosen here, else as the browser says.
export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["en", "fr"];
const KEPT = "bourgade.language";

class Speech {
  #chosen = $state<Language>(first([localStorage.getItem(KEPT), ...navigator.languages]));

  constructor() {
    document.documentElement.lang = this.#chosen;
  }

  get language(): Language {
    return this.#chosen;
  }

  choose(language: Language): void {
    this.#chosen = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }
}

function first(wishes: (string | null)[]): Language {
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish?.slice(0, 2).toLowerCase() === language);
    if (known) return known;
  }
  return "en";
}

export const speech = new Speech();
