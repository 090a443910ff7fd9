import { expect, test } from "vitest";
import { fillIn, hasOnlyKnown, isFilledIn, placeholdersIn } from "./cases-placeholders.ts";

test("placeholders stand between double braces, with or without spaces", () => {
  expect(placeholdersIn("Hallo {{name}}, zu {{ reference }}: {einfach} {{}}")).toEqual(["name", "reference", ""]);
});

test("a template may use what can be filled in, and nothing else", () => {
  expect(hasOnlyKnown("{{name}} am {{appointment}} um {{time}}")).toBe(true);
  expect(hasOnlyKnown("{{nmae}}")).toBe(false);
  expect(hasOnlyKnown("{{}}")).toBe(false);
  expect(hasOnlyKnown("{{constructor}}")).toBe(false);
});

test("what has a value is filled in, the rest stays and keeps the text from being sent", () => {
  const text = fillIn("{{name}}, Ihr Termin am {{ appointment }} bei {{nobody}}", { name: "Ole Krug", coach: "Ida" });
  expect(text).toBe("Ole Krug, Ihr Termin am {{ appointment }} bei {{nobody}}");
  expect(isFilledIn(text)).toBe(false);
  expect(isFilledIn("Ole Krug {ganz} }} fertig")).toBe(true);
});

test("a value is taken as it is: braces and dollar signs in a name fill in nothing", () => {
  expect(fillIn("{{name}} {{coach}}", { name: "$& {{coach}}", coach: "Ida" })).toBe("$& {{coach}} Ida");
});
