// Ma Petite Ville in words, worked out from docs/rules/ma-petite-ville.md.
import { describe, expect, test } from "vitest";
import words from "../src/ma-petite-ville/words";
import type { Event, Happened, Parts } from "../src/server/messages";
import { speech } from "../src/texts";

const names = { P1: "Zoé", P2: "Ana" };

describe("moves", () => {
  const moves: [Parts, string, string][] = [
    [{ kind: "draw" }, "Draw a tile", "Piocher une tuile"],
    [{ kind: "tile", numbers: [17] }, "Tile 17", "Tuile 17"],
    [{ kind: "lay", place: [1, -2] }, "Lay the tile, not turned", "Poser la tuile sans la tourner"],
    [{ kind: "lay", place: [1, -2], turn: 1 }, "Lay the tile, turned a quarter", "Poser la tuile, tournée d'un quart de tour"],
    [
      { kind: "place", numbers: [4], place: [5, 3], way: "down" },
      "Place the silhouette of 4 down",
      "Placer la silhouette de 4 vers le bas",
    ],
    [{ kind: "decline" }, "Decline", "Renoncer"],
    [{ kind: "first", player: "P1" }, "You begin", "Vous commencez"],
    [{ kind: "first", player: "P2" }, "Ana begins", "Ana commence"],
    [{ kind: "wait" }, "as written", "as written"],
  ];
  test.each(moves)("%j is %s", (parts, english, french) => {
    const name = (language: string) => {
      speech.choose(language);
      return words.move({ text: "as written", parts }, { you: "P1", names });
    };
    expect([name("en"), name("fr")]).toEqual([english, french]);
  });
});

describe("what happened", () => {
  function told(who: string, parts: Parts, events: Event[] = [], language = "en") {
    speech.choose(language);
    return words.told({ ply: 0, who, action: "", parts, events } satisfies Happened, { you: "P1", names });
  }
  const lay: Parts = { kind: "lay", place: [1, -1], turn: 2 };
  const across: Parts = { kind: "place", numbers: [4], place: [2, 0], way: "across" };
  const turn = { kind: "turn", who: "P1" };

  test("PV-02: the first tile is told as it comes", () => {
    const events = [{ kind: "draws", amount: 12 }, { kind: "lays", amount: 12 }, turn];
    const first = { text: "The city begins with its first tile", at: ['[data-tile="0 0"]'] };
    expect(told("chance", { kind: "tile", numbers: [12] }, events)).toEqual([first]);
  });

  test("PV-03: who begins is told", () => {
    const [first] = told("chance", { kind: "first", player: "P2" }, [{ kind: "begins", who: "P2" }]);
    expect(first).toEqual({ text: "Ana begins", at: ['[data-tray="P2"]', '[data-player="P2"]'] });
  });

  test("PV-10: a tile that is drawn is told when it lies", () => {
    expect(told("P2", { kind: "draw" })).toEqual([]);
    expect(told("chance", { kind: "tile", numbers: [30] }, [{ kind: "draws", who: "P2", amount: 30 }])).toEqual([]);
    const events = [{ kind: "lays", who: "P2", amount: 30 }, turn];
    expect(told("P2", lay, events)).toEqual([{ text: "Ana lays a tile", at: ['[data-tile="1 -1"]'] }]);
    expect(told("P1", lay, events, "fr")).toEqual([{ text: "Vous posez une tuile", at: ['[data-tile="1 -1"]'] }]);
  });

  test("PV-21: with the last tile begins the last round, in which one may decline", () => {
    const last = told("P2", lay, [{ kind: "lays", who: "P2" }, { kind: "last-round", who: "P2" }, turn]);
    expect(last.map(({ text }) => text)).toEqual([
      "Ana lays the last tile",
      "Last round: everybody may place one more silhouette",
    ]);
    const declined = told("P1", { kind: "decline" }, [{ kind: "declines", who: "P1" }, { kind: "ends" }], "fr");
    expect(declined.map(({ text }) => text)).toEqual([
      "Vous renoncez",
      "Le dernier tour est fini\u00a0: qui a le moins d'objets restants gagne",
    ]);
  });

  test("PV-12: a silhouette is a row of what it shows, and so many are left", () => {
    const events = (left: number) => [
      { kind: "places", who: "P2", card: "yellow", amount: 4 },
      { kind: "left", who: "P2", amount: left },
      turn,
    ];
    expect(told("P2", across, events(3))).toEqual([
      { text: "Ana places a row of 4 cars: 3 silhouettes left", at: ['[data-row="2 0 across"]'] },
    ]);
    expect(told("P1", across, events(1), "fr")[0]!.text).toBe(
      "Vous placez une rangée de 4 voitures\u00a0: il vous reste une seule silhouette",
    );
  });

  test("PV-20: who has none left has won", () => {
    const events = [{ kind: "places", card: "green", amount: 4 }, { kind: "left", amount: 0 }, { kind: "ends" }];
    const texts = (who: string, language: string) => told(who, across, events, language).map(({ text }) => text);
    expect(texts("P1", "en")).toEqual(["You place a row of 4 trees, your last silhouette, and win"]);
    expect(texts("P2", "fr")).toEqual(["Ana place une rangée de 4 arbres, sa dernière silhouette, et gagne"]);
  });

  test("what happened long ago is told without what is forgotten", () => {
    expect(told("P2", lay)[0]!.text).toBe("Ana lays a tile");
    expect(told("P2", across)[0]!.text).toBe("Ana places the silhouette of 4");
  });
});
