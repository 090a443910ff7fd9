import { EU_COUNTRIES } from "./tax-reports-numbers.ts";
import { DAY } from "./time/durations.ts";

/** Days after the request: the request itself, and the two reminders that the law wants to follow it (PStTG § 23). */
const ASKED_AFTER = [0, 30, 46] as const;
/** Not before this many days after the request may payouts be held. */
const HELD_AFTER = 60;
/** However late the last reminder was, it leaves this many days. */
const LAST_NOTICE = 14;

/** How often a coach was asked for the details, first and last. */
export type Asked = { times: number; firstAt: Date; lastAt: Date };
export type TaxStep = { kind: "ask"; time: number } | { kind: "hold" };

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY);
const later = (one: Date, other: Date) => (one > other ? one : other);

/** When payouts are held if nothing is said until then; before the last reminder, as it was announced. */
export const holdsAt = ({ firstAt, lastAt }: Pick<Asked, "firstAt" | "lastAt">): Date =>
  later(after(firstAt, HELD_AFTER), after(lastAt, LAST_NOTICE));

/** What is due for a coach who has earned and whose details are missing; nothing if it is too early. */
export function taxStepDue(asked: Asked | undefined, now: Date): TaxStep | undefined {
  if (!asked) return { kind: "ask", time: 1 };
  const wait = ASKED_AFTER[asked.times as 1 | 2];
  if (wait === undefined) return now >= holdsAt(asked) ? { kind: "hold" } : undefined;
  // Made up for after a pause of the workers, but never two on one day.
  const gap = wait - (ASKED_AFTER[(asked.times - 1) as 0 | 1] ?? 0);
  const dueAt = later(after(asked.firstAt, wait), after(asked.lastAt, Math.min(gap, LAST_NOTICE)));
  return now >= dueAt ? { kind: "ask", time: asked.times + 1 } : undefined;
}

/** What a coach got in a quarter: `considerationCents` is what arrives, without our fees and their VAT. */
export type Quarter = { considerationCents: number; feeCents: number; activities: number };
export type Quarters = readonly [Quarter, Quarter, Quarter, Quarter];

export const NO_QUARTER: Quarter = { considerationCents: 0, feeCents: 0, activities: 0 };

/** The four quarters of a year, from those in which anything was credited (`quarter` from 1). */
export const quartersOf = (known: readonly (Quarter & { quarter: number })[]): Quarters => {
  const of = (quarter: number): Quarter => {
    const { considerationCents, feeCents, activities } = known.find((each) => each.quarter === quarter) ?? NO_QUARTER;
    return { considerationCents, feeCents, activities };
  };
  return settle([of(1), of(2), of(3), of(4)]);
};

/**
 * No quarter is reported below zero: what was taken back belongs to what was credited before it, the latest first, and
 * only then to what came after it. The year's sum stays as it is.
 */
function settle(quarters: Quarters): Quarters {
  const consideration = spread(quarters.map(({ considerationCents }) => considerationCents));
  const fees = spread(quarters.map(({ feeCents }) => feeCents));
  const settled = quarters.map((quarter, at) => ({
    ...quarter,
    considerationCents: consideration[at] ?? 0,
    feeCents: fees[at] ?? 0,
  }));
  return settled as unknown as Quarters;
}

function spread(amounts: readonly number[]): number[] {
  const left = [...amounts];
  for (const [at, amount] of amounts.entries()) {
    const others = [...left.keys()].filter((each) => each !== at);
    const order = [...others.filter((each) => each < at).reverse(), ...others.filter((each) => each > at)];
    let missing = Math.max(0, -Math.min(amount, left[at] ?? 0));
    for (const other of order) {
      const taken = Math.min(missing, Math.max(0, left[other] ?? 0));
      left[other] = (left[other] ?? 0) - taken;
      left[at] = (left[at] ?? 0) + taken;
      missing -= taken;
    }
  }
  return left;
}

export const sumOfQuarters = (quarters: Quarters): Quarter =>
  quarters.reduce(
    (sum, each) => ({
      considerationCents: sum.considerationCents + each.considerationCents,
      feeCents: sum.feeCents + each.feeCents,
      activities: sum.activities + each.activities,
    }),
    NO_QUARTER,
  );

/** The schema knows whole euros only: each amount is rounded once, half a euro away from zero. */
export const wholeEuros = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents) / 100) || 0;

/**
 * Why a coach who was credited something is not reported for a year; undefined for those who are. Services of people
 * know no small amount that is left out (that one is for goods, PStTG § 4 Abs. 5), but only who lives in the Union is reported, has a tax number of a
 * member state, or as a company a permanent establishment in one.
 */
export function exclusionOf({ quarters, countries }: { quarters: Quarters; countries: readonly string[] }) {
  const { considerationCents, feeCents, activities } = sumOfQuarters(quarters);
  if (considerationCents <= 0 && feeCents <= 0 && activities === 0) return "nothing";
  return countries.some((country) => EU_COUNTRIES.includes(country)) ? undefined : "abroad";
}

/** What a message says about a coach: for the first time, otherwise than before, or no more. */
export const RECORD_ACTS = ["new", "corrected", "deleted"] as const;
export type RecordAct = (typeof RECORD_ACTS)[number];

type RecordDueParams = {
  /** Whether the details are there; without them nothing can be said. */
  isComplete: boolean;
  exclusion: ReturnType<typeof exclusionOf>;
  /** What was last said, and whether it would be the same now. */
  reported: { act: RecordAct; isSame: boolean } | undefined;
};

/** What is to be reported about a coach now; undefined if nothing. */
export function recordDue({ isComplete, exclusion, reported }: RecordDueParams): RecordAct | undefined {
  const stands = reported !== undefined && reported.act !== "deleted";
  if (exclusion) return stands ? "deleted" : undefined;
  if (!isComplete) return undefined;
  if (!stands) return "new";
  return reported.isSame ? undefined : "corrected";
}

/** New sellers, corrections of what was reported, or that there is nobody to report: one message is only one of them. */
export const REPORT_KINDS = ["new", "correction", "nil"] as const;

type Year = { messages: number; exclusions: readonly ReturnType<typeof exclusionOf>[] };

/** Whether a year is to be reported as empty: nothing was said about it yet, and nobody is to be in it, complete or not. */
export const isNilDue = ({ messages, exclusions }: Year): boolean =>
  messages === 0 && exclusions.every((exclusion) => exclusion !== undefined);

const ZONE = "Europe/Berlin";

/** The report of a year is due on 31 January after it, at the end of the day in Berlin. */
export const reportDueAt = (year: number): Date =>
  new Date(
    Temporal.PlainDateTime.from({ year: year + 1, month: 1, day: 31, hour: 18 }).toZonedDateTime(ZONE)
      .epochMilliseconds,
  );

/** When a year may be reported: in Berlin it is over. */
export const yearIsOver = (year: number, now: Date): boolean => berlinYear(now) > year;

const berlinYear = (now: Date): number =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE).year;

/** Coaches get their copy from this day of January on: the last statement of the year is closed by then. */
const COPY_FROM_DAY = 7;

/** The year whose copies are to be given now; undefined outside of January. */
export function yearToCopy(now: Date): number | undefined {
  const { year, month, day } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE);
  return month === 1 && day >= COPY_FROM_DAY ? year - 1 : undefined;
}

/** How long records of a report are kept after the year that it is about (PStTG § 24). */
export const RECORDS_KEPT_YEARS = 10;

/** The last year whose records are to be deleted now. */
export const lastYearToDelete = (now: Date): number => berlinYear(now) - RECORDS_KEPT_YEARS - 1;
