import type { CoachDashboard } from "@aufwind/contract/dashboards";
import type { Period } from "@aufwind/rules/appointments/periods";
import { type ActivityPlan, activityPlan } from "@aufwind/rules/dashboards/activity-plan";
import type { Database } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { profileStanding } from "../profiles/commands.ts";
import { presentDashboard } from "./present.ts";
import * as store from "./store.ts";

/** Days, weeks and months are those of Berlin. */
const ZONE = "Europe/Berlin";

type Wanted = { coachId: string; period: Period };

/** What a coach's practice came to in a period, and how it stands. */
export async function coachDashboard(
  { database, clock }: Platform,
  { coachId, period }: Wanted,
): Promise<CoachDashboard> {
  const now = clock.now();
  const [came, standing] = await Promise.all([
    cameTo(database, { coachId, period, now }),
    standingNow(database, { coachId, now }),
  ]);
  return presentDashboard({ period, ...came, now: standing });
}

async function cameTo(database: Database, { coachId, period, now }: Wanted & { now: Date }) {
  const reach = period === "allTime" ? await store.findReach(database, coachId) : undefined;
  const plan = activityPlan({ period, now: now.getTime(), zone: ZONE, reach });
  const spans = spansOf(plan, period);
  const from = plan.days[0] ?? plan.end;
  const [days, people, starts] = await Promise.all([
    store.sumDays(database, { coachId, spans }),
    store.countPeople(database, { coachId, from, before: plan.before }),
    plan.isAhead ? store.countStarts(database, { coachId, spans }) : undefined,
  ]);
  return { plan, days: days.map((day, at) => ({ ...day, booked: starts?.[at] ?? day.booked })), people };
}

/** The period before, where there is one, and then the pieces of this one. */
function spansOf({ days, end, before }: ActivityPlan, period: Period): store.Span[] {
  // All time begins with the first appointment, and what was written before it counts all the same.
  const first = period === "allTime" ? ["-infinity", ...days.slice(1)] : days;
  const edges = [...(before === null ? [] : [before]), ...first, end];
  return edges.slice(1).map((to, at) => ({ from: edges[at] ?? to, to }));
}

/** How things stand now, each room asked for what it knows. */
async function standingNow(
  database: Database,
  { coachId, now }: { coachId: string; now: Date },
): Promise<CoachDashboard["now"]> {
  const { days: week, end: to } = activityPlan({ period: "thisWeek", now: now.getTime(), zone: ZONE });
  const [standing, { rating, ...profile }] = await Promise.all([
    store.findStanding(database, { coachId, now, week: { from: week[0] ?? to, to } }),
    profileStanding(database, { userId: coachId, now }),
  ]);
  return {
    toConfirm: standing.to_confirm ?? 0,
    thisWeek: standing.this_week ?? 0,
    reviewsToApprove: standing.reviews ?? 0,
    rating: rating && { score: rating.score, count: rating.count },
    ...profile,
    isPayoutReady: standing.payout === "ready",
  };
}
