import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./project.ts";

/** What belongs to the number before it, and the sign that belongs to the one after it. */
const PARTED = /(?:\d|\}\}) (?:%|€|Min\.|min|Std\.|Uhr|kB|MB|GB|px)(?![\p{L}\p{N}])|§ (?=\d)/gu;

test("a number and its unit are never parted at the end of a line", () => {
  const parted = globSync(["apps/web/app/locales/*/*.json", "apps/server/locales/*/*.json"], { cwd: ROOT }).flatMap(
    (file) =>
      readFileSync(join(ROOT, file), "utf8")
        .split("\n")
        // Keys and values are read as people see them: an escaped space that does not break is none to break at.
        .flatMap((line, place) => [...line.matchAll(PARTED)].map(([found]) => `${file}:${place + 1} "${found}"`)),
  );
  expect(parted).toEqual([]);
});
