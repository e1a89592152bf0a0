import { describe, expect, test } from "vitest";
import { wantedTable } from "../src/home/setting";
import { changed, changing, found, groupsOf, printed, read, shown, type Field } from "../src/house/rules";
import type { HouseForm } from "../src/server/messages";

const FORM: HouseForm = {
  edition: "base",
  numbers: [
    { path: "coins", group: "", name: "coins at the start", value: 3, least: 0, most: 1000 },
    { path: "cards.cafe.cost", group: "Café", name: "cost", value: 2, least: 0, most: 1000 },
    { path: "cards.cafe.copies", group: "Café", name: "copies", value: null, least: 0, most: 100 },
    { path: "cards.airport.cost", group: "Airport", name: "cost", value: 30, least: 0, most: 1000 },
  ],
  spans: [{ path: "cards.cafe.roll", group: "Café", name: "roll", value: [3, 3], least: 1, most: 14 }],
  names: [{ path: "without", name: "taken out", value: [], known: [{ slug: "cafe", name: "Café" }] }],
  lists: [{ path: "lengths", name: "lengths", value: [2, 3, 3], least: 1, most: 12, longest: 6 }],
  texts: [{ path: "tiles", name: "tiles", about: "…", value: ["xyb/rbr/ygg", "xrg/bgb/ryy"], fewest: 2, most: 36 }],
};
const groups = groupsOf(FORM);
const field = (path: string) => groups.flatMap(({ fields }) => fields).find((each) => each.path === path) as Field;

test("what can be changed stands card by card, the roll of a card before its cost", () => {
  expect(groups.map(({ name }) => name)).toEqual(["", "Café", "Airport"]);
  expect(groups[0]!.fields.map(({ path }) => path)).toEqual(["coins", "lengths", "without", "tiles"]);
  expect(groups[1]!.fields.map(({ name }) => name)).toEqual(["roll", "cost", "copies"]);
});

describe("changes", () => {
  test("are put at their path, and leave no trace when they are taken out", () => {
    const one = changing({}, "cards.cafe.cost", 5);
    const two = changing(one, "coins", 4);
    expect(two).toEqual({ coins: 4, cards: { cafe: { cost: 5 } } });
    expect(changed(two, "cards.cafe.cost")).toBe(5);
    expect(changed(two, "cards.mine.cost")).toBeUndefined();
    expect(changing(two, "cards.cafe.cost", undefined)).toEqual({ coins: 4 });
    expect(changing({}, "cards.cafe.cost", undefined)).toEqual({});
    expect(one).toEqual({ cards: { cafe: { cost: 5 } } });
  });

  test("an empty list is a change, nothing printed is none", () => {
    expect(changing({}, "without", [])).toEqual({ without: [] });
    expect(printed(field("cards.cafe.roll"), [3, 3])).toBe(true);
    expect(printed(field("cards.cafe.roll"), [3, 4])).toBe(false);
    expect(printed(field("coins"), 3)).toBe(true);
  });
});

describe("fields", () => {
  test("show what is changed, else what is printed", () => {
    expect(shown(field("coins"), {})).toEqual(["3"]);
    expect(shown(field("coins"), { coins: 7 })).toEqual(["7"]);
    expect(shown(field("cards.cafe.copies"), {})).toEqual([""]);
    expect(shown(field("cards.cafe.roll"), { cards: { cafe: { roll: [3, 5] } } })).toEqual(["3", "5"]);
    expect(shown(field("cards.cafe.roll"), { cards: { cafe: { roll: 9 } } })).toEqual(["9", "9"]);
    expect(shown(field("lengths"), {})).toEqual(["2, 3, 3"]);
    expect(shown(field("tiles"), {})).toEqual(["xyb/rbr/ygg\nxrg/bgb/ryy"]);
  });

  test("are read as numbers; what is none goes to the server as it is", () => {
    expect(read(field("coins"), [" 12 "])).toBe(12);
    expect(read(field("coins"), ["-2"])).toBe(-2);
    expect(read(field("coins"), ["all"])).toBe("all");
    expect(read(field("coins"), ["1e3"])).toBe("1e3");
    expect(read(field("coins"), [""])).toBeUndefined();
    expect(read(field("cards.cafe.roll"), ["3", "x"])).toEqual([3, "x"]);
    expect(read(field("lengths"), ["2; 3 4,5"])).toEqual([2, 3, 4, 5]);
    expect(read(field("tiles"), ['"xyb/rbr/ygg",\n xrg/bgb/ryy\n'])).toEqual(["xyb/rbr/ygg", "xrg/bgb/ryy"]);
  });
});

test("a search finds cards and numbers, whatever the accents", () => {
  const names = (wanted: string) => found(groups, wanted).map(({ name }) => name);
  expect(names("cafe")).toEqual(["Café"]);
  expect(names("CAFÉ cost")).toEqual(["Café"]);
  expect(names("cost")).toEqual(["Café", "Airport"]);
  expect(names("start")).toEqual([""]);
  expect(names(" ")).toEqual([]);
  expect(names("zzz")).toEqual([]);
});

test("a table is asked for with its house rules, or without any", () => {
  const choices = { game: "minivilles", edition: "base", seats: [], options: {}, ofSeats: [], isPublic: false, clock: 0, dice: "verified" as const };
  const edition = { players: [2], options: {} };
  expect(wantedTable({ ...choices, house: { coins: 5 } }, edition).house).toEqual({ coins: 5 });
  expect(wantedTable({ ...choices, house: {} }, edition)).not.toHaveProperty("house");
});
