import { expect, test } from "vitest";
import { ago } from "./bell-list.tsx";

const now = Date.parse("2026-11-17T12:00:00.000Z");

test.each([
  ["2026-11-17T11:59:30.000Z", "jetzt", "now"],
  ["2026-11-17T12:00:20.000Z", "jetzt", "now"],
  ["2026-11-17T11:55:00.000Z", "vor 5 Minuten", "5 minutes ago"],
  ["2026-11-17T09:30:00.000Z", "vor 2 Stunden", "2 hours ago"],
  ["2026-11-16T11:00:00.000Z", "gestern", "yesterday"],
  ["2026-11-13T11:00:00.000Z", "vor 4 Tagen", "4 days ago"],
  ["2026-10-27T11:00:00.000Z", "vor 3 Wochen", "3 weeks ago"],
])("what was at %s is %s, %s", (at, de, en) => {
  expect(ago(at, { now, locale: "de" })).toBe(de);
  expect(ago(at, { now, locale: "en" })).toBe(en);
});
