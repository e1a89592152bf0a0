import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const lock = readFileSync("package-lock.json", "utf-8");

test("the lock names no registry, so that everybody installs from their own", () => {
  expect(lock).not.toContain('"resolved"');
});

test("the lock has the bundler for every platform", () => {
  expect(lock.match(/"node_modules\/@rolldown\/binding-/g)?.length).toBeGreaterThanOrEqual(15);
});
