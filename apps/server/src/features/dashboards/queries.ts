import type { CoachDashboard } from "@aufwind/contract/dashboards";
import type { Period } from "@aufwind/rules/appointments/periods";
import { type ActivityPlan, activityPlan, spansOf } from "@aufwind/rules/dashboards";
import type { Database } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentRating } from "../reviews/queries.ts";
import type { DaysRow, PeopleRow } from "./store.ts";
import * as store from "./store.ts";

/** Days, weeks and months are those of Berlin. */
const ZONE = "Europe/Berlin";

type Query = { coachId: string; period: Period };

/** The figures of a coach's practice in a period, and its present state. */
export async function coachDashboard(
  { database, clock }: Platform,
  { coachId, period }: Query,
): Promise<CoachDashboard> {
  const now = clock.now();
  const [came, status] = await Promise.all([
    cameTo(database, { coachId, period, now }),
    presentStatus(database, coachId),
  ]);
  return presentDashboard({ period, ...came, now: status });
}

async function cameTo(database: Database, { coachId, period, now }: Query & { now: Date }) {
  const reach = period === "allTime" ? await store.findReach(database, coachId) : undefined;
  const plan = activityPlan({ period, now: now.getTime(), zone: ZONE, reach });
  // All time begins with the first appointment; earlier reviews count all the same.
  const spans = spansOf(period === "allTime" ? { ...plan, days: ["-infinity", ...plan.days.slice(1)] } : plan);
  const from = plan.days[0] ?? plan.end;
  const since = period === "allTime" ? "-infinity" : from;
  const [days, people, feeCents, starts] = await Promise.all([
    store.sumDays(database, { coachId, spans }),
    store.countPeople(database, { coachId, from, before: plan.before }),
    store.sumFees(database, { coachId, from: since }),
    plan.isAhead ? store.countStarts(database, { coachId, spans }) : undefined,
  ]);
  return { plan, days: days.map((day, at) => ({ ...day, booked: starts?.[at] ?? day.booked })), people, feeCents };
}

/** The present state. */
async function presentStatus(database: Database, coachId: string): Promise<CoachDashboard["now"]> {
  const { reviews, payout, rating } = await store.findStatus(database, coachId);
  const rated = rating && presentRating(rating);
  return {
    reviewsToApprove: reviews ?? 0,
    rating: rated ? { score: rated.score, count: rated.count } : null,
    isPayoutReady: payout === "ready",
  };
}

type PresentDashboardParams = {
  period: Period;
  plan: ActivityPlan;
  /** The period before, if there is one, then each interval of this one. */
  days: DaysRow[];
  people: PeopleRow;
  /** Net. */
  feeCents: number;
  now: CoachDashboard["now"];
};

/** To a whole cent, and to a hundredth of a star; null if there are none. */
const mean = (all: number, count: number, digits = 0): number | null =>
  count === 0 ? null : Math.round((all * 10 ** digits) / count) / 10 ** digits;

function presentDashboard({ period, plan, days, people, feeCents, now }: PresentDashboardParams): CoachDashboard {
  const before = plan.before === null ? undefined : days[0];
  const pieces = before ? days.slice(1) : days;
  const sum = (name: keyof DaysRow) => pieces.reduce((all, row) => all + row[name], 0);
  return {
    period,
    step: plan.step,
    activity: plan.days.map((from, at) => ({
      from,
      booked: pieces[at]?.booked ?? 0,
      completed: pieces[at]?.completed ?? 0,
      lost: pieces[at]?.lost ?? 0,
      revenueCents: pieces[at]?.net_cents ?? 0,
    })),
    bookings: sum("booked"),
    completed: sum("completed"),
    lost: sum("lost"),
    revenueCents: sum("net_cents"),
    netAfterFeesCents: sum("net_cents") - feeCents,
    arrivesCents: sum("arrives_cents"),
    averageFeeCents: mean(sum("paid_cents"), sum("paid")),
    uniqueClients: people.met,
    newClients: people.met_first,
    averageRating: mean(sum("stars"), sum("ratings"), 2),
    ratings: sum("ratings"),
    ratedAppointments: sum("rated"),
    before: before
      ? {
          bookings: before.booked,
          completed: before.completed,
          revenueCents: before.net_cents,
          uniqueClients: people.met_before,
        }
      : null,
    now,
  };
}
