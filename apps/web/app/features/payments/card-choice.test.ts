import { expect, test } from "vitest";
import { firstChoice } from "./card-choice.tsx";

const primary = { id: "a", defaultPayment: true, expiry: "good" } as const;
const other = { id: "b", defaultPayment: false, expiry: "good" } as const;
const expired = { id: "c", defaultPayment: false, expiry: "expired" } as const;

test("the primary card is chosen first, and another one by who asks for it", () => {
  expect(firstChoice([primary, other], { asksOther: false, canAdd: true })).toBe("a");
  expect(firstChoice([primary, expired, other], { asksOther: true, canAdd: true })).toBe("b");
});

test("without another card a new one is typed, where there is a place for it", () => {
  expect(firstChoice([primary, expired], { asksOther: true, canAdd: true })).toBe("new");
  expect(firstChoice([], { asksOther: false, canAdd: true })).toBe("new");
  expect(firstChoice([primary, expired, expired, expired], { asksOther: true, canAdd: false })).toBe("a");
});
