// Which page is shown. Links are ordinary links; those of this site change the page without loading it anew.
class Place {
  #path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get path(): string {
    return this.#path;
  }

  /** The words of the path: `/rules/minivilles` is `["rules", "minivilles"]`. */
  get words(): string[] {
    return this.#path.split("/").filter(Boolean).map(readable);
  }

  /** Goes to a page of this site; the address may have a query. */
  go(address: string): void {
    if (address !== location.pathname + location.search) history.pushState(null, "", address);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

function readable(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export const place = new Place();
