import type { Consultation } from "@aufwind/rules/consultations";
import { expect, test } from "vitest";
import { chosenKind, kindState, readKind } from "./choice.ts";

test("an address may name a kind; nonsense counts as not said", () => {
  expect(readKind(new URLSearchParams("type=extended"))).toBe("extended");
  expect(readKind(new URLSearchParams("type=gold"))).toBeNull();
});

const kinds = (...open: Consultation[]) =>
  (["discovery", "standard", "extended"] as const).map((type) => ({
    type,
    state: kindState(type, { open, takesPaidBookings: true }),
  }));

test("a new client begins with the discovery, whatever the address says", () => {
  const fresh = kinds("discovery");
  expect(fresh.map(({ state }) => state)).toEqual(["open", "later", "later"]);
  expect(chosenKind(fresh, "extended")?.type).toBe("discovery");
});

test("after the discovery it is not offered again", () => {
  const known = kinds("standard", "extended");
  expect(known.map(({ state }) => state)).toEqual(["done", "open", "open"]);
  expect(chosenKind(known, "discovery")?.type).toBe("standard");
  expect(chosenKind(known, "extended")?.type).toBe("extended");
});

test("who may book everything begins with the standard, and nobody with what is not open", () => {
  expect(chosenKind(kinds("discovery", "standard", "extended"), null)?.type).toBe("standard");
  expect(chosenKind(kinds(), null)).toBeUndefined();
});

test("whoever cannot be paid offers the discovery alone, to people the coach knows too", () => {
  const open = ["standard", "extended"] as const;
  const states = (["discovery", "standard", "extended"] as const).map((type) =>
    kindState(type, { open, takesPaidBookings: false }),
  );
  expect(states).toEqual(["done", "closed", "closed"]);
});
