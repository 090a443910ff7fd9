import { expect, test } from "vitest";
import { sideIn } from "./tabs.tsx";

test.each([
  ["", "issued"],
  ["side=issued", "issued"],
  ["side=received", "received"],
  ["side=stolen", "issued"],
])("a coach at %j sees the invoices that were %s", (query, side) => {
  expect(sideIn(new URLSearchParams(query))).toBe(side);
});
