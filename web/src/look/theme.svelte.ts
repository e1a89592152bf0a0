// Day or dusk: as the device says, or as somebody has chosen here.
export type Theme = "system" | "light" | "dusk";
const THEMES: Theme[] = ["system", "light", "dusk"];
const KEPT = "bourgade.theme";

class Look {
  #chosen = $state<Theme>(THEMES.find((known) => known === localStorage.getItem(KEPT)) ?? "system");

  constructor() {
    this.#show();
  }

  get theme(): Theme {
    return this.#chosen;
  }

  choose(theme: Theme): void {
    this.#chosen = theme;
    localStorage.setItem(KEPT, theme);
    this.#show();
  }

  #show(): void {
    if (this.#chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#chosen;
  }
}

export const look = new Look();
