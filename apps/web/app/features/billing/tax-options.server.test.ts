import { TAX_TYPES } from "@aufwind/rules/billing-tax-numbers";
import { expect, test } from "vitest";
import { taxOptions } from "./tax-options.server.ts";

test("every kind of tax number can be chosen once, and no two look alike", () => {
  for (const locale of ["de", "en"] as const) {
    const options = taxOptions(locale).flatMap((group) => group.options);
    expect(options.map(({ value }) => value).toSorted()).toEqual([...TAX_TYPES].toSorted());
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  }
});

test("the Union and Germany come first, in words that people know", () => {
  const [union, germany] = taxOptions("de");
  expect(union?.options.map(({ label }) => label)).toContain("EU: USt-IdNr. (EU VAT)");
  expect(germany?.options).toEqual([{ value: "de_stn", label: "Deutschland: Steuernummer" }]);
});

test("a number that nobody named goes by its country and its short name", () => {
  const kazakh = taxOptions("en").flatMap(({ options }) => options.filter(({ value }) => value === "kz_bin"));
  expect(kazakh).toEqual([{ value: "kz_bin", label: "Kazakhstan: BIN" }]);
});
