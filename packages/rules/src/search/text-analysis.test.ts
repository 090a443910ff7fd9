import { expect, test } from "vitest";
import { englishStem, fold, germanStem, germanVerbStems, variants } from "./text-analysis.ts";

test.each([
  ["Ängste", "angste"],
  ["Straße", "strasse"],
  ["ÜBERGRÖSSE", "ubergrosse"],
  ["Türkçe", "turkce"],
  ["İstanbul", "istanbul"],
  ["Yıldız", "yildiz"],
  ["Wiśniewska Łódź", "wisniewska lodz"],
  ["Sørensen Ærø", "sorensen aero"],
  ["A\u0308rger", "arger"],
  ["ﬁt", "fit"],
])("%s and %s are the same", (written, folded) => {
  expect(fold(written)).toBe(folded);
});

test("an umlaut is found by both ways of typing it, in either direction", () => {
  expect(variants("Müller")).toEqual(["muller", "mueller"]);
  expect(variants("Mueller")).toContain("muller");
  expect(variants("Krüger").some((one) => variants("Krueger").includes(one))).toBe(true);
  expect(variants("Schroeder")).toContain("schroder");
  expect(variants("Kaya")).toEqual(["kaya"]);
});

test("two vowels that are no umlaut stay", () => {
  expect(variants("neue")).toEqual(["neue"]);
  expect(variants("Quelle")).toEqual(["quelle"]);
});

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
