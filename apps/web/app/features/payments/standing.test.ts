import { PAYMENTS } from "@aufwind/contract/appointments";
import { expect, test } from "vitest";
import { payStandingOf } from "./standing.ts";

test("only what failed, or waits for the bank, is to be paid", () => {
  const payable = PAYMENTS.filter((payment) => ["due", "bank"].includes(payStandingOf(payment)));
  expect(payable).toEqual(["failed", "authentication"]);
});

test("what is paid is not offered again, and what went back is over", () => {
  expect(payStandingOf("paid")).toBe("done");
  expect(payStandingOf("refunded")).toBe("over");
  expect(payStandingOf("none")).toBe("over");
  expect(payStandingOf("open")).toBe("notYet");
});
