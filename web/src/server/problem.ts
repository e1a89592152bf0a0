/** Why something was refused: a code for the pages, and a sentence for people in their language. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}
