import type { CoachDashboard } from "@aufwind/contract/dashboards";
import type { Period } from "@aufwind/rules/appointments/periods";
import { type ActivityPlan, activityPlan } from "@aufwind/rules/dashboards";
import type { Database } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentRating } from "../reviews/commands.ts";
import { presentDashboard } from "./present.ts";
import * as store from "./store.ts";

/** Days, weeks and months are those of Berlin. */
const ZONE = "Europe/Berlin";

type Wanted = { coachId: string; period: Period };

/** The figures of a coach's practice in a period, and its present state. */
export async function coachDashboard(
  { database, clock }: Platform,
  { coachId, period }: Wanted,
): Promise<CoachDashboard> {
  const now = clock.now();
  const [came, standing] = await Promise.all([
    cameTo(database, { coachId, period, now }),
    standingNow(database, coachId),
  ]);
  return presentDashboard({ period, ...came, now: standing });
}

async function cameTo(database: Database, { coachId, period, now }: Wanted & { now: Date }) {
  const reach = period === "allTime" ? await store.findReach(database, coachId) : undefined;
  const plan = activityPlan({ period, now: now.getTime(), zone: ZONE, reach });
  const spans = spansOf(plan, period);
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

/** The period before, if there is one, then the intervals of this one. */
function spansOf({ days, end, before }: ActivityPlan, period: Period): store.Span[] {
  // All time begins with the first appointment; earlier reviews count all the same.
  const first = period === "allTime" ? ["-infinity", ...days.slice(1)] : days;
  const edges = [...(before === null ? [] : [before]), ...first, end];
  return edges.slice(1).map((to, at) => ({ from: edges[at] ?? to, to }));
}

/** The present state. */
async function standingNow(database: Database, coachId: string): Promise<CoachDashboard["now"]> {
  const { reviews, payout, rating } = await store.findStanding(database, coachId);
  const rated = rating && presentRating(rating);
  return {
    reviewsToApprove: reviews ?? 0,
    rating: rated ? { score: rated.score, count: rated.count } : null,
    isPayoutReady: payout === "ready",
  };
}
