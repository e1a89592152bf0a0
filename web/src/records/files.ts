// Files of records and positions.
import { Problem } from "../server/problem";
import { t } from "./texts";

const MOST = 1_000_000; // bytes, as the server says

export async function readFile(file: File): Promise<string> {
  if (file.size > MOST) throw new Problem("too-big", t("records-too-big"));
  return await file.text();
}

/** What a text holds. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem("not-json", t("records-not-json", { why: (error as Error).message }));
  }
}

/** Whether something is a position: records have actions, positions have a phase. */
export function isPosition(content: unknown): boolean {
  return typeof content === "object" && content !== null && "phase" in content && !("actions" in content);
}

const WIDTH = 76; // letters in a line

/** A position as a text that people can read and change: what is short stays in one line. */
export function written(value: unknown, indent = "", wide = false): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const [first, last] = Array.isArray(value) ? "[]" : "{}";
  const inside = (write: (each: unknown) => string) =>
    Array.isArray(value) ? value.map(write) : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${write(each)}`);
  const line = `${first}${inside((each) => written(each, "", true)).join(", ")}${last}`;
  if (wide || (indent && indent.length + line.length <= WIDTH)) return line;
  const deeper = `${indent}  `;
  return `${first}\n${inside((each) => written(each, deeper)).map((each) => deeper + each).join(",\n")}\n${indent}${last}`;
}
