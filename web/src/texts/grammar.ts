// What sentences need of a language beside its words, as `bourgade/texts/grammar.py` has it.
const ELIDING = /^(?:[aàâäæeéèêëhiîïoôöœuùûü]|y(?![aeiouàâäéèêëîïôöùûü]))/i;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A short French word before a name: `d'Anatole`. */
export const elided = (word: string, name: string) => (ELIDING.test(name) ? `${word.slice(0, -1)}'${name}` : `${word} ${name}`);

/** A text so that what is written from right to left in it leaves the order of the words around it alone. */
export const isolated = <Value extends string | number>(value: Value) =>
  typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
