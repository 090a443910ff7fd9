import type { MonthFigures } from "@aufwind/contract/dashboards-today";
import type { MonthPlan } from "@aufwind/rules/dashboards";
import { presentRating } from "../reviews/queries.ts";
import type { DaysRow } from "./store.ts";
import type { TodayFigures } from "./today-store.ts";

/** Four figures of this month beside the same days of the last, each with the last eight weeks. */
export function presentMonth(plan: MonthPlan, figures: TodayFigures): MonthFigures {
  const [month = NONE, past = NONE, ...trend] = figures.sums;
  const {
    people,
    rated_before: [ratedBefore, ratedBeforeWeeks],
  } = figures;
  const rating = figures.rating && presentRating(figures.rating);
  return {
    month: plan.month,
    revenueCents: { now: month.net_cents, before: past.net_cents, trend: trend.map(({ net_cents }) => net_cents) },
    appointments: {
      now: month.completed,
      before: past.completed,
      trend: trend.map(({ completed }) => completed),
      ahead: people.ahead,
    },
    clients: {
      now: people.met,
      before: people.met_before,
      trend: runningSums(figures.met_first_in),
      firstTime: people.met_first,
    },
    rating: rating
      ? {
          now: rating.score,
          before: meanOf(ratedBefore),
          trend: trendOfRatings(ratedBeforeWeeks, trend),
          count: rating.count,
        }
      : null,
  };
}

type Rated = Pick<DaysRow, "ratings" | "stars">;
const NONE = { net_cents: 0, completed: 0, ratings: 0, stars: 0 };

const meanOf = ({ ratings, stars }: Rated): number | null =>
  ratings === 0 ? null : Math.round((stars * 100) / ratings) / 100;

function runningSums(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => {
    sum += count;
    return sum;
  });
}

/** The mean of everything published up to each week; weeks before the first review are left out. */
function trendOfRatings(before: Rated, weeks: readonly Rated[]): number[] {
  let [ratings, stars] = [before.ratings, before.stars];
  return weeks.flatMap((week) => {
    [ratings, stars] = [ratings + week.ratings, stars + week.stars];
    return meanOf({ ratings, stars }) ?? [];
  });
}
