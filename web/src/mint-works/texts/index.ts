import { catalogue } from "../../texts";
import en from "./en.json";
import fr from "./fr.json";

export const { t, named, isKey } = catalogue({ en, fr });

/** Returns words as a sentence: with a capital and a full stop. */
export const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
