import { expect, test } from "vitest";
import { AREAS } from "../areas.ts";
import { LANGUAGES } from "../languages.ts";
import { choicesOf, LOW_EXTENDED_FEES, LOW_FEES, languageMask, topicMask, traitsOf } from "./index-terms.ts";

const coach = { areas: ["burnout", "Imkerei"], languages: ["de"], rating: 0, gender: null, hasExtended: false };

test("a coach is found by each topic and own area, whatever its capitals, and by each language", () => {
  expect(choicesOf(coach)).toEqual(["a:burnout", "a:imkerei", "l:de"]);
});

test("by so many stars and up, exactly from the whole star on", () => {
  expect(choicesOf({ ...coach, rating: 399 }).filter((choice) => choice.startsWith("r:"))).toEqual([
    "r:3",
    "r:2",
    "r:1",
  ]);
  expect(choicesOf({ ...coach, rating: 400 })).toContain("r:4");
});

test("by gender where it is said, and by what is offered", () => {
  expect(choicesOf({ ...coach, gender: "female", hasExtended: true })).toEqual(
    expect.arrayContaining(["g:female", "k:extended"]),
  );
  expect(traitsOf({ gender: "female", hasExtended: true }) & traitsOf({ gender: "male", hasExtended: false })).toBe(0);
});

test("by a low price, whatever lower limit is asked for", () => {
  expect([5900, 8000, 8001, 15_000].map(LOW_FEES.of)).toEqual([
    ["f:60", "f:80", "f:100"],
    ["f:80", "f:100"],
    ["f:100"],
    [],
  ]);
  expect([5000, 7500, 8000, 8001, 10_001].map(LOW_FEES.upTo)).toEqual(["f:60", "f:80", "f:80", "f:100", undefined]);
  expect(LOW_EXTENDED_FEES.of(13_000)).toEqual(["x:140"]);
  expect([9000, 13_000, 14_001].map(LOW_EXTENDED_FEES.upTo)).toEqual(["x:100", "x:140", undefined]);
});

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
