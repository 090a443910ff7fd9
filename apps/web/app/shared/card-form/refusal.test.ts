import { expect, test } from "vitest";
import { refusalOf } from "./refusal.ts";

test("what the platform says about a card is told in its own words", () => {
  const declined = { type: "card_error", code: "card_declined", message: "Your card was declined." } as const;
  expect(refusalOf(declined)).toEqual({ message: "Your card was declined." });
  const incomplete = { type: "validation_error", message: "Your card number is incomplete." } as const;
  expect(refusalOf(incomplete)).toEqual({ message: "Your card number is incomplete." });
});

test("what it says to programmers is not told to people", () => {
  const internal = { type: "invalid_request_error", message: "No such setupintent: 'seti_1'" } as const;
  expect(refusalOf(internal)).toEqual({ code: "unreachable" });
  expect(refusalOf(undefined)).toEqual({ code: "unreachable" });
});

test("a bank that was not answered is named", () => {
  const refused = { type: "invalid_request_error", code: "setup_intent_authentication_failure" } as const;
  expect(refusalOf(refused)).toEqual({ code: "authentication" });
});
