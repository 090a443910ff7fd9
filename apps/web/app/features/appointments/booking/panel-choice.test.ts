import { expect, test } from "vitest";
import { isReloaded, panelChoice } from "./panel-choice.ts";

const kind = {
  ...{ durationMinutes: 15, grossPriceCents: 0, isInstant: false, usualLanguage: "de" as const },
  languages: [
    { code: "tr", name: "Türkisch" },
    { code: "de", name: "Deutsch" },
  ],
};
const FACTS = {
  type: "discovery" as const,
  kinds: [
    { ...kind, type: "discovery" as const, state: "open" as const },
    { ...kind, type: "standard" as const, state: "later" as const },
  ],
  week: {
    days: [
      { date: "2026-11-30", slots: [] },
      { date: "2026-12-01", slots: ["2026-12-01T08:00:00.000Z", "2026-12-01T09:00:00.000Z"] },
      { date: "2026-12-02", slots: ["2026-12-02T08:00:00.000Z"] },
    ],
    nextFreeAt: null,
    first: "2026-11-16",
    last: "2027-11-15",
  },
};
const chosen = (query: string) => panelChoice(FACTS, new URLSearchParams(query));

test("without a choice the first free time is proposed, and of a chosen day its first", () => {
  expect(chosen("")).toMatchObject({ day: "2026-12-01", start: "2026-12-01T08:00:00.000Z", isProposed: true });
  expect(chosen("day=2026-12-02")).toMatchObject({ day: "2026-12-02", start: "2026-12-02T08:00:00.000Z" });
  expect(chosen("day=2026-11-30")).toMatchObject({ day: "2026-12-01" });
});

test("a chosen time is kept as long as it is free, else another of its day is proposed", () => {
  expect(chosen("start=2026-12-01T09:00:00.000Z")).toMatchObject({ isProposed: false, isGone: false });
  expect(chosen("start=2026-12-02T09:00:00.000Z")).toMatchObject({
    start: "2026-12-02T08:00:00.000Z",
    isProposed: true,
    isGone: true,
  });
});

test("a time of a kind that cannot be booked is not called taken", () => {
  expect(chosen("type=standard&start=2026-12-02T09:00:00.000Z")).toMatchObject({
    kind: { type: "discovery" },
    isGone: false,
  });
});

test("the language is the reader's until another is chosen, and one that is not offered does not count", () => {
  expect(chosen("").language?.code).toBe("de");
  expect(chosen("language=tr").language?.code).toBe("tr");
  expect(chosen("language=en").language?.code).toBe("de");
});

test("another day of the week and another language are shown at once; a time, a week and a kind are looked up", () => {
  const reloads = (before: string, after: string) =>
    isReloaded(new URLSearchParams(before), new URLSearchParams(after));
  const day = "week=2026-11-30&day=2026-12-01";
  expect(reloads(day, "week=2026-11-30&day=2026-12-02")).toBe(false);
  expect(reloads(`${day}&start=2026-12-01T08:00:00.000Z`, day)).toBe(false);
  expect(reloads(day, `${day}&start=2026-12-01T08:00:00.000Z`)).toBe(true);
  expect(reloads(day, `${day}&language=tr`)).toBe(false);
  expect(reloads(day, "week=2026-12-07")).toBe(true);
  expect(reloads(day, `type=standard&${day}`)).toBe(true);
  expect(reloads(day, `${day}&reviews=2`)).toBe(true);
});
