import { catalogue } from "../../texts";
import type en from "./en.json";

export const { t, named, isKey } = catalogue<keyof typeof en>(import.meta.glob("./*.json", { eager: true, import: "default" }));

/** Returns words as a sentence: with a capital and a full stop. */
export const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
