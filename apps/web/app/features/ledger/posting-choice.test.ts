import { expect, test } from "vitest";
import { entriesOf, typedIn } from "./posting-choice.ts";

test("debits are positive, credits negative, and empty fields are none", () => {
  const typed = typedIn(new URLSearchParams("debit.bank=12,50&credit.provider=12.50&debit.fees=&foo=1"));
  expect(entriesOf(typed)).toEqual([
    { account: "provider", amountCents: -1250 },
    { account: "bank", amountCents: 1250 },
  ]);
});

test("what is no amount makes no posting", () => {
  expect(entriesOf(typedIn(new URLSearchParams("debit.bank=viel&credit.fees=1")))).toBeUndefined();
});
