import { expect, test } from "vitest";
import { englishStem, germanStem, germanVerbStems } from "./light-stem.ts";

test.each([
  ["beziehung", "beziehungen"],
  ["angst", "angste"],
  ["partner", "partnerinnen"],
  ["gestresst", "gestresste"],
  ["kinder", "kindern"],
])("%s and %s have one German stem", (one, other) => {
  expect(germanStem(other)).toBe(germanStem(one));
});

test.each([
  ["trauer", "trauen"],
  ["ehe", "eher"],
  ["alter", "alt"],
])("%s and %s stay apart", (one, other) => {
  expect(germanStem(other)).not.toBe(germanStem(one));
});

test.each([
  ["anxiety", "anxieties"],
  ["smoke", "smoking"],
  ["divorce", "divorced"],
  ["plan", "planning"],
  ["stress", "stressed"],
])("%s and %s have one English stem", (one, other) => {
  expect(englishStem(other)).toBe(englishStem(one));
});

test("verbs are known in their forms", () => {
  for (const form of ["rauchst", "raucht", "rauchte", "rauchend"]) expect(germanVerbStems(form)).toContain("rauch");
});
