import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { choiceOf, partFor } from "../src/mint-works/choosing";
import { historyOf } from "../src/mint-works/history";
import { LOCATIONS, PLANS, signsOf } from "../src/mint-works/pictures";
import { stepsOf } from "../src/mint-works/replaying";
import { allStars, boxOf, lyingOn, priceOf, sizeOf, slotsOf, starsOf, type Player, type View } from "../src/mint-works/view";
import type { Card, Happened, Move } from "../src/server/messages";

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
const view = (players: Player[], more: Partial<View> = {}): View => ({
  players,
  opponent: null,
  token: "P1",
  turn: "P1",
  phase: "develop",
  locations: { producer: 0, supplier: 0, builder: 0, "leadership-council": 0, wholesaler: 0, lotto: 0 },
  open: [],
  supply: ["crane", "truck", "vault"],
  deck: 12,
  under: [],
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

describe("numbers", () => {
  test("MW-41 to MW-43: museum, obelisk and vault count, a bridge twice, and a landfill takes a star of each", () => {
    const player = hood(0, ["museum", "statue", "bridge", "landfill", "obelisk", "vault"], ["mine", "?"]);
    expect(starsOf(box, player)).toEqual({ museum: 3, statue: 1, bridge: 0, landfill: 3, obelisk: 7, vault: 4 });
    expect(allStars(box, player)).toBe(18);
    expect(sizeOf(player)).toBe(9);
    expect(starsOf(box, hood(0, ["gallery"], [], 3))).toEqual({ gallery: 3 });
  });

  test("MW-22: crane and truck make it cheaper, never under 1", () => {
    expect(priceOf(box, hood(0, ["truck"]), "supplier", "vault")).toBe(4);
    expect(priceOf(box, hood(0, ["truck"]), "supplier", "windmill")).toBe(1);
    expect(priceOf(box, hood(0, ["crane"]), "builder")).toBe(1);
    expect(priceOf(box, hood(0, ["crane"]), "producer")).toBe(1);
  });

  test("slots are those of the number of people; mints on a location are told where they are unusual", () => {
    expect(slotsOf(view([hood(3), hood(3)]), box, "producer")).toBe(2);
    expect(slotsOf(view([hood(3), hood(3)], { opponent: "mort" }), box, "producer")).toBe(3);
    const some = { producer: 2, supplier: 1 };
    expect(lyingOn(view([], { locations: some }), box, "producer")).toBe(2);
    expect(lyingOn(view([], { locations: some, lying: { producer: 2, supplier: 5 } }), box, "supplier")).toBe(5);
  });
});

// As the server sends it; the words of these examples are about cards and players only.
const partsOf = (words: string): Move["parts"] => {
  const [kind = "", ...rest] = words.split(" ");
  const player = rest.find((word) => /^P\d$/.test(word));
  return { kind, cards: rest.filter((word) => word !== player), player };
};

describe("choosing", () => {
  const move = (words: string): Move => ({ move: words, parts: partsOf(words) });
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

describe("history", () => {
  const actions = (...words: string[]) =>
    words.map((text, ply): Happened => {
      const [who = "", ...rest] = text.split(" ");
      const action = rest.join(" ");
      return { ply, who, action, parts: partsOf(action) };
    });

  test("MW-12: a round ends when all have passed in a row", () => {
    const before = actions("P1 place producer", "P2 pass", "P1 place producer", "P2 place temp-agency producer", "P1 pass");
    expect(historyOf(before, 2, null)).toEqual({ round: 1, placed: { producer: ["P1", "P1"], "temp-agency": ["P2"] } });
    const upkeep = [...before, ...actions("P2 pass", "chance draw mine")];
    expect(historyOf(upkeep, 2, null)).toEqual({ round: 2, placed: { producer: ["P1", "P1"], "temp-agency": ["P2"] } });
    const after = [...upkeep, ...actions("P2 place producer")];
    expect(historyOf(after, 2, null)).toEqual({ round: 2, placed: { producer: ["P2"] } });
  });

  test("MW-58: Sonic has passed when both of its turns were passes", () => {
    expect(historyOf(actions("P1 pass", "P2 pass", "P2 place producer", "P1 pass"), 2, "sonic").round).toBe(1);
    expect(historyOf(actions("P1 pass", "P2 pass", "P2 pass"), 2, "sonic").round).toBe(2);
  });

  test("of mints that lay there before the game began here nobody knows whose they are", () => {
    const { placed } = historyOf(actions("P2 place producer"), 2, null, { locations: { producer: 1 }, passes: 1 });
    expect(placed.producer).toEqual([null, "P2"]);
    expect(historyOf(actions("P2 pass"), 2, null, { passes: 1 }).round).toBe(2);
  });
});

describe("replaying", () => {
  const happened = (who: string, action: string, after: View, flows?: Happened["flows"]): Happened<View> => ({
    ply: 4,
    who,
    action,
    parts: partsOf(action),
    after,
    flows,
  });
  const start = view([hood(3), hood(2, ["mine"], ["statue"])]);
  const occupied = (slug: string) => ({ ...start.locations, [slug]: 1 });

  test("mints go to a location, and bring others", () => {
    const after = view([hood(4), start.players[1]!], { locations: occupied("producer") });
    const steps = stepsOf(start, [happened("P1", "place producer", after)], box);
    expect(steps.map((step) => step.flights)).toEqual([
      [{ from: "purse P1", to: "place producer", mints: 1 }],
      [{ from: "place producer", to: "purse P1", mints: 2 }],
    ]);
    expect(steps[0]!.view.players[0]!.mints).toBe(2);
    expect(steps.at(-1)!.view).toBe(after);
  });

  test("a plan goes to a neighbourhood, and becomes a building there", () => {
    const bought = view([hood(1, [], ["truck"]), start.players[1]!], {
      locations: occupied("supplier"),
      lying: { supplier: 2 },
      supply: ["crane", "vault"],
    });
    const [pays, gets] = stepsOf(start, [happened("P1", "place supplier truck", bought)], box);
    expect(pays!.flights).toEqual([{ from: "purse P1", to: "place supplier", mints: 2 }]);
    expect(gets!.flights).toEqual([{ card: "truck", from: "supply truck", to: "town P1 truck" }]);
    const built = view([hood(3), hood(0, ["mine", "statue"])], { locations: occupied("builder") });
    expect(stepsOf(start, [happened("P2", "place builder statue", built)], box).at(-1)!.flights).toEqual([
      { card: "statue", from: "town P2 statue", to: "town P2 statue" },
    ]);
  });

  test("a secret plan comes from the deck face down, and a card that is given up goes there", () => {
    const drawn = view([hood(3), hood(2, ["mine"], ["statue", "?"])]);
    expect(stepsOf(start, [happened("chance", "draw ?", drawn)], box)[0]!.flights).toEqual([
      { card: "?", from: "deck", to: "town P2 ?" },
    ]);
    const given = view([hood(3), hood(5, [], ["statue"])], { locations: { ...start.locations, recycler: 1 } });
    expect(stepsOf(start, [happened("P2", "place recycler mine", given)], box).at(-1)!.flights).toEqual([
      { from: "place recycler", to: "purse P2", mints: 4 },
      { card: "mine", from: "town P2 mine", to: "deck" },
    ]);
  });

  test("in the upkeep mints go back to the bank, and come from the buildings that bring them", () => {
    const before = { ...start, locations: occupied("producer") };
    const after = view([hood(4), hood(4, ["mine"], ["statue"])]);
    const paid = [
      { from: "bank", to: "P2", amount: 1, seat: "P2", card: "mine" },
      { from: "bank", to: "P1", amount: 1 },
    ];
    const steps = stepsOf(before, [happened("P2", "pass", after, paid)], box);
    expect(steps.map((step) => step.kind)).toEqual(["pass", "upkeep"]);
    expect(steps[1]!.flights).toEqual([
      { from: "place producer", to: "bank", mints: 1 },
      { from: "town P2 mine", to: "purse P2", mints: 1 },
      { from: "bank", to: "purse P1", mints: 1 },
    ]);
    expect(steps[1]!.view).toBe(after);
    const plain = stepsOf(before, [happened("P2", "pass", after)], box)[1]!.flights; // before it is told by which
    expect(plain.slice(1)).toEqual([
      { from: "bank", to: "purse P1", mints: 1 },
      { from: "bank", to: "purse P2", mints: 2 },
    ]);
  });

  test("a turn takes less than 3 seconds, and what all is over is what is", () => {
    const after = view([hood(4), start.players[1]!], { locations: occupied("producer"), token: "P2" });
    const steps = stepsOf(start, [happened("P1", "place producer", after)], box);
    expect(steps.reduce((all, step) => all + step.ms, 0)).toBeLessThan(3000);
    expect(steps.at(-1)!.flights.at(-1)).toEqual({ from: "purse P1", to: "purse P2", card: "token" });
  });
});
