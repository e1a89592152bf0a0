import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { choiceOf, partFor } from "../src/mint-works/choosing";
import { LOCATIONS, PLANS, signsOf } from "../src/mint-works/pictures";
import { stepsOf } from "../src/mint-works/replaying";
import Victory from "../src/mint-works/Victory.svelte";
import { boxOf, type Facts, type Player, type View } from "../src/mint-works/view";
import type { Live } from "../src/server/live.svelte";
import type { Card, Event, Happened, Parts } from "../src/server/messages";
import type { NamedMove } from "../src/table/words";

// --- The cards, read off the data of the engine

const data = readFileSync("../src/bourgade/games/mint_works/cards.toml", "utf-8");
function cardsOf(section: string, kind: Card["kind"]): Card[] {
  const [, rows = ""] = data.split(`[${section}]`);
  const table = rows.split("\n[")[0]!;
  return Array.from(table.matchAll(/^([a-z-]+) *= \{ (.*) \}$/gm), ([, slug, about]) => {
    const number = (key: string) => about!.match(`${key} = (\\d+)`)?.[1];
    const printed = (key: string) => (number(key) === undefined ? null : Number(number(key)));
    return {
      slug: slug!,
      name: slug!,
      effect: "",
      kind,
      colour: null,
      roll: null,
      cost: printed("cost"),
      icon: null,
      amount: null,
      copies: null,
      type: about!.match(/(?:kind|type) = "([a-z]+)"/)?.[1] ?? null,
      stars: printed("stars") ?? "varies",
      slots: about!.match(/slots = \[([\d, ]+)\]/)?.[1]?.split(",").map(Number) ?? null,
      gain: printed("gain"),
      others: printed("others"),
      owner: printed("owner"),
      upkeep: printed("upkeep"),
    };
  });
}
const cards = [...cardsOf("locations", "location"), ...cardsOf("plans", "plan")];
const box = boxOf(cards, { stars: 7, supply: 3, "solo-supply": 2 });

const hood = (mints: number, buildings: string[] = [], plans: string[] = [], gallery = 0): Player => ({
  mints,
  plans,
  buildings,
  gallery,
});
const FACTS: Facts = {
  round: 1,
  order: [],
  slots: {},
  placed: {},
  lying: {},
  closed: {},
  prices: [{}, {}],
  supply: [{}, {}],
  stars: [{}, {}],
  size: [0, 0],
  deck: 12,
  ranks: [["P1", "P2"]],
  by: null,
};
const view = (players: Player[], more: Partial<View> = {}): View => ({
  players,
  opponent: null,
  token: "P1",
  turn: "P1",
  locations: { producer: 0, supplier: 0, builder: 0, "leadership-council": 0, wholesaler: 0, lotto: 0 },
  supply: ["crane", "truck", "vault"],
  under: [],
  facts: FACTS,
  ...more,
});

describe("what is drawn", () => {
  test("every plan and location has a picture of its own", () => {
    for (const [pictures, kind] of [
      [PLANS, "plan"],
      [LOCATIONS, "location"],
    ] as const) {
      const slugs = cards.filter((card) => card.kind === kind).map((card) => card.slug);
      expect(Object.keys(pictures).sort()).toEqual(slugs.sort());
      expect(new Set(Object.values(pictures)).size).toBe(slugs.length);
    }
  });

  test("the numbers of a sign are those of the card, house rules included", () => {
    const sign = (kind: "plans" | "locations", slug: string, house: Partial<Card> = {}) =>
      signsOf({ ...box[kind][slug]!, ...house }).flatMap((each) => (typeof each === "object" && "text" in each ? [each.text] : []));
    expect(sign("locations", "producer")).toEqual(["+2"]);
    expect(sign("locations", "producer", { gain: 4 })).toEqual(["+4"]);
    expect(sign("locations", "crowdfunder")).toEqual(["+3", "+1"]);
    expect(sign("plans", "mine", { upkeep: 2 })).toEqual(["+2"]);
    expect(sign("plans", "lotto", { owner: 2 })).toEqual(["+2"]);
    expect(sign("plans", "windmill")).toEqual([]);
  });
});

describe("the end", () => {
  const won = (facts: Partial<Facts>, winners: string[]) => {
    const players = [hood(4, ["statue"]), hood(1, ["mine", "bridge"], ["crane"])];
    const live = { now: { winners }, mine: [] } as unknown as Live<View>;
    const stars: Facts["stars"] = [{ statue: 3 }, { mine: 1, bridge: 0 }];
    const shown = view(players, { facts: { ...FACTS, stars, size: [1, 4], ...facts } });
    const { container } = render(Victory, { live, view: shown, box, names: { P1: "Zoé", P2: "Ana" } });
    const rows = [...container.querySelectorAll("tbody tr")];
    return {
      rows: rows.map((row) => Array.from(row.querySelectorAll("th, td"), (cell) => cell.textContent.trim())),
      first: rows.map((row) => row.classList.contains("first")),
      by: container.querySelector("th.by")?.textContent,
    };
  };

  test("has the ranks that the rules tell, and what decided", () => {
    expect(won({ ranks: [["P1"], ["P2"]], by: "stars" }, ["P1"])).toEqual({
      rows: [
        ["Zoé", "3 ★", "1", "4 mints 4"],
        ["Ana", "1 ★", "4", "1 mint 1"],
      ],
      first: [true, false],
      by: "Stars",
    });
  });

  test("MW-59: whom the rules let win comes first, with fewer stars too", () => {
    const { rows, first, by } = won({ ranks: [["P2"], ["P1"]] }, ["P2"]);
    expect(rows.map(([name]) => name)).toEqual(["Ana", "Zoé"]);
    expect(first).toEqual([true, false]);
    expect(by).toBeUndefined();
  });
});

// As the server sends it; the words of these examples are about cards and players only.
const partsOf = (words: string): Parts => {
  const [kind = "", ...rest] = words.split(" ");
  const player = rest.find((word) => /^P\d$/.test(word));
  return { kind, cards: rest.filter((word) => word !== player), player };
};

describe("choosing", () => {
  const move = (words: string): NamedMove => ({ move: words, name: words, parts: partsOf(words) });
  const moves = (...words: string[]) => words.map(move);
  const legal = moves(
    ...["pass", "place producer", "place supplier crane", "place builder statue", "place builder mine"],
    ...["place swap-meet statue crane", "place swap-meet statue statue", "place swap-meet mine crane"],
    ...["place temp-agency producer", "place temp-agency builder statue", "place temp-agency swap-meet statue crane"],
  );
  const ways = (map: ReturnType<typeof choiceOf>["mine"]) =>
    Object.fromEntries([...map].map(([slug, way]) => [slug, way.move?.move ?? way.path]));

  test("a location plays its move or begins a choice; plans can be pointed at right away", () => {
    const choice = choiceOf(legal);
    expect(ways(choice.locations)).toEqual({
      producer: "place producer",
      supplier: ["supplier"],
      builder: ["builder"],
      "swap-meet": ["swap-meet"],
      "temp-agency": ["temp-agency"],
    });
    expect(ways(choice.supply)).toEqual({ crane: "place supplier crane" });
    expect(ways(choice.mine)).toEqual({ statue: "place builder statue", mine: "place builder mine" });
    expect(choice.buttons.map((each) => each.move)).toEqual(["pass"]);
    expect(partFor(choice)).toBe("shared");
  });

  test("a swap is chosen card by card, and what is given may be taken back", () => {
    expect(ways(choiceOf(legal, ["swap-meet"]).mine)).toEqual({ statue: ["swap-meet", "statue"], mine: ["swap-meet", "mine"] });
    expect(partFor(choiceOf(legal, ["swap-meet"]))).toBe("mine");
    const choice = choiceOf(legal, ["swap-meet", "statue"]);
    expect(ways(choice.supply)).toEqual({ crane: "place swap-meet statue crane" });
    expect(ways(choice.mine)).toEqual({ statue: "place swap-meet statue statue" });
    expect(choice.buttons).toEqual([]);
  });

  test("the agency asks for a location, and then for what that one asks for", () => {
    const choice = choiceOf(legal, ["temp-agency"]);
    expect(ways(choice.locations)).toEqual({
      producer: "place temp-agency producer",
      builder: ["temp-agency", "builder"],
      "swap-meet": ["temp-agency", "swap-meet"],
    });
    expect(ways(choiceOf(legal, ["temp-agency", "builder"]).mine)).toEqual({ statue: "place temp-agency builder statue" });
  });

  test("a deed is a plan or a location by where it stands", () => {
    const choice = choiceOf(moves("pass", "place lotto", "place builder lotto"));
    expect(ways(choice.locations)).toEqual({ lotto: "place lotto", builder: ["builder"] });
    expect(ways(choice.mine)).toEqual({ lotto: "place builder lotto" });
  });

  test("a choice that is not possible any more begins anew", () => {
    expect(choiceOf(moves("pass", "place producer"), ["swap-meet"]).path).toEqual([]);
  });

  test("players are chosen for the co-op; what chance did is typed in by buttons", () => {
    const choice = choiceOf(moves("co-op P2", "co-op P3"));
    expect([...choice.players.keys()]).toEqual(["P2", "P3"]);
    expect(partFor(choice)).toBe("others");
    expect(choiceOf(moves("draw mine", "draw plant")).buttons).toHaveLength(2);
  });
});

describe("replaying", () => {
  const happened = (who: string, action: string, after: View, events: Event[]): Happened<View> => ({
    ply: 4,
    who,
    action,
    parts: partsOf(action),
    after,
    events,
  });
  const places = (who: string, card: string, amount: number): Event[] => [
    { kind: "places", who, card, amount },
    { kind: "gains", who, card, amount: -amount },
  ];
  const start = view([hood(3), hood(2, ["mine"], ["statue"])]);
  /** Where there is a mint of P1, or of who is named. */
  const occupied = (slug: string, who = "P1", lying = 1): Partial<View> => ({
    locations: { ...start.locations, [slug]: 1 },
    facts: { ...FACTS, placed: { [slug]: [who] }, lying: { [slug]: lying } },
  });
  const steps = (...args: Parameters<typeof happened>) => stepsOf(start, [happened(...args)]);
  const brought = (...args: Parameters<typeof happened>) => steps(...args).at(-1)!.flights;

  test("mints go to a location, and bring others", () => {
    const after = view([hood(4), start.players[1]!], occupied("producer"));
    const events = [...places("P1", "producer", 1), { kind: "gains", who: "P1", card: "producer", amount: 2 }];
    const [pays, gains] = steps("P1", "place producer", after, events);
    expect(pays!.flights).toEqual([{ from: "purse P1", to: "place producer", mints: 1 }]);
    expect(pays!.meanwhile!.players[0]!.mints).toBe(2);
    expect(pays!.meanwhile!.facts.placed).toEqual({});
    expect(pays!.view).toMatchObject({ locations: { producer: 1 }, facts: { placed: { producer: ["P1"] }, lying: { producer: 1 } } });
    expect(pays!.view.players[0]!.mints).toBe(2);
    expect(gains!.flights).toEqual([{ from: "place producer", to: "purse P1", mints: 2 }]);
    expect(gains!.view).toBe(after);
  });

  test("MW-61: Mort's mints have no end, and fly as others do", () => {
    const before = view([hood(3), { ...hood(0), mints: null }], { opponent: "mort" });
    const events = [{ kind: "places", who: "P2", card: "producer" }];
    const after = { ...before, ...occupied("producer", "P2") };
    expect(stepsOf(before, [happened("P2", "place producer", after, events)])).toMatchObject([
      { flights: [{ from: "purse P2", to: "place producer", mints: 1 }], view: { players: [{ mints: 3 }, { mints: null }] } },
    ]);
  });

  test("what costs nothing by house rules lets nothing fly there", () => {
    const events = [{ kind: "places", who: "P1", card: "lotto", amount: 0 }];
    expect(steps("P1", "place lotto", view(start.players, occupied("lotto")), events).map((step) => step.flights)).toEqual([[]]);
  });

  test("a plan goes to a neighbourhood, and becomes a building there", () => {
    const bought = view([hood(1, [], ["truck"]), start.players[1]!], { ...occupied("supplier", "P1", 2), supply: ["crane", "vault"] });
    const buys = [...places("P1", "supplier", 2), { kind: "takes", who: "P1", card: "truck" }];
    expect(steps("P1", "place supplier truck", bought, buys).map((step) => step.flights)).toEqual([
      [{ from: "purse P1", to: "place supplier", mints: 2 }],
      [{ from: "supply truck", to: "town P1 truck", card: "truck" }],
    ]);
    const built = view([hood(3), hood(0, ["mine", "statue"])], occupied("builder", "P2", 2));
    const builds = [...places("P2", "builder", 2), { kind: "builds", who: "P2", card: "statue" }];
    expect(brought("P2", "place builder statue", built, builds)).toEqual([
      { from: "town P2 statue", to: "town P2 statue", card: "statue" },
    ]);
  });

  test("a secret plan turns into what it is when it is built", () => {
    const before = view([hood(3), hood(2, [], ["?"])]);
    const after = view([hood(3), hood(0, ["plant"])], occupied("builder", "P2", 2));
    const builds = [...places("P2", "builder", 2), { kind: "builds", who: "P2", card: "plant" }];
    expect(stepsOf(before, [happened("P2", "place builder plant", after, builds)]).at(-1)!.flights).toEqual([
      { from: "town P2 ?", to: "town P2 plant", card: "plant" },
    ]);
  });

  test("MW-23: what the assembler builds comes from the supply", () => {
    const after = view([hood(1, ["assembler", "truck"]), start.players[1]!], occupied("supplier", "P1", 2));
    const events = [
      ...places("P1", "supplier", 2),
      { kind: "takes", who: "P1", card: "truck" },
      { kind: "builds", who: "P1", card: "truck" },
    ];
    expect(brought("P1", "place supplier truck", after, events)).toEqual([
      { from: "supply truck", to: "town P1 truck", card: "truck" },
    ]);
  });

  test("MW-18: a secret plan comes from the deck face down", () => {
    const drawn = view([hood(3), hood(2, ["mine"], ["statue", "?"])]);
    expect(steps("chance", "draw ?", drawn, [{ kind: "draws", who: "P2" }])).toMatchObject([
      { kind: "draw", flights: [{ from: "deck", to: "town P2 ?", card: "?" }], view: drawn },
    ]);
  });

  test("MW-19, MW-26: a card that is given up goes under the deck, and the mints of a gallery to the bank", () => {
    const recycled = (card: string, ...events: Event[]) =>
      brought("P2", `place recycler ${card}`, view(start.players, occupied("recycler", "P2")), [
        ...places("P2", "recycler", 1),
        ...events,
        { kind: "gains", who: "P2", card: "recycler", amount: 3 },
      ]);
    const gains = { from: "place recycler", to: "purse P2", mints: 3 };
    const toDeck = (card: string) => ({ from: `town P2 ${card}`, to: "deck", card });
    expect(recycled("mine", { kind: "razes", who: "P2", card: "mine" })).toEqual([toDeck("mine"), gains]);
    expect(recycled("statue", { kind: "recycles", who: "P2", card: "statue" })).toEqual([toDeck("statue"), gains]);
    expect(recycled("?", { kind: "recycles-secret", who: "P2" })).toEqual([toDeck("?"), gains]);
    const gallery = [
      { kind: "razes", who: "P2", card: "gallery" },
      { kind: "empties", who: "P2", card: "gallery", amount: 2 },
    ];
    expect(recycled("gallery", ...gallery)[1]).toEqual({ from: "town P2 gallery", to: "bank", mints: 2 });
  });

  test("MW-20: cards are swapped", () => {
    const after = view([hood(3), hood(0, [], ["statue", "crane"])], occupied("swap-meet", "P2", 2));
    const swapped = (kind: string, given: string) =>
      brought("P2", `place swap-meet ${given} crane`, after, [
        ...places("P2", "swap-meet", 2),
        { kind, who: "P2", card: given },
        { kind: "takes", who: "P2", card: "crane" },
      ]);
    const gained = { from: "supply crane", to: "town P2 crane", card: "crane" };
    expect(swapped("gives-building", "mine")).toEqual([{ from: "town P2 mine", to: "supply mine", card: "mine" }, gained]);
    expect(swapped("gives", "statue")[0]).toEqual({ from: "town P2 statue", to: "supply statue", card: "statue" });
    expect(swapped("gives", "vault")[0]!.from).toBe("town P2 ?");
  });

  test("MW-17: the token goes to who takes it, if it lies elsewhere", () => {
    const council = (who: string) =>
      brought(who, "place leadership-council", view([hood(3), hood(2)], { ...occupied("leadership-council", who), token: who }), [
        ...places(who, "leadership-council", 1),
        { kind: "token", who },
        { kind: "gains", who, card: "leadership-council" },
      ]);
    const gains = (who: string) => ({ from: "place leadership-council", to: `purse ${who}`, mints: 1 });
    expect(council("P2")).toEqual([{ from: "purse P1", to: "purse P2", card: "token" }, gains("P2")]);
    expect(council("P1")).toEqual([gains("P1")]);
  });

  test("MW-21: what is copied brings what it brings, and the mints lie on the agency", () => {
    const after = view([hood(3), start.players[1]!], occupied("temp-agency", "P1", 2));
    const events = [
      { kind: "copies", who: "P1", card: "producer" },
      ...places("P1", "temp-agency", 2),
      { kind: "gains", who: "P1", card: "producer", amount: 2 },
    ];
    expect(steps("P1", "place temp-agency producer", after, events).map((step) => step.flights)).toEqual([
      [{ from: "purse P1", to: "place temp-agency", mints: 2 }],
      [{ from: "place producer", to: "purse P1", mints: 2 }],
    ]);
  });

  test("MW-32 to MW-34: in the upkeep buildings bring mints, those of locations go back, and everybody gains one", () => {
    const before = { ...start, ...occupied("producer") };
    const after = view([hood(4), hood(4, ["mine", "gallery"], ["statue"], 1)]);
    const events = [
      { kind: "passes", who: "P2" },
      { kind: "upkeep" },
      { kind: "gains", who: "P2", whom: "P2", card: "mine" },
      { kind: "stores", who: "P2", card: "gallery" },
      { kind: "clears", card: "producer" },
      { kind: "clears", card: "lotto", amount: 0 }, // shut, and empty
      { kind: "gains", who: "P1" },
      { kind: "gains", who: "P2" },
      { kind: "round", who: "P1" },
      { kind: "turn", who: "P1" },
    ];
    const steps = stepsOf(before, [happened("P2", "pass", after, events)]);
    expect(steps.map((step) => step.kind)).toEqual(["pass", "upkeep"]);
    expect(steps[1]!.meanwhile).toBe(before);
    expect(steps[1]!.flights).toEqual([
      { from: "town P2 mine", to: "purse P2", mints: 1 },
      { from: "bank", to: "town P2 gallery", mints: 1 },
      { from: "place producer", to: "bank", mints: 1 },
      { from: "bank", to: "purse P1", mints: 1 },
      { from: "bank", to: "purse P2", mints: 1 },
    ]);
    expect(steps[1]!.view).toBe(after);
  });

  test("MW-53: plans go back and come before the mints of the upkeep", () => {
    const after = view(start.players, { supply: ["mine"], facts: { ...FACTS, deck: 14 } });
    const events = [
      { kind: "returns", card: "vault" },
      { kind: "comes", card: "mine" },
      { kind: "gains", who: "P1" },
    ];
    const [cards, mints] = steps("chance", "draw mine", after, events);
    expect(cards).toMatchObject({
      kind: "draw",
      flights: [
        { from: "supply vault", to: "deck", card: "vault" },
        { from: "deck", to: "supply mine", card: "mine" },
      ],
      view: { supply: ["mine"], players: start.players, facts: { deck: 14 } },
    });
    expect(mints).toMatchObject({ kind: "upkeep", meanwhile: cards!.view, view: after });
  });

  test("what lets nothing fly still leads to what is", () => {
    expect(steps("chance", "first P2", start, [{ kind: "begins", who: "P2" }])).toMatchObject([{ flights: [], view: start, ply: 4 }]);
    expect(stepsOf(start, [{ ...happened("P1", "pass", start, []), after: undefined }])).toEqual([]);
  });

  test("a turn takes less than 3 seconds", () => {
    const events = [...places("P1", "producer", 1), { kind: "gains", who: "P1", card: "producer", amount: 2 }];
    const place = happened("P1", "place producer", view(start.players), events);
    const pass = happened("P2", "pass", start, [{ kind: "gains", who: "P1" }]);
    const all = stepsOf(start, [place, pass]);
    expect(all).toHaveLength(4);
    expect(all.reduce((sum, step) => sum + step.ms, 0)).toBeLessThan(3000);
  });
});
