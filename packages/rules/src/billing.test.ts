import { expect, test } from "vitest";
import { TAX_TYPE_COUNTRY, TAX_TYPES } from "./billing.ts";

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
