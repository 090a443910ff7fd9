import type { CoachDashboard } from "@aufwind/contract/dashboards";
import { PERIODS, type Period, periodRange } from "@aufwind/rules/appointments/periods";
import { beforeAll, describe, expect, test } from "vitest";
import { connect } from "../../../test/earned.ts";
import { type Person, person } from "../../../test/people.ts";
import { practice } from "../../../test/practice.ts";
import { drawnHistory, type Past, plainClients, storeHistory } from "../../../test/practice-history.ts";
import { metPair, reviewsOfCoach, writtenBy } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();

const PATH = "/api/coaches/dashboard";
const read = async ({ browser }: Person, period?: Period) =>
  (await (await browser.get(period ? `${PATH}?period=${period}` : PATH)).json()) as CoachDashboard;

const zone = "Europe/Berlin";
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
const known = new Map<number, string>();
// Memoized: asked thousands of times about the same few instants.
const dayOf = (at: Date | number) => known.getOrInsertComputed(+at, () => calendar.format(at));
const LOST = ["Cancelled", "Rejected", "No Show"];

describe("of a history of many appointments", () => {
  let coach: Person;
  let history: Past[];
  let others: Past[];
  const rangeOf = (period: Period) => periodRange({ period, now: +server.clock.now(), zone });
  beforeAll(async () => {
    coach = await practice(server);
    const other = await practice(server);
    const clientIds = await plainClients(server, 30);
    const edges = PERIODS.flatMap((period) => Object.values(rangeOf(period) ?? {}));
    const changes = ["2026-03-28T23:00Z", "2026-03-29T22:00Z", "2025-10-25T22:00Z", "2025-10-26T23:00Z"].map(
      Date.parse,
    );
    const drawn = drawnHistory({ count: 260, clientIds, now: server.clock.now(), edges: [...edges, ...changes] });
    history = drawn.slice(0, 220);
    others = drawn.slice(220);
    await storeHistory(server, coach.userId, history);
    await storeHistory(server, other.userId, others);
  });

  /** Everything counted row by row between two days of Berlin, inclusive. */
  function counted(first: string, last: string, isAhead = false) {
    const isIn = (at: Date | null) => at !== null && dayOf(at) >= first && dayOf(at) <= last;
    const held = history.filter(({ startsAt }) => isIn(startsAt));
    const completed = held.filter(({ status }) => status === "Completed");
    const earned = history.filter(({ earnedAt }) => isIn(earnedAt));
    const back = history.filter(({ takenBackAt }) => isIn(takenBackAt));
    const clients = [...new Set(completed.map(({ clientId }) => clientId))];
    const isKnown = (clientId: string) =>
      history.some((one) => one.clientId === clientId && one.status === "Completed" && dayOf(one.startsAt) < first);
    const published = history.filter(({ review }) => review?.publishedAt && isIn(review.writtenAt));
    const net = (list: Past[]) => list.reduce((all, { netCents }) => all + netCents, 0);
    const stars = published.reduce((all, { review }) => all + (review?.stars ?? 0), 0);
    return {
      bookings: isAhead
        ? held.filter(({ status }) => !LOST.includes(status)).length
        : history.filter(({ bookedAt }) => isIn(bookedAt)).length,
      completed: completed.length,
      lost: held.filter(({ status }) => LOST.includes(status)).length,
      revenueCents: net(earned) - net(back),
      netAfterFeesCents: net(earned) - 1000 * earned.length - (net(back) - 1000 * back.length),
      arrivesCents: net(earned) - 1190 * earned.length - (net(back) - 1190 * back.length),
      averageFeeCents: earned.length > 0 ? Math.round(net(earned) / earned.length) : null,
      uniqueClients: clients.length,
      newClients: clients.filter((clientId) => !isKnown(clientId)).length,
      averageRating: published.length > 0 ? Math.round((stars * 100) / published.length) / 100 : null,
      ratings: published.length,
      ratedAppointments: completed.filter(({ review }) => review && !review.removedAt).length,
    };
  }

  const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();

  test.each(PERIODS)("%s has the sums and the pieces that a count row by row has", async (period) => {
    const range = rangeOf(period);
    const isAhead = period.startsWith("next");
    const [first, last] = range ? [dayOf(range.from), dayOf(range.to - 1)] : ["0000-01-01", "9999-12-31"];
    const { activity, before, now: _, step: __, period: named, ...sums } = await read(coach, period);
    expect(named).toBe(period);
    expect(sums).toEqual(counted(first, last, isAhead));

    const pieces = activity.map(({ from }, at) => {
      const next = activity[at + 1]?.from;
      const { bookings, completed, lost, revenueCents } = counted(from, next ? dayBefore(next) : last, isAhead);
      return { from, booked: bookings, completed, lost, revenueCents };
    });
    expect(activity).toEqual(pieces);
    expect(activity[0]?.from).toBe(range ? first : history.map(({ bookedAt }) => dayOf(bookedAt)).toSorted()[0]);

    if (!range || isAhead) return expect(before).toBeNull();
    const length = Math.round((range.to - range.from) / 86_400_000);
    const start = Temporal.PlainDate.from(first).subtract(period === "thisMonth" ? { months: 1 } : { days: length });
    const { bookings, completed, revenueCents, uniqueClients } = counted(start.toString(), dayBefore(first));
    expect(before).toEqual({ bookings, completed, revenueCents, uniqueClients });
  });

  test("there is something to count in every period, and others' do not count", async () => {
    for (const period of PERIODS) expect([period, (await read(coach, period)).bookings > 0]).toEqual([period, true]);
    expect(others.length).toBeGreaterThan(30);
  });
});

describe("as things stand now", () => {
  test("somebody new has nothing, and three months that are empty", async () => {
    const coach = await person(server, { kind: "coach" });
    const { activity, now, ...sums } = await read(coach);
    expect(sums).toEqual({
      period: "last3Months",
      step: "week",
      bookings: 0,
      completed: 0,
      lost: 0,
      revenueCents: 0,
      netAfterFeesCents: 0,
      arrivesCents: 0,
      averageFeeCents: null,
      uniqueClients: 0,
      newClients: 0,
      averageRating: null,
      ratings: 0,
      ratedAppointments: 0,
      before: { bookings: 0, completed: 0, revenueCents: 0, uniqueClients: 0 },
    });
    expect(activity).toHaveLength(15);
    expect(now).toEqual({
      reviewsToApprove: 0,
      rating: null,
      isPayoutReady: false,
    });
    const { activity: ever } = await read(coach, "allTime");
    expect(ever).toEqual([{ from: "2026-11-16", booked: 0, completed: 0, lost: 0, revenueCents: 0 }]);
  });

  test("it follows what is written, approved and connected", async () => {
    const coach = { ...(await practice(server)), slug: "" };
    const first = await metPair(server, { coach });
    await writtenBy(first, { stars: 5 });
    await writtenBy(await metPair(server, { coach }), { stars: 4 });
    const { now } = await read(coach, "today");
    expect(now).toEqual({ reviewsToApprove: 2, rating: null, isPayoutReady: false });

    const [review] = (await reviewsOfCoach(coach)).items.filter(({ stars }) => stars === 5);
    await coach.browser.send("POST", `/api/reviews/${review?.reviewId}/approve`);
    await connect(coach);
    const approved = { reviewsToApprove: 1, rating: { score: 5, count: 1 }, isPayoutReady: true };
    expect((await read(coach, "today")).now).toEqual(approved);
  });

  test("it is for coaches, and for periods that there are", async () => {
    expect((await server.request(PATH)).status).toBe(401);
    expect((await (await person(server)).browser.get(PATH)).status).toBe(403);
    const coach = await person(server, { kind: "coach" });
    for (const period of ["ever", "", "allTime'--", "__proto__"])
      expect([period, (await coach.browser.get(`${PATH}?period=${encodeURIComponent(period)}`)).status]).toEqual([
        period,
        422,
      ]);
  });
});
