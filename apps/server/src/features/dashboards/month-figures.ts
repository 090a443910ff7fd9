import type { MonthFigures } from "@aufwind/contract/dashboards-today";
import { monthPlan } from "@aufwind/rules/dashboards";
import type { Database } from "../../platform/database/database.ts";
import { presentRating } from "../reviews/queries.ts";
import { ratingRowOf } from "../reviews/store.ts";
import * as monthStore from "./month-store.ts";
import { type DaysRow, type Span, sumDays } from "./store.ts";

const ZONE = "Europe/Berlin";
const EVER = "-infinity";

/** Four figures of this month beside the same days of the last, each with the last eight weeks. */
export async function monthFigures(
  db: Database,
  { coachId, now }: { coachId: string; now: Date },
): Promise<MonthFigures> {
  const plan = monthPlan({ now: now.getTime(), zone: ZONE });
  const { days, before, end, weekEdges } = plan;
  const weeks = weekEdges.slice(1).map((to, at): Span => ({ from: weekEdges[at] ?? to, to }));
  const everBefore = (to: string): Span => ({ from: EVER, to });
  const spans = [days, before, everBefore(before.to), everBefore(weekEdges[0] ?? end), ...weeks];
  const [sums, people, met, rated] = await Promise.all([
    sumDays(db, { coachId, spans }),
    monthStore.countMonth(db, { coachId, days, before, now, end }),
    monthStore.countMetBefore(db, { coachId, days: weekEdges.slice(1) }),
    ratingRowOf(db, coachId).executeTakeFirst(),
  ]);
  const [month = NONE, past = NONE, pastRatings = NONE, ratingsBeforeTrend = NONE, ...trend] = sums;
  const rating = rated && presentRating(rated);
  return {
    month: plan.month,
    revenueCents: { now: month.net_cents, before: past.net_cents, trend: trend.map(({ net_cents }) => net_cents) },
    appointments: {
      now: month.completed,
      before: past.completed,
      trend: trend.map(({ completed }) => completed),
      ahead: people.ahead,
    },
    clients: { now: people.met, before: people.met_before, trend: met, firstTime: people.met_first },
    rating: rating
      ? {
          now: rating.score,
          before: meanOf(pastRatings),
          trend: trendOfRatings(ratingsBeforeTrend, trend),
          count: rating.count,
        }
      : null,
  };
}

type Rated = Pick<DaysRow, "ratings" | "stars">;
const NONE = { net_cents: 0, completed: 0, ratings: 0, stars: 0 };

const meanOf = ({ ratings, stars }: Rated): number | null =>
  ratings === 0 ? null : Math.round((stars * 100) / ratings) / 100;

/** The mean of everything published up to each week; weeks before the first review are left out. */
function trendOfRatings(before: Rated, weeks: readonly Rated[]): number[] {
  let [ratings, stars] = [before.ratings, before.stars];
  return weeks.flatMap((week) => {
    [ratings, stars] = [ratings + week.ratings, stars + week.stars];
    return meanOf({ ratings, stars }) ?? [];
  });
}
