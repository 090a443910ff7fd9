import type { FinanceItem, FinanceMonth, FinanceSummary } from "@aufwind/contract/finances";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import { type Period, periodRange } from "@aufwind/rules/appointments/periods";
import { isLive } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { earningsOf, type VatStatus } from "@aufwind/rules/money";
import { endOfMonth, feeRateOf, monthOf, payBy } from "@aufwind/rules/statements";
import { berlinDay, isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import type { CsvColumn } from "../../platform/documents/csv.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentEarned } from "../earnings/queries.ts";
import type { BookedRow, SaleRow } from "./store.ts";
import * as store from "./store.ts";

const ZONE = "Europe/Berlin";
/** This month and the next two. */
const MONTHS_AHEAD = [0, 1, 2];

type Query = {
  coachId: string;
  period: Period;
  state?: store.SaleRow["state"] | undefined;
  statementId?: string | undefined;
};

/** One page of a coach's past and future earnings. */
export async function listSales(platform: Platform, asked: Query & PageAsked) {
  const wanted = wantedOf(platform, asked);
  const [rows, totalCount, looking] = await Promise.all([
    store.findSales(platform.database, wanted, { sort: asked.sort, rows: rowsOf(asked) }),
    store.countWanted(platform.database, wanted),
    lookingAt(platform, asked.coachId),
  ]);
  return { items: presentSales(rows, looking), ...pageFacts({ ...asked, totalCount }) };
}

/** All of it, oldest first. */
export async function allSales(platform: Platform, asked: Query): Promise<FinanceItem[]> {
  const rows = await store.findSales(platform.database, wantedOf(platform, asked), { sort: "asc" });
  return presentSales(rows, await lookingAt(platform, asked.coachId));
}

const wantedOf = ({ clock }: Platform, { coachId, period, state, statementId }: Query): store.Wanted => ({
  coachId,
  state,
  statementId,
  range: periodRange({ period, now: clock.now().getTime(), zone: ZONE }),
});

const lookingAt = async ({ database, clock }: Platform, coachId: string): Promise<Looking> => ({
  coachSince: await store.findSince(database, coachId),
  now: clock.now().getTime(),
});

/** What was earned, what will be earned, what is still to be paid out. */
export async function summaryOf(platform: Platform, coachId: string): Promise<FinanceSummary> {
  const looking = await lookingAt(platform, coachId);
  const month = monthOf(looking.now);
  const newYear = new Date(endOfMonth(`${Number(month.slice(0, 4)) - 1}-12`));
  const [sums, booked] = await Promise.all([
    store.findSums(platform.database, { coachId, since: newYear }),
    store.findBooked(platform.database, coachId),
  ]);
  const byMonth = Map.groupBy(booked, (row) => expectedMonth(row, looking));
  const forecast = MONTHS_AHEAD.map((ahead) => {
    const each = Temporal.PlainYearMonth.from(month).add({ months: ahead }).toString();
    const rows = byMonth.get(each) ?? [];
    const arrivesCents = rows.reduce((sum, row) => sum + expectedOf(row, looking).arrivesCents, 0);
    return { month: each, arrivesCents, count: rows.length };
  });
  return {
    month: { month, earnedCents: sums.earned, count: sums.count, carriedInCents: sums.carried },
    forecast,
    open: sums.open !== null && sums.pay_by !== null ? { cents: sums.open, payBy: sums.pay_by } : null,
    held: await heldOf(platform, coachId),
    paidOutCents: sums.paid_out,
  };
}

async function heldOf({ database }: Platform, coachId: string): Promise<FinanceSummary["held"]> {
  const held = await store.findHeldSums(database, coachId);
  if (held.count === 0) return null;
  return { checkedCents: held.checked_cents, reason: held.reason, keptCents: held.kept_cents };
}

/** This month, the eleven before it, and the year to compare them with. */
const MONTHS_BACK = 23;

/** What was earned, what it cost and what was paid out, by month. */
export async function monthsOf({ database, clock }: Platform, coachId: string): Promise<FinanceMonth[]> {
  const month = Temporal.PlainYearMonth.from(monthOf(clock.now().getTime()));
  const first = month.subtract({ months: MONTHS_BACK });
  const rows = await store.findMonths(database, { coachId, from: `${first}-01`, to: `${month}-01` });
  return rows.map((row) => ({
    month: row.month,
    netCents: row.net_cents,
    feeCents: row.fee_cents,
    paidOutCents: row.paid_out_cents,
  }));
}

/** `now` in epoch milliseconds. */
type Looking = { coachSince: Date; now: number };

/** What one appointment has earned, or will earn if it takes place; null for what never will. */
export async function earningOf({ database }: Platform, own: { coachId: string; id: string }): Promise<number | null> {
  const row = await store.findOne(database, own);
  if (!row) return null;
  if (row.earned_cents !== null) return row.earned_cents;
  return isLive(row.status) ? expectedOf(row, { coachSince: row.coach_since }).arrivesCents : null;
}

type Expected = Omit<BookedRow, "appointment_id">;

/** What a booked appointment will earn if it takes place. */
function expectedOf(row: Expected, { coachSince }: Pick<Looking, "coachSince">) {
  const feeRate = feeRateOf({
    relation: row.relation === "existing" ? "existing" : "new",
    startsAt: row.starts_at.getTime(),
    coachSince: coachSince.getTime(),
  });
  const status = row.vat_status as VatStatus;
  return { feeRate, ...earningsOf({ netCents: row.net_cents, status, fee: feeRate, marketing: row.is_first }) };
}

/** The month in which it will be earned; overdue ones count in this month. */
const expectedMonth = (row: Expected, { now }: Looking): string => monthOf(Math.max(row.ends_at.getTime(), now));

const sumsOf = (row: SaleRow) => ({
  grossCents: row.gross_cents,
  vatCents: row.vat_cents,
  ...presentEarned(row),
});

/** Rows as a coach sees them; the payout day of a month is calculated once. */
function presentSales(rows: SaleRow[], looking: Looking): FinanceItem[] {
  const days = new Map<string, string>();
  const dayOf = (month: string): string => {
    const day = days.get(month) ?? payBy(month, isBerlinHoliday);
    days.set(month, day);
    return day;
  };
  const payoutOn = (row: SaleRow): string | null => {
    if (row.state === "held") return null;
    if (row.paid_at) return berlinDay(row.paid_at);
    return row.pay_by ?? dayOf(row.earned_at ? monthOf(row.earned_at.getTime()) : expectedMonth(row, looking));
  };
  return rows.map((row) => ({
    ...(row.kind === "booked" ? { ...expectedOf(row, looking), adjustedCents: 0 } : sumsOf(row)),
    netCents: row.net_cents,
    appointmentId: row.appointment_id,
    client: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim(),
    consultation: row.consultation,
    scheduledAt: row.starts_at.toISOString(),
    kind: row.kind,
    reason: row.reason,
    state: row.state,
    payoutOn: payoutOn(row),
  }));
}

const AMOUNTS = [
  ["gross", "grossCents"],
  ["vat", "vatCents"],
  ["net", "netCents"],
  ["fee", "feeCents"],
  ["marketing", "marketingCents"],
  ["feeVat", "feeVatCents"],
  ["adjusted", "adjustedCents"],
  ["arrives", "arrivesCents"],
] as const;

/** "2026-11-17 14:00": a format that every spreadsheet reads as a time. */
const berlinTime = (instant: string): string => {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO("Europe/Berlin");
  return `${at.toPlainDate()} ${at.toPlainTime().toString({ smallestUnit: "minute" })}`;
};

/** The columns of the export, named like the statement's sheet. */
export const columnsIn = (translator: Translator, locale: Locale): CsvColumn<FinanceItem>[] => [
  { heading: translator.t(locale, "documents:statement.head.startsAt"), value: (sale) => berlinTime(sale.scheduledAt) },
  { heading: translator.t(locale, "documents:statement.head.client"), value: (sale) => sale.client },
  {
    heading: translator.t(locale, "finances:head.consultation"),
    value: (sale) => (sale.consultation ? translator.t(locale, `finances:consultations.${sale.consultation}`) : ""),
  },
  {
    heading: translator.t(locale, "documents:statement.head.kind"),
    value: (sale) => [translator.t(locale, `finances:kinds.${sale.kind}`), sale.reason].filter(Boolean).join(": "),
  },
  ...AMOUNTS.map(([head, key]) => ({
    heading: translator.t(locale, `documents:statement.head.${head}`),
    value: (sale: FinanceItem) => sale[key] / 100,
    digits: 2,
  })),
  { heading: translator.t(locale, "finances:head.feeRate"), value: (sale) => sale.feeRate / 100 },
  {
    heading: translator.t(locale, "finances:head.state"),
    value: (sale) => translator.t(locale, `finances:states.${sale.state}`),
  },
  { heading: translator.t(locale, "finances:head.payoutOn"), value: (sale) => sale.payoutOn ?? "" },
  { heading: translator.t(locale, "documents:statement.head.appointment"), value: (sale) => sale.appointmentId ?? "" },
];
