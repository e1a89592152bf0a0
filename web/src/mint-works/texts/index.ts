import { catalogue } from "../../texts";

const OWN = import.meta.glob<string>("./*.ftl", { eager: true, query: "?raw", import: "default" });
const OF_THE_GAME = import.meta.glob<string>("../../../../src/bourgade/games/mint_works/texts/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const { t, named, isKey } = catalogue(OWN, OF_THE_GAME);

/** Returns words as a sentence: with a capital and a full stop. */
export const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
