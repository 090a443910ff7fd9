import type { MonthFigures } from "@aufwind/contract/dashboards-today";
import type { MonthPlan } from "@aufwind/rules/dashboards";
import { presentRating } from "../reviews/queries.ts";
import type { DaysRow } from "./store.ts";
import type { TodayFigures } from "./today-store.ts";

/** Four figures of this month beside the same days of the last, each with the last eight weeks. */
export function presentMonth(plan: MonthPlan, figures: TodayFigures): MonthFigures {
  const [month = NONE, past = NONE, sinceThen = NONE, inWeeks = NONE, ...trend] = figures.sums;
  const { people, given } = figures;
  const rating = given?.rating && presentRating(given.rating);
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
          before: meanOf(less(sumOf(rating), sinceThen)),
          trend: trendOfRatings(less(sumOf(rating), inWeeks), trend),
          count: rating.count,
        }
      : null,
  };
}

type Rated = Pick<DaysRow, "ratings" | "stars">;
type Rating = NonNullable<ReturnType<typeof presentRating>>;
const NONE = { net_cents: 0, completed: 0, ratings: 0, stars: 0 };

const sumOf = ({ count, distribution }: Rating): Rated => ({
  ratings: count,
  stars: Object.entries(distribution).reduce((sum, [worth, times]) => sum + Number(worth) * times, 0),
});

const less = (all: Rated, since: Rated): Rated => ({
  ratings: all.ratings - since.ratings,
  stars: all.stars - since.stars,
});

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
