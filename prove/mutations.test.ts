import { expect, test } from "vitest";
import { badBody, badPath, badQuery, leakedInternals, placesIn, randomFrom, withValue } from "./mutations.ts";

test("the same seed gives the same inputs, another one others", () => {
  const bodies = (seed: number) => {
    const random = randomFrom(seed);
    return Array.from({ length: 20 }, () => badBody({ name: "x", list: [{ id: 1 }] }, random));
  };
  expect(bodies(1)).toEqual(bodies(1));
  expect(bodies(1)).not.toEqual(bodies(2));
});

test("nested fields are found and changed alone", () => {
  const sample = { name: "x", people: [{ email: "a" }, { email: "b" }] };
  expect(placesIn(sample)).toContainEqual(["people", 1, "email"]);
  expect(withValue(sample, ["people", 1, "email"], null)).toEqual({
    name: "x",
    people: [{ email: "a" }, { email: null }],
  });
  expect(sample.people[1]?.email).toBe("b");
});

test("a path keeps its other parameters, a query is never empty", () => {
  const random = randomFrom(3);
  for (let turn = 0; turn < 50; turn++) {
    expect(badPath("/api/people/{id}", random)).toMatch(/^\/api\/people\/.+/);
    expect(badQuery([], random)).not.toBe("");
  }
  expect(badPath("/api/site", random)).toBe("/api/site");
});

test("words of the inside are found, words of people are not", () => {
  expect(leakedInternals("Error: x\n    at run (/srv/a.ts:3:7)")).toContain("at run");
  expect(leakedInternals('{"detail":"duplicate key value"}')).toBe("duplicate key");
  expect(leakedInternals("Select a coach where you live, from Monday on.")).toBeUndefined();
});
