import type { Consultation } from "@aufwind/rules/consultations";
import { expect, test } from "vitest";
import { chosenKind, kindState, queryOf, readChoice, shownMonth } from "./choice.ts";

const read = (query: string) => readChoice(new URLSearchParams(query));

test("a choice becomes an address, and the address the same choice", () => {
  const choice = {
    type: "standard" as const,
    month: "2026-12",
    day: "2026-12-03",
    start: "2026-12-03T09:00:00.000Z",
  };
  const query = "type=standard&month=2026-12&day=2026-12-03&start=2026-12-03T09:00:00.000Z";
  expect(queryOf(choice)).toBe(query);
  expect(read(query)).toEqual(choice);
  expect(read(queryOf({ type: "discovery" }))).toEqual({ type: "discovery", month: null, day: null, start: null });
});

test("a start decides about day and month, by the calendar of Berlin", () => {
  expect(read("month=2020-01&day=2020-01-01&start=2026-12-31T23:30:00Z")).toEqual({
    type: null,
    month: "2027-01",
    day: "2027-01-01",
    start: "2026-12-31T23:30:00.000Z",
  });
});

test.each([
  "type=gold",
  "month=2026-13",
  "month=tomorrow",
  "day=2026-02-30",
  "day=<b>",
  "start=now",
  "start=2026-99-01T10:00Z",
])("nonsense counts as not said: %s", (query) =>
  expect(read(query)).toEqual({ type: null, month: null, day: null, start: null }),
);

test("a day that cannot be read leaves the month as it was said", () => {
  expect(read("month=2026-12&day=2026-12-32")).toMatchObject({ month: "2026-12", day: null });
});

test("months that are over or too far away give way to the nearest one", () => {
  const today = "2026-11-15";
  expect([null, "2020-01", "2027-03", "2044-01"].map((month) => shownMonth(month, today))).toEqual([
    "2026-11",
    "2026-11",
    "2027-03",
    "2027-11",
  ]);
});

const kinds = (...open: Consultation[]) =>
  (["discovery", "standard", "extended"] as const).map((type) => ({ type, state: kindState(type, open) }));

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
