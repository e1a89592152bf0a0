import { catalogue } from "../../texts";

export const { t, named, isKey } = catalogue(import.meta.glob("./*.ftl", { eager: true, query: "?raw", import: "default" }));

/** Returns words as a sentence: with a capital and a full stop. */
export const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
