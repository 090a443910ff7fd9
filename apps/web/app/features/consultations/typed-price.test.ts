import { centsOf } from "@aufwind/rules/money";
import { expect, test } from "vitest";
import { typedPrice } from "./typed-price.ts";

test("a stored price is shown in its field as people type it", () => {
  expect(typedPrice("de", 9500)).toBe("95");
  expect(typedPrice("de", 9505)).toBe("95,05");
  expect(typedPrice("en", 125_050)).toBe("1250.50");
});

test("what stands in the field means the same price again", () => {
  for (const cents of [0, 5, 100, 6000, 9999, 125_050, 200_000]) {
    expect(centsOf(typedPrice("de", cents))).toBe(cents);
    expect(centsOf(typedPrice("en", cents))).toBe(cents);
  }
});
