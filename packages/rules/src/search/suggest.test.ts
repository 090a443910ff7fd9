import { expect, test } from "vitest";
import { suggest } from "./suggest.ts";

test.each([
  ["burn", "de", "burnout"],
  ["Burnou", "en", "burnout"],
  ["prü", "de", "exams"],
  ["pruef", "de", "exams"],
  ["pru", "de", "exams"],
  ["sche", "de", "separation"],
  ["divo", "en", "separation"],
  ["Eifers", "de", "partnership"],
  ["insom", "en", "sleep"],
  ["schlaflo", "de", "sleep"],
  ["work life", "de", "work-life-balance"],
  ["beziehungsprob", "de", "partnership"],
  ["bezeihu", "de", "partnership"],
  ["angst vor prü", "de", "exams"],
  ["Hilfe bei Tren", "de", "separation"],
  ["money wor", "en", "debt"],
])("%s, typed in %s, may become %s", (typed, locale, topic) => {
  expect(suggest(typed, locale as "en" | "de").topics[0]).toBe(topic);
});

test.each([
  ["türk", "de", "tr"],
  ["turk", "en", "tr"],
  ["türkç", "en", "tr"],
  ["pol", "de", "pl"],
  ["укра", "de", "uk"],
  ["burnout auf engl", "de", "en"],
])("%s, typed in %s, may become the language %s", (typed, locale, language) => {
  expect(suggest(typed, locale as "en" | "de").languages[0]).toBe(language);
});

test("names in the reader's language come first", () => {
  expect(suggest("str", "de").topics[0]).toBe("stress");
  expect(suggest("kar", "de").areas).toEqual(["career"]);
  expect(suggest("ha", "en").topics[0]).toBe("habits");
});

test("nothing is suggested for nothing, nor for what is something else", () => {
  for (const typed of ["", "  ", "?", "Werbung", "xyzxyz", "🙂"]) {
    expect(suggest(typed, "de")).toEqual({ areas: [], topics: [], languages: [] });
  }
});

test("never more than a few are suggested", () => {
  for (const typed of ["a", "b", "s", "be", "an"]) {
    const { areas, topics, languages } = suggest(typed, "de");
    expect(areas.length).toBeLessThanOrEqual(2);
    expect(topics.length).toBeLessThanOrEqual(5);
    expect(languages.length).toBeLessThanOrEqual(3);
  }
});
