// Shows where on the board something happened, as long as somebody points at the sentence that tells it.
const POINTED = "pointed";

/** Marks what is there; what was marked before is so no longer. */
export function point(at: string[] = []): void {
  for (const element of document.querySelectorAll(`.${POINTED}`)) element.classList.remove(POINTED);
  for (const selector of at) for (const element of document.querySelectorAll(selector)) element.classList.add(POINTED);
}
