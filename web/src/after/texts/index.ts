import { catalogue, speech } from "../../texts";

export const { t } = catalogue(import.meta.glob("./*.ftl", { eager: true, query: "?raw", import: "default" }));

/** Returns a number as one writes it; with a sign where it is more or less than something. */
export function inNumbers(value: number, signed = false): string {
  return new Intl.NumberFormat(speech.language, {
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(value);
}
