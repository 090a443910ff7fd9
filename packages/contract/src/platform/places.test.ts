import { expect, test } from "vitest";
import { COUNTRIES, friendlyIban, isCountry, isIban, isPostalCode, namedCountries, plainIban } from "./places.ts";

test("every country is there once, with a name in both languages", () => {
  expect(COUNTRIES).toEqual(expect.arrayContaining(["DE", "AT", "CH"]));
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
  expect(COUNTRIES.length).toBeGreaterThan(240);
  for (const locale of ["en", "de"] as const) {
    const named = namedCountries(locale);
    expect(named).toHaveLength(COUNTRIES.length);
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
    expect(named.filter(({ code, name }) => code === name)).toEqual([]);
  }
});

test("countries stand in the order of the reader's language", () => {
  const first = (locale: "en" | "de") => namedCountries(locale).map(({ name }) => name);
  expect(first("de").indexOf("Österreich")).toBeLessThan(first("de").indexOf("Polen"));
  expect(first("en").indexOf("Austria")).toBeLessThan(first("en").indexOf("Germany"));
});

test.each(["de", "XX", "DEU", "", "__proto__", "constructor"])("%s is no country", (code) => {
  expect(isCountry(code)).toBe(false);
});

test.each([
  ["10115", "DE"],
  ["1010", "AT"],
  ["8001", "CH"],
  ["SW1A 1AA", "GB"],
  ["sw1a 1aa", "GB"],
  ["1012 ab", "NL"],
  ["00-950", "PL"],
  ["anything", "HK"],
])("%s is a postal code of %s", (code, country) => {
  expect(isPostalCode(code, country)).toBe(true);
});

test.each([
  ["1011", "DE"],
  ["101155", "DE"],
  ["D-10115", "DE"],
  ["１０１１５", "DE"],
  ["10115", "AT"],
  ["0101", "AT"],
  ["10115", "CH"],
  ["12345", "GB"],
  ["", "DE"],
])("%s is no postal code of %s", (code, country) => {
  expect(isPostalCode(code, country)).toBe(false);
});

test.each([
  "DE89370400440532013000",
  "de89 3704 0044 0532 0130 00",
  "DE89-3704-0044-0532-0130-00",
  "DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000",
  "AT61 1904 3002 3457 3201",
  "CH93 0076 2011 6238 5295 7",
  "NO93 8601 1117 947",
  "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
])("%s is an IBAN", (typed) => {
  expect(isIban(typed)).toBe(true);
});

test.each([
  ["wrong check digits", "DE88370400440532013000"],
  ["two digits swapped", "DE89370400440532013003"],
  ["one too short", "DE8937040044053201300"],
  ["one too long", "DE893704004405320130000"],
  ["another country's length", "AT89370400440532013000"],
  ["a country without IBAN", "US89370400440532013000"],
  ["no letters first", "8937040044053201300000"],
  ["fewer than 15", "DE893704004405"],
  ["more than 34", `MT84${"1".repeat(40)}`],
  ["letters that only look like it", "DЕ89370400440532013000"],
  ["nothing", ""],
])("an IBAN with %s is refused", (_, typed) => {
  expect(isIban(typed)).toBe(false);
});

test("an IBAN is stored plain and read in groups of four", () => {
  expect(plainIban(" de89 3704\u00a00044 0532-0130 00")).toBe("DE89370400440532013000");
  expect(friendlyIban("DE89370400440532013000")).toBe("DE89 3704 0044 0532 0130 00");
});
