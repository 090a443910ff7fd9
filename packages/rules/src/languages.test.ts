import { expect, test } from "vitest";
import { LANGUAGES, namedLanguages } from "./languages.ts";

test("there are the 36 languages of the specification, Persian and Albanian, each once", () => {
  expect(new Set(LANGUAGES).size).toBe(38);
});

test("each has a name in both languages, sorted for the reader", () => {
  const german = namedLanguages("de").map(({ name }) => name);
  expect(german.slice(0, 3)).toEqual(["Albanisch", "Arabisch", "Bengalisch"]);
  expect(german.at(-1)).toBe("Vietnamesisch");
  expect(
    namedLanguages("en")
      .slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(["Albanian", "Arabic", "Bengali"]);
  expect(namedLanguages("en").every(({ code, name }) => name !== code)).toBe(true);
});
