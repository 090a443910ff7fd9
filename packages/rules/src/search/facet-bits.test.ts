import { expect, test } from "vitest";
import { AREAS } from "../areas.ts";
import { LANGUAGES } from "../languages.ts";
import { languageMask, topicMask } from "./facet-bits.ts";

const TOPICS = AREAS.flatMap(({ topics }) => topics.map(({ key }) => key));

test("every topic and every language has a bit of its own that PostgreSQL can hold", () => {
  for (const [keys, mask] of [
    [TOPICS, topicMask],
    [LANGUAGES, languageMask],
  ] as const) {
    const masks = keys.map((key) => mask([key]));
    expect(new Set(masks).size).toBe(keys.length);
    expect(masks.every((each) => each > 0n && each < 1n << 63n)).toBe(true);
  }
});

test("bits never move: rows that were written with them are still read", () => {
  expect([topicMask(["partnership"]), topicMask(["always-on"]), languageMask(["zh"])]).toEqual([
    1n,
    1n << 57n,
    1n << 37n,
  ]);
});

test("what is no topic has no bit", () => {
  expect(topicMask(["Imkerei", "partnership"])).toBe(1n);
});
