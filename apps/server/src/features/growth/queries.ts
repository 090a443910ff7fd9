import type { Growth } from "@aufwind/contract/growth";
import { SOURCES } from "@aufwind/rules/booking-pages";
import {
  addCounts,
  GROWTH_STEPS,
  type GrowthSpan,
  hintsOf,
  isCountedSource,
  mondaysUpTo,
  NO_COUNTS,
  rateOf,
  type StepCounts,
} from "@aufwind/rules/growth";
import { DAY } from "@aufwind/rules/time/durations";
import { berlinDay, berlinDayStart } from "../../platform/calendar/berlin-days.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

const SOON = 7 * DAY;

/** The way to an appointment in so many weeks, compared with as many before. */
export async function growthOf(
  { database, clock }: Platform,
  { coachId, weeks }: { coachId: string; weeks: GrowthSpan },
): Promise<Growth> {
  const now = clock.now();
  const mondays = mondaysUpTo(berlinDay(now), 2 * weeks);
  const [first = "", shown] = [mondays[0], mondays.slice(weeks)];
  const [counted, booked, isFreeSoon] = await Promise.all([
    store.findCounts(database, coachId, first),
    store.countBooked(database, coachId, berlinDayStart(first)),
    store.isFreeBefore(database, coachId, new Date(now.getTime() + SOON)),
  ]);
  const rows = [...counted, ...booked];
  const isShown = ({ week }: store.CountRow) => week >= (shown[0] ?? "");
  const present = rows.filter(isShown);
  const onPages = present.filter(isOnPage);
  const counts = sumOf(onPages);
  const before = sumOf(rows.filter((row) => !isShown(row)).filter(isOnPage));
  return {
    weeks,
    counts,
    before: GROWTH_STEPS.some((step) => before[step] > 0) ? before : null,
    weekly: shown.map((week) => ({ week, ...sumOf(onPages.filter((row) => row.week === week)) })),
    sources: SOURCES.map((source) => {
      const sum = sumOf(present.filter((row) => row.source === source));
      return { source, ...sum, rate: rateOf(sum.booked, sum.viewed) };
    }),
    hints: hintsOf({ counts, weeks, isFreeSoon }),
  };
}

const isOnPage = ({ source }: store.CountRow) => SOURCES.some((each) => each === source && isCountedSource(each));

const sumOf = (rows: readonly store.CountRow[]): StepCounts =>
  rows.reduce((sum, { step, count }) => addCounts(sum, { ...NO_COUNTS, [step]: count }), NO_COUNTS);
