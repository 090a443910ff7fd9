import { expect, test } from "vitest";
import { isVatNumber, plainVatNumber, TAX_TYPE_COUNTRY, TAX_TYPES } from "./billing-tax-numbers.ts";

test.each([
  ["of Germany, whatever its check digit", "DE123456789"],
  ["with spaces and small letters", "de 123 456 789"],
  ["of Austria", "ATU12345678"],
  ["of Switzerland", "CHE-123.456.789"],
  ["of Greece, which writes EL", "EL123456789"],
  ["of Northern Ireland", "XI123456789"],
  ["of Spain", "ESX1234567X"],
  ["of Norway", "NO123456789MVA"],
  ["of a country whose form nobody told us", "UA123456789012"],
])("a VAT number %s is one", (_, typed) => {
  expect(isVatNumber(typed)).toBe(true);
});

test.each([
  ["a digit short for Germany", "DE12345678"],
  ["a digit long for Germany", "DE1234567890"],
  ["with letters for Germany", "DE12345678A"],
  ["without the U of Austria", "AT12345678"],
  ["with GR for Greece", "GR123456789"],
  ["shorter than 8", "UA12345"],
  ["longer than 14", "UA1234567890123"],
  ["with its first letters twice", "DEDE123456789"],
  ["with its first letters twice, of a country whose form nobody told us", "UAUA12345678"],
  ["with Norway's letters twice", "NONO123456789"],
  ["of no country", "XX123456789"],
  ["without letters first", "12345678901"],
  ["of nothing", ""],
])("a VAT number %s is refused", (_, typed) => {
  expect(isVatNumber(typed)).toBe(false);
});

test.each(["NL123456789B01", "RO123456", "IE1234567WA", "FRXX123456789", "SE123456789001"])("%s is one", (typed) =>
  expect(isVatNumber(typed)).toBe(true),
);

test("is stored without what people put in to read it", () => {
  expect(plainVatNumber("de 123.456-789")).toBe("DE123456789");
});

test("each kind is there once and comes from a place that has a name", () => {
  expect(new Set(TAX_TYPES).size).toBe(TAX_TYPES.length);
  for (const locale of ["en", "de"]) {
    const names = new Intl.DisplayNames([locale], { type: "region" });
    for (const country of Object.values(TAX_TYPE_COUNTRY)) expect(names.of(country)).not.toBe(country);
  }
});

test("a kind names its country, the Union's its own", () => {
  expect(TAX_TYPE_COUNTRY).toMatchObject({ de_stn: "DE", us_ein: "US", eu_vat: "EU", ic_nif: "IC" });
});
