import { catalogue, speech } from "../../texts";
import type en from "./en.json";

export const { t } = catalogue<keyof typeof en>(import.meta.glob("./*.json", { eager: true, import: "default" }));

/** Returns a number as one writes it; with a sign where it is more or less than something. */
export function inNumbers(value: number, signed = false): string {
  return new Intl.NumberFormat(speech.language, {
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(value);
}
