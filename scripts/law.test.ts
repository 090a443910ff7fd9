import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./project.ts";

// docs/law.md: each duty has a feature, tests that show it, and what a lawyer still has to confirm.

type Row = { rule: string; duty: string; feature: string; tests: string; lawyer: string };

const ROWS = readFileSync(join(ROOT, "docs/law.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \*\*/.test(line))
  .map((line): Row => {
    const [rule = "", duty = "", feature = "", tests = "", lawyer = ""] = line.split(" | ").map(trimmed);
    return { rule, duty, feature, tests, lawyer };
  });

function trimmed(cell: string): string {
  return cell.replace(/^\| ?/, "").replace(/ ?\|$/, "").trim();
}

/** `file` › words of a title. */
const NAMED = /`([^`]+)` › ([^;]+)/g;

const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g;

const titlesIn = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(TITLE)].map(([, plain, template]) => plain ?? template ?? "");

const missing = ({ rule, tests }: Row): string[] =>
  [...tests.matchAll(NAMED)].flatMap(([, file = "", words = ""]) => {
    if (!existsSync(join(ROOT, file))) return [`${rule}: ${file} does not exist`];
    return titlesIn(file).some((title) => title.includes(words.trim())) ? [] : [`${rule}: ${file} › ${words.trim()}`];
  });

test("each of the 17 duties has a feature, a test and a question for a lawyer", () => {
  expect(ROWS).toHaveLength(17);
  const empty = ROWS.filter(
    ({ duty, feature, tests, lawyer }) => !duty || !feature || !lawyer || [...tests.matchAll(NAMED)].length === 0,
  );
  expect(empty.map(({ rule }) => rule)).toEqual([]);
});

test("every test that a duty names exists", () => {
  expect(ROWS.flatMap(missing)).toEqual([]);
});
