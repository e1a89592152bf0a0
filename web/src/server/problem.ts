const FINAL = new Set(["no-table", "no-page", "banned", "other-host", "other-origin"]); // what trying again does not mend

/** Why something was refused: a code for the pages, and a sentence for people in their language. */
export class Problem extends Error {
  /** Milliseconds before the page may ask again by itself; for ever where that mends nothing. */
  readonly pause: number;

  constructor(
    readonly code: string,
    text: string,
    /** How many the server wants to be left in peace. */
    seconds = 0,
    /** Where the wrong house rule stands, as `cards.cafe.roll`. */
    readonly path?: string,
  ) {
    super(text);
    this.pause = FINAL.has(code) ? Infinity : seconds * 1000;
  }
}
