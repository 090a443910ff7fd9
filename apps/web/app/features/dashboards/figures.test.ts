import type { CoachDashboard } from "@aufwind/contract/dashboards";
import { expect, test } from "vitest";
import { type FigureKey, figuresOf, isStill } from "./figures.ts";

const FACTS: CoachDashboard = {
  period: "last6Months",
  step: "week",
  activity: [],
  bookings: 1234,
  completed: 40,
  lost: 2,
  revenueCents: 184_050,
  netAfterFeesCents: 125_000,
  arrivesCents: 149_000,
  averageFeeCents: 9500,
  uniqueClients: 14,
  newClients: 1,
  averageRating: 4.85,
  ratings: 6,
  ratedAppointments: 5,
  before: { bookings: 1200, completed: 45, revenueCents: 200_000, uniqueClients: 14 },
  now: {
    reviewsToApprove: 0,
    rating: { score: 4.9, count: 86 },
    isPayoutReady: true,
  },
};

const figure = (key: FigureKey, facts: Partial<CoachDashboard> = {}) =>
  figuresOf({ ...FACTS, ...facts }, "de").find((each) => each.key === key);
const said = (key: FigureKey, facts?: Partial<CoachDashboard>) => figure(key, facts)?.notes.map(({ say }) => say);
/** Money contains a non-breaking space. */
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

test("figures are written as the reader's language writes them", () => {
  expect(figure("bookings")?.value).toBe("1.234");
  expect(figuresOf(FACTS, "en")[0]?.value).toBe("1,234");
  expect(plain(figure("revenue")?.value)).toBe("1.840,50 €");
  expect(plain(figure("fee")?.value)).toBe("95 €");
  expect(figure("rating")?.value).toMatch(/^4,[89]$/);
});

test("the change against the period before is said in words, with how much it is", () => {
  expect(figure("bookings")?.notes[0]).toEqual({ say: "more", value: "34" });
  expect(figure("completed")?.notes[0]).toEqual({ say: "fewer", value: "5" });
  expect(plain(figure("revenue")?.notes[0]?.value)).toBe("159,50 €");
  expect(said("revenue")).toEqual(["less", "net"]);
  expect(said("clients")).toEqual(["same", "firstTime"]);
});

test("where there is no period before, nothing is compared", () => {
  expect(said("bookings", { before: null })).toEqual(["booked"]);
  expect(said("completed", { before: null, lost: 0 })).toEqual([]);
  expect(said("revenue", { before: null })).toEqual(["net"]);
});

test("a practice that did not exist before is not compared with nothing", () => {
  const before = { bookings: 0, completed: 0, revenueCents: 0, uniqueClients: 0 };
  expect(said("bookings", { before })).toEqual(["booked"]);
  expect(said("bookings", { before: { ...before, revenueCents: 100 } })).toEqual(["more"]);
});

test("what cannot be worked out is no zero but a sentence", () => {
  expect(figure("fee", { averageFeeCents: null })).toMatchObject({ value: null, notes: [{ say: "noPaid" }] });
  expect(figure("rating", { averageRating: null, now: { ...FACTS.now, rating: null } })).toMatchObject({
    value: null,
    notes: [{ say: "noReviews" }],
  });
  expect(figure("rated", { completed: 0 })).toMatchObject({ value: null, notes: [{ say: "noCompleted" }] });
});

test("each figure leads to the rows behind it, in the same period where that page has periods", () => {
  const ways = figuresOf(FACTS, "de").map(({ key, page, query }) => [key, page, query]);
  expect(ways).toEqual([
    ["bookings", "coachAppointments", "period=last6Months"],
    ["completed", "coachAppointments", "status=Completed&period=last6Months"],
    ["revenue", "coachFinances", "period=last6Months"],
    ["finances", "coachStatements", undefined],
    ["fee", "coachConsultations", undefined],
    ["clients", "coachClients", undefined],
    ["rating", "coachReviews", undefined],
    ["rated", "coachReviews", undefined],
  ]);
});

test("a period is still where nothing was booked, held, lost, earned or rated", () => {
  const still = { ...FACTS, bookings: 0, completed: 0, lost: 0, revenueCents: 0, ratings: 0 };
  expect(isStill(still)).toBe(true);
  for (const key of ["bookings", "completed", "lost", "revenueCents", "ratings"] as const)
    expect(isStill({ ...still, [key]: 1 })).toBe(false);
});
