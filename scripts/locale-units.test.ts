import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./project.ts";

/** Units after a number, and signs before one; the last digits of a card after the dots. */
const PARTED = /(?:\d|\}\}) (?:%|€|Min\.|min|Std\.|Uhr|kB|MB|GB|px)(?![\p{L}\p{N}])|§ (?=\d)|[•·]{4} (?=\{\{)/gu;

test("a number and its unit are never parted at the end of a line", () => {
  const parted = globSync(["apps/web/app/locales/*/*.json", "apps/server/locales/*/*.json"], { cwd: ROOT }).flatMap(
    (file) =>
      readFileSync(join(ROOT, file), "utf8")
        .split("\n")
        // Texts are read unescaped: an escaped non-breaking space counts as one.
        .flatMap((line, place) => [...line.matchAll(PARTED)].map(([found]) => `${file}:${place + 1} "${found}"`)),
  );
  expect(parted).toEqual([]);
});

test("English puts no space before a percent sign, and the euro sign before the amount", () => {
  const odd = globSync(["apps/web/app/locales/en/*.json", "apps/server/locales/en/*.json"], { cwd: ROOT }).flatMap(
    (file) =>
      readFileSync(join(ROOT, file), "utf8")
        .split("\n")
        .flatMap((line, place) =>
          [...line.matchAll(/(?:\d|\}\})(?:\s|\\u00a0)[%€]/gu)].map(([found]) => `${file}:${place + 1} "${found}"`),
        ),
  );
  expect(odd).toEqual([]);
});
