import type { MarketNumbers } from "@aufwind/contract/numbers";
import type { Period } from "@aufwind/rules/appointments/periods";
import { activityPlan, spansOf } from "@aufwind/rules/dashboards";
import type { Locale } from "@aufwind/rules/locale";
import { CASE_AGES, ratesOf } from "@aufwind/rules/numbers";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { CsvColumn } from "../../platform/documents/csv.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

const ZONE = "Europe/Berlin";
const MOST_SEARCHES = 20;

/** How the marketplace did in a period, and how it stands now. */
export async function numbersOf({ database, clock }: Platform, period: Period): Promise<MarketNumbers> {
  const now = clock.now();
  const today = berlinDay(now);
  const { counted, first } = await store.findReach(database);
  const reach = first ? { first, last: today } : undefined;
  const plan = activityPlan({ period, now: now.getTime(), zone: ZONE, reach });
  const spans = spansOf(plan);
  const whole = { from: plan.days[0] ?? plan.end, to: plan.end };
  const past = plan.before === null ? null : { from: plan.before, to: whole.from };
  const counting = { liveFrom: liveFrom(today, counted ?? first), today };
  const [sums, waits, waitsBefore, standing, standingBefore, searches, ages] = await Promise.all([
    store.sumDays(database, spans, counting),
    store.findWaits(database, whole, counting),
    past && store.findWaits(database, past, counting),
    store.findStanding(database, now),
    store.findStandingBefore(database, whole.from),
    store.findEmptySearches(database, whole, MOST_SEARCHES),
    store.countCaseAges(database, CASE_AGES, now),
  ]);
  const [before, pieces] = past ? [sums[0], sums.slice(1)] : [undefined, sums];
  return {
    period,
    step: plan.step,
    activity: plan.days.map((from, at) => ({ from, ...presentSums(pieces[at]) })),
    totals: presentTotals(pieces, waits),
    before: before && waitsBefore ? presentTotals([before], waitsBefore) : null,
    now: presentStanding(standing),
    atStart: standingBefore && isWhole(standingBefore) ? presentStanding(standingBefore) : null,
    emptySearches: searches,
    caseAges: ages,
  };
}

/** Appointments of an evening end after midnight: yesterday is counted live too. */
function liveFrom(today: string, counted: string | null): string {
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  return counted && counted < yesterday ? counted : yesterday;
}

const presentSums = (row?: store.SumsRow) => ({
  newCoaches: row?.new_coaches ?? 0,
  newClients: row?.new_clients ?? 0,
  booked: row?.booked ?? 0,
  completed: row?.completed ?? 0,
  cancelled: row?.cancelled ?? 0,
  noShows: row?.no_shows ?? 0,
  grossCents: row?.gross_cents ?? 0,
  feeCents: row?.fee_cents ?? 0,
});
type Sums = ReturnType<typeof presentSums>;

function presentTotals(rows: store.SumsRow[], waits: store.WaitsRow): MarketNumbers["totals"] {
  const sums = rows.map(presentSums).reduce(added, presentSums());
  return { ...sums, rates: ratesOf(sums), firstBookings: waits.count, medianWaitDays: waits.median };
}

const added = (all: Sums, each: Sums): Sums => ({
  newCoaches: all.newCoaches + each.newCoaches,
  newClients: all.newClients + each.newClients,
  booked: all.booked + each.booked,
  completed: all.completed + each.completed,
  cancelled: all.cancelled + each.cancelled,
  noShows: all.noShows + each.noShows,
  grossCents: all.grossCents + each.grossCents,
  feeCents: all.feeCents + each.feeCents,
});

const isWhole = (row: { [Each in keyof store.StandingRow]: number | null }): row is store.StandingRow =>
  row.listed_coaches !== null && row.coaches_without_slot !== null && row.open_cases !== null;

const presentStanding = (row: store.StandingRow): MarketNumbers["now"] => ({
  listedCoaches: row.listed_coaches,
  coachesWithoutSlot: row.coaches_without_slot,
  openCases: row.open_cases,
});

type Interval = MarketNumbers["activity"][number];
const COUNTS = ["newCoaches", "newClients", "booked", "completed", "cancelled", "noShows"] as const;
const RATES = ["completion", "cancellation", "noShow"] as const;
const AMOUNTS = ["grossCents", "feeCents"] as const;

/** The sheet of the intervals: counts, rates in percent, amounts in euros. */
export const columnsIn = (translator: Translator, locale: Locale): CsvColumn<Interval>[] => [
  { heading: translator.t(locale, "numbers:head.from"), value: ({ from }) => from },
  ...COUNTS.map((key) => ({
    heading: translator.t(locale, `numbers:head.${key}`),
    value: (interval: Interval) => interval[key],
  })),
  ...RATES.map((key) => ({
    heading: translator.t(locale, `numbers:head.${key}`),
    value: (interval: Interval) => {
      const rate = ratesOf(interval)[key];
      return rate === null ? null : rate * 100;
    },
    digits: 1,
  })),
  ...AMOUNTS.map((key) => ({
    heading: translator.t(locale, `numbers:head.${key}`),
    value: (interval: Interval) => interval[key] / 100,
    digits: 2,
  })),
];
