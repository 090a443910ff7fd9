import type { MarketNumbers } from "@aufwind/contract/numbers";
import { expect, test } from "vitest";
import { figuresOf } from "./figures.ts";

const totals: MarketNumbers["totals"] = {
  ...{ newCoaches: 3, newClients: 1204, booked: 40, completed: 17, cancelled: 2, noShows: 1 },
  ...{ grossCents: 1_234_567, feeCents: 200_049, firstBookings: 2, medianWaitDays: 10.5 },
  rates: { completion: 0.85, cancellation: 0.1, noShow: 0.05 },
};
const none: MarketNumbers["totals"] = {
  ...{ newCoaches: 0, newClients: 0, booked: 0, completed: 0, cancelled: 0, noShows: 0 },
  ...{ grossCents: 0, feeCents: 0, firstBookings: 0, medianWaitDays: null },
  rates: { completion: null, cancellation: null, noShow: null },
};
const now = { listedCoaches: 320, coachesWithoutSlot: 12, openCases: 9 };
const numbers = (over: Partial<MarketNumbers>): MarketNumbers => ({
  ...{ period: "last3Months", step: "week", activity: [], emptySearches: [], caseAges: [] },
  ...{ totals, before: null, now, atStart: null },
  ...over,
});
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const figure = (facts: MarketNumbers, key: string) => figuresOf(facts, "de").find((each) => each.key === key);

test("each figure stands beside the period before", () => {
  const facts = numbers({ before: { ...totals, newClients: 800, rates: { ...totals.rates, completion: 0.8 } } });
  expect(figure(facts, "newClients")).toMatchObject({ value: "1.204", notes: [{ say: "before", value: "800" }] });
  expect(plain(figure(facts, "completion")?.value)).toBe("85 %");
  expect(plain(figure(facts, "completion")?.notes[0]?.value)).toBe("80 %");
  expect(plain(figure(facts, "gross")?.value)).toBe("12.346 €");
  expect(figure(facts, "wait")?.value).toBe("10,5");
});

test("what cannot be calculated has no value, and is compared with nothing", () => {
  const facts = numbers({ totals: none, before: none });
  expect(figure(facts, "completion")).toEqual({ key: "completion", value: null, notes: [] });
  expect(figure(facts, "wait")).toMatchObject({ value: null, notes: [{ say: "firstBookings", count: 0 }] });
});

test("how it stands is compared with the beginning of the period, if somebody counted then", () => {
  expect(figure(numbers({}), "openCases")).toEqual({ key: "openCases", value: "9", notes: [] });
  const facts = numbers({ atStart: { ...now, coachesWithoutSlot: 20 } });
  expect(figure(facts, "withoutSlot")?.notes).toEqual([
    { say: "atStart", value: "20" },
    { say: "listed", value: "320", count: 320 },
  ]);
});
