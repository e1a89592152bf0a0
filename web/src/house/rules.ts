// House rules as people change them: fields that stand in groups, and what is written into them.
import type { HouseForm, HouseList, HouseNames, HouseNumber, HouseSpan, HouseTexts } from "../server/messages";

/** What is changed in an edition, as the server takes it: `{ coins: 5, cards: { cafe: { cost: 3 } } }`. */
export type House = Record<string, unknown>;

export type Field =
  | ({ kind: "span" } & HouseSpan)
  | ({ kind: "number" } & HouseNumber)
  | ({ kind: "names" } & HouseNames)
  | ({ kind: "list" } & HouseList)
  | ({ kind: "texts" } & HouseTexts);

export interface Group {
  /** The card; empty for what belongs to the whole box. */
  name: string;
  fields: Field[];
}

/** All that can be changed, card by card. */
export function groupsOf({ numbers, spans, names, lists, texts }: HouseForm): Group[] {
  const groups = new Map<string, Field[]>([["", []]]);
  const add = (group: string, field: Field) => groups.set(group, [...(groups.get(group) ?? []), field]);
  for (const each of numbers) {
    if (!groups.has(each.group)) for (const span of spans) if (span.group === each.group) add(span.group, { kind: "span", ...span });
    add(each.group, { kind: "number", ...each });
  }
  for (const each of lists) add("", { kind: "list", ...each });
  for (const each of names) add("", { kind: "names", ...each });
  for (const each of texts) add("", { kind: "texts", ...each });
  return [...groups].map(([name, fields]) => ({ name, fields })).filter(({ fields }) => fields.length);
}

/** What stands at a path of house rules; undefined where nothing is changed. */
export function changed(house: House, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => (part as House | undefined)?.[key], house);
}

/** House rules with another value at a path; undefined takes it out. */
export function changing(house: House, path: string, value: unknown): House {
  const [key, ...rest] = path.split(".") as [string, ...string[]];
  const inner = rest.length ? changing((house[key] ?? {}) as House, rest.join("."), value) : value;
  const nothing = inner === undefined || (rest.length > 0 && Object.keys(inner as House).length === 0);
  const { [key]: _, ...others } = house;
  return nothing ? others : { ...house, [key]: inner };
}

/** What stands in a field, as text: spans have two. */
export function shown(field: Field, house: House): string[] {
  const value = changed(house, field.path) ?? field.value;
  if (field.kind === "span") return (Array.isArray(value) ? value : [value, value]).map(String);
  if (field.kind === "texts") return [(value as string[]).join("\n")];
  if (field.kind === "list") return [(value as number[]).join(", ")];
  return [value === null ? "" : String(value)];
}

/** The value that a text stands for; what is no number goes to the server as it is, which says what is wrong with it. */
export function read(field: Field, texts: string[]): unknown {
  const number = (text: string) => (/^[-−]?\d{1,15}$/.test(text.trim()) ? Number(text.trim().replace("−", "-")) : text.trim());
  const [first, second] = texts as [string, string?];
  switch (field.kind) {
    case "span":
      return [number(first), number(second ?? first)];
    case "list":
      return first.split(/[\s,;]+/).filter(Boolean).map(number);
    case "texts":
      return first.split(/[\s,;"]+/).filter(Boolean);
    default:
      return first.trim() === "" ? undefined : number(first);
  }
}

/** Whether a value is the printed one: then nothing is changed. */
export const printed = (field: Field, value: unknown) => JSON.stringify(value) === JSON.stringify(field.value);

/** The groups that a search finds: by the name of the card, or of the number. */
export function found(groups: Group[], wanted: string): Group[] {
  const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const matches = (text: string) => words.every((word) => plain(text).includes(word));
  return words.length ? groups.filter(({ name, fields }) => matches([name, ...fields.map((field) => field.name)].join(" "))) : [];
}
