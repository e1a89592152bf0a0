// Ma Petite Ville in words, worked out from docs/rules/ma-petite-ville.md; moves are called as in a terminal.
import { beforeEach, describe, expect, test } from "vitest";
import words from "../src/ma-petite-ville/words";
import type { Event, Happened, Parts } from "../src/server/messages";
import { speech } from "../src/texts";

const context = { names: { P1: "Zoé", P2: "Ana" }, card: (slug: string) => slug };

describe("moves", () => {
  const names: [Parts, string, string][] = [
    [{ kind: "draw" }, "Draw a tile", "Piocher une tuile"],
    [{ kind: "tile", numbers: [17] }, "Tile 17", "Tuile 17"],
    [
      { kind: "lay", place: [1, -2], turn: 1 },
      "Lay the tile at 1 -2, turned a quarter (r1)",
      "Poser la tuile en 1 -2, tournée d'un quart (r1)",
    ],
    [
      { kind: "place", numbers: [4], place: [5, 3], way: "down" },
      "Place the silhouette of 4 at 5 3, down",
      "Placer la silhouette de 4 en 5 3, vers le bas",
    ],
    [{ kind: "decline" }, "Decline", "Renoncer"],
    [{ kind: "first", player: "P2" }, "Ana begins", "Ana commence"],
    [{ kind: "wait" }, "as written", "as written"],
  ];
  test.each(names)("%j is %s", (parts, english, french) => {
    const name = (language: string) => {
      speech.choose(language);
      return words.move({ text: "as written", parts }, context);
    };
    expect([name("en"), name("fr")]).toEqual([english, french]);
  });
});

describe("what came of it", () => {
  beforeEach(() => speech.choose("en"));
  const told = (parts: Parts, events?: Event[], scores?: number[]) =>
    words.told({ ply: 0, who: "P2", action: "", parts, events, scores } satisfies Happened, context);
  const lay: Parts = { kind: "lay", place: [1, -1], turn: 2 };
  const turn = { kind: "turn", who: "P1" };

  test("PV-02: the first tile is told as it comes", () => {
    const events = [{ kind: "draws", amount: 12 }, { kind: "lays", amount: 12 }, turn];
    expect(told({ kind: "tile", numbers: [12] }, events)).toEqual({ name: "The city begins with tile 12", facts: [] });
  });

  test("PV-10: a tile that is drawn is told when it lies", () => {
    expect(told({ kind: "draw" })).toEqual({ name: "", facts: [] });
    expect(told({ kind: "tile", numbers: [30] }, [{ kind: "draws", who: "P2", amount: 30 }])).toEqual({ name: "", facts: [] });
    expect(told(lay, [{ kind: "lays", who: "P2", amount: 30 }, turn])).toEqual({
      name: "Lay tile 30 at 1 -1, turned by half",
      facts: ["squares 3 -3 to 5 -1"],
    });
    speech.choose("fr");
    expect(told(lay, [{ kind: "lays", who: "P2", amount: 30 }, turn])).toEqual({
      name: "Poser la tuile 30 en 1 -1, tournée d'un demi-tour",
      facts: ["carrés 3 -3 à 5 -1"],
    });
  });

  test("PV-21: with the last tile begins the last round", () => {
    const events = [{ kind: "lays", who: "P2" }, { kind: "last-round", who: "P2" }, turn];
    expect(told(lay, events)).toEqual({
      name: "Lay tile 1 at 1 -1, turned by half",
      facts: ["squares 3 -3 to 5 -1", "it was the last tile: everybody may place one more silhouette"],
    });
    speech.choose("fr");
    expect(told(lay, events).facts[1]).toBe("c'était la dernière tuile\u00a0: chacun peut encore placer une silhouette");
  });

  const across: Parts = { kind: "place", numbers: [4], place: [2, 0], way: "across" };

  test("PV-15: a silhouette lies from its first square to its last, and some are left", () => {
    const events = [{ kind: "places", who: "P2", amount: 4 }, turn];
    expect(told(across, events, [-27, -23])).toEqual({
      name: "Place the silhouette of 4 from 2 0 to 5 0",
      facts: ["Ana has 23 objects left"],
    });
    expect(told({ ...across, way: "down" }, events, [-27, -1])).toEqual({
      name: "Place the silhouette of 4 from 2 0 to 2 3",
      facts: ["Ana has 1 object left"],
    });
    speech.choose("fr");
    expect(told(across, events, [-27, -1])).toEqual({
      name: "Placer la silhouette de 4 de 2 0 à 5 0",
      facts: ["il reste 1 objet à Ana"],
    });
    expect(told(across, events, [-27, -23]).facts).toEqual(["il reste 23 objets à Ana"]);
  });

  test("PV-20: who has none left has placed them all", () => {
    const events = [{ kind: "places", who: "P2", amount: 4 }, { kind: "ends" }];
    expect(told(across, events, [-27, 0]).facts).toEqual(["Ana has placed them all"]);
    speech.choose("fr");
    expect(told(across, events, [-27, 0]).facts).toEqual(["Ana a tout placé"]);
  });

  test("what has no events is called as the move", () => {
    expect(told({ kind: "decline" }, [{ kind: "declines", who: "P2" }, turn])).toEqual({ name: "Decline", facts: [] });
    expect(told(lay)).toEqual({ name: "Lay the tile at 1 -1, turned by half (r2)", facts: [] });
    expect(told(across)).toEqual({ name: "Place the silhouette of 4 from 2 0 to 5 0", facts: [] });
  });
});
