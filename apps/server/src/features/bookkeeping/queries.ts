import type { BookkeepingYear, ShownBookkeepingSettings } from "@aufwind/contract/bookkeeping";
import {
  ACCOUNT_LENGTHS,
  type BookedEvent,
  bookingLineOf,
  businessYearOf,
  isWithinBusinessYear,
  usualAccounts,
} from "@aufwind/rules/bookkeeping";
import { datevBatch } from "@aufwind/rules/bookkeeping-datev";
import { endOfMonth } from "@aufwind/rules/statements";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { countOfCoach, factsOfCoach } from "../invoices/queries.ts";
import * as store from "./store.ts";

const BERLIN = "Europe/Berlin";

/** What is kept; before anything is, the usual accounts of the chart that most practices use. */
export async function settingsOf({ database }: Platform, coachId: string): Promise<ShownBookkeepingSettings> {
  const row = await store.findSettings(database, coachId);
  if (!row)
    return {
      ...{ consultantNumber: null, clientNumber: null, isSaved: false, firstMonth: 1 },
      ...{ chart: "SKR04", accountLength: ACCOUNT_LENGTHS.least, accounts: usualAccounts("SKR04") },
    };
  const { consultant_number, client_number, chart, account_length, first_month, accounts } = row;
  return {
    consultantNumber: consultant_number,
    clientNumber: client_number,
    ...{ chart, accountLength: account_length, firstMonth: first_month, accounts, isSaved: true },
  };
}

type Months = { coachId: string; from: string; to: string };

/** The days of whole months of Berlin, and the instants at which they begin and end. */
function rangeOf({ from, to }: Months) {
  const first = Temporal.PlainYearMonth.from(from);
  const last = Temporal.PlainYearMonth.from(to);
  return {
    days: { from: `${from}-01`, to: last.toPlainDate({ day: last.daysInMonth }).toString() },
    from: new Date(endOfMonth(first.subtract({ months: 1 }).toString())),
    to: new Date(endOfMonth(to)),
  };
}

export function countInvoices({ database }: Platform, asked: Months): Promise<number> {
  const { from, to } = rangeOf(asked);
  return countOfCoach(database, { coachId: asked.coachId, from, to });
}

/** Some months as DATEV reads them. */
export async function bookingBatch(platform: Platform, asked: Months): Promise<string> {
  const { database, clock, config } = platform;
  const settings = await store.findSettings(database, asked.coachId);
  if (!settings) throw new Problem("bookkeepingNumbersMissing");
  const firstMonth = settings.first_month;
  if (!isWithinBusinessYear({ ...asked, firstMonth }))
    throw new Problem("invalidFields", { errors: [{ field: "to", code: "businessYear", params: {} }] });
  const { days, ...range } = rangeOf(asked);
  const [events, deductsVat] = await Promise.all([
    eventsIn(platform, { coachId: asked.coachId, ...range }),
    store.owesVat(database, asked.coachId),
  ]);
  const head = {
    consultantNumber: settings.consultant_number,
    clientNumber: settings.client_number,
    chart: settings.chart,
    accountLength: settings.account_length,
    yearBegins: businessYearOf(asked.from, firstMonth),
    ...days,
    title: `${config.brand} ${asked.from}`,
    madeAt: Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
      .toZonedDateTimeISO(BERLIN)
      .toPlainDateTime()
      .toString({ smallestUnit: "second" }),
  };
  const lines = events.map((event) => bookingLineOf(event, { deductsVat })).filter((line) => line !== undefined);
  lines.sort((one, other) => one.on.localeCompare(other.on));
  return datevBatch(head, { lines, accounts: settings.accounts });
}

type Range = { coachId: string; from: Date; to: Date };

async function eventsIn({ database, config }: Platform, range: Range): Promise<BookedEvent[]> {
  const [invoices, adjustments, payouts] = await Promise.all([
    factsOfCoach(database, range),
    store.findAdjustments(database, range),
    store.findPayouts(database, range),
  ]);
  return [
    ...invoices,
    ...adjustments.map(
      ({ adjusted_cents: cents, earned_at, reason }): BookedEvent => ({
        ...{ kind: "adjustment", cents, on: berlinDay(earned_at), reason: reason ?? config.brand },
      }),
    ),
    ...payouts.map(
      ({ payout_cents: cents, paid_at, month }): BookedEvent => ({
        ...{ kind: "payout", cents, on: berlinDay(paid_at), month },
      }),
    ),
  ];
}

type Sums = Omit<BookkeepingYear, "year">;
export type YearMonth = Sums & { month: string };

const presentMonth = (row: store.MonthRow): YearMonth => ({
  month: row.month,
  ...{ netCents: row.net_cents, vatCents: row.vat_cents, grossCents: row.gross_cents },
  ...{ feeCents: row.fee_cents, feeVatCents: row.fee_vat_cents, adjustedCents: row.adjusted_cents },
  ...{ arrivesCents: row.arrives_cents, paidOutCents: row.paid_out_cents, count: row.count },
});

const NOTHING: Sums = {
  ...{ netCents: 0, vatCents: 0, grossCents: 0, feeCents: 0, feeVatCents: 0, adjustedCents: 0 },
  ...{ arrivesCents: 0, paidOutCents: 0, count: 0 },
};
const KEYS = Object.keys(NOTHING) as (keyof Sums)[];

const sumOf = (months: Sums[]): Sums =>
  Object.fromEntries(KEYS.map((key) => [key, months.reduce((sum, month) => sum + month[key], 0)])) as Sums;

const byYear = (months: YearMonth[]) => Map.groupBy(months, ({ month }) => Number(month.slice(0, 4)));

export async function yearsOf({ database }: Platform, coachId: string): Promise<BookkeepingYear[]> {
  const months = (await store.findMonths(database, coachId)).map(presentMonth);
  return [...byYear(months)].map(([year, own]) => ({ year, ...sumOf(own) })).reverse();
}

export type Year = { coach: string; year: number; months: YearMonth[]; total: Sums };

/** All twelve months of one year, also those without anything. */
export async function yearOf(
  { database }: Platform,
  { coachId, year }: { coachId: string; year: number },
): Promise<Year> {
  const found = (await store.findMonths(database, coachId)).map(presentMonth);
  const own = byYear(found).get(year);
  if (!own) throw new Problem("notFound");
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, "0")}`;
    return own.find((each) => each.month === month) ?? { month, ...NOTHING };
  });
  return { coach: await store.findCoachName(database, coachId), year, months, total: sumOf(own) };
}
