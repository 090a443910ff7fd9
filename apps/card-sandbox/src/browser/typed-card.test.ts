import { describe, expect, test } from "vitest";
import { cardParams, caretAfter, formatted, incompleteField } from "./typed-card.js";

describe("while one types", () => {
  test.each([
    ["number", "4242424242424242", "4242 4242 4242 4242"],
    ["number", "4242-42", "4242 42"],
    ["number", "4242 ", "4242"],
    ["expiry", "1", "1"],
    ["expiry", "5", "05"],
    ["expiry", "123", "12 / 3"],
    ["expiry", "12/2030", "12 / 30"],
    ["expiry", "3 / 2030", "03 / 30"],
    ["expiry", "12 / ", "12"],
    ["cvc", "12a34", "123"],
  ])("%s: %j becomes %j", (name, text, shown) => expect(formatted(name, text)).toBe(shown));

  test("the caret stays behind the digit that was typed", () => {
    expect(caretAfter("4242 4242", 4)).toBe(4);
    expect(caretAfter("4242 4242", 5)).toBe(6);
  });
});

describe("a typed card", () => {
  const typed = { number: "4242 4242 4242 4242", expiry: "03 / 30", cvc: "123" };

  test.each([
    ["number", { number: "4242 4242" }],
    ["expiry", { expiry: "03" }],
    ["cvc", { cvc: "" }],
    [undefined, {}],
  ])("lacks %s with %j", (name, wrong) => expect(incompleteField({ ...typed, ...wrong })).toBe(name));

  test("is sent as digits and numbers", () => {
    expect(cardParams(typed)).toEqual({ number: "4242424242424242", exp_month: 3, exp_year: 30, cvc: "123" });
  });
});
