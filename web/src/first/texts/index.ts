import { catalogue } from "../../texts";

const OWN = import.meta.glob<string>("./*.ftl", { eager: true, query: "?raw", import: "default" });
const OF_THE_GAME = import.meta.glob<string>("../../../../src/bourgade/games/minivilles/texts/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const { t, named, isKey } = catalogue(OWN, OF_THE_GAME);
