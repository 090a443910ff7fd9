import { expect, test } from "vitest";
import { slotLabels } from "./slot-labels.ts";

const label = (at: string, zone: string | null) => slotLabels([at], { locale: "de", zone })[0];

test("a slot has the time of Berlin, and the reader's where that is another", () => {
  const at = "2026-12-03T08:00:00.000Z";
  expect(label(at, null)).toEqual({ at, time: "09:00", local: null });
  expect(label(at, "Europe/Paris")).toEqual({ at, time: "09:00", local: null });
  expect(label(at, "Asia/Kathmandu")).toMatchObject({ time: "09:00", local: "13:45" });
});

test("where the reader has another day, that is said", () => {
  expect(label("2026-12-03T20:00:00.000Z", "Asia/Kathmandu")?.local).toBe("Fr.,\u00a04.\u00a0Dez., 01:45");
});

test("an hour that autumn repeats is named by its time", () => {
  const twice = ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z", "2026-10-25T02:30:00.000Z"];
  const times = slotLabels(twice, { locale: "de", zone: null }).map(({ time }) => time);
  expect(times).toEqual(["02:30 MESZ", "02:30 MEZ", "03:30"]);
});
