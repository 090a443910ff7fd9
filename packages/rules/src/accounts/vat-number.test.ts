import { expect, test } from "vitest";
import { isVatNumber, plainVatNumber } from "./vat-number.ts";

test.each(["DE123456789", "de 123 456 789", "ATU12345678", "NL123456789B01", "RO123456", "IE1234567WA"])(
  "%s has the shape of a VAT number",
  (typed) => expect(isVatNumber(typed)).toBe(true),
);

test.each(["", "DE", "123456789", "D1234567", "DE12345", "DE1234567890123", "DE12345678<"])("%j has not", (typed) =>
  expect(isVatNumber(typed)).toBe(false),
);

test("is stored without what people put in to read it", () => {
  expect(plainVatNumber("de 123.456-789")).toBe("DE123456789");
});
