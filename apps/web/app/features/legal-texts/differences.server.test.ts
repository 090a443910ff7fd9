import type { TextSection } from "@aufwind/rules/legal-texts-sections";
import { expect, test } from "vitest";
import { differencesOf } from "./differences.server.ts";

const section = (id: string, ...texts: string[]): TextSection => ({
  ...{ id, level: 3, title: id.toUpperCase() },
  blocks: texts.map((text) => ({ kind: "paragraph", text })),
});

test("what stands in both versions is not shown", () => {
  const same = [section("fees", "19 % of the price."), section("law", "German law applies.")];
  expect(differencesOf(same, structuredClone(same))).toEqual([]);
});

test("a sentence that reads differently shows the words that went and came", () => {
  const [changed] = differencesOf(
    [section("fees", "The fee is 19 % of the net price.")],
    [section("fees", "The fee is 17 % of the net price.")],
  );
  expect(changed?.blocks).toEqual([
    {
      kind: "paragraph",
      change: "changed",
      pieces: [
        { text: "The fee is ", change: null },
        { text: "19", change: "removed" },
        { text: "17", change: "added" },
        { text: " % of the net price.", change: null },
      ],
    },
  ]);
});

test("paragraphs that have nothing in common are one gone and one new", () => {
  const [changed] = differencesOf(
    [section("fees", "Stays.", "Gift cards are announced on the home page.")],
    [section("fees", "Stays.", "Whoever moves pays nothing at all.", "And one more.")],
  );
  expect(changed?.blocks.map(({ change }) => change)).toEqual(["removed", "added", "added"]);
});

test("whole sections come and go in their place", () => {
  const found = differencesOf([section("a", "x"), section("b", "y")], [section("a", "x"), section("c", "z")]);
  expect(found.map(({ id, change }) => [id, change])).toEqual([
    ["b", "removed"],
    ["c", "added"],
  ]);
});
