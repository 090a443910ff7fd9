import { expect, test } from "vitest";
import { fold, variants } from "./fold.ts";

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
