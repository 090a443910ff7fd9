import type { FinanceItem, FinanceSummary } from "@aufwind/contract/finances";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import { type Period, periodRange } from "@aufwind/rules/appointments/periods";
import { endOfMonth, monthOf } from "@aufwind/rules/statements";
import type { Platform } from "../../platform/platform.ts";
import { expectedMonth, expectedOf, type Looking, presentSales } from "./present.ts";
import * as store from "./store.ts";

const ZONE = "Europe/Berlin";
/** This month and the next two. */
const MONTHS_AHEAD = [0, 1, 2];

type Asked = { coachId: string; period: Period; state?: store.SaleRow["state"] | undefined };

/** One page of a coach's past and future earnings. */
export async function listSales(platform: Platform, asked: Asked & PageAsked) {
  const wanted = wantedOf(platform, asked);
  const [rows, totalCount, looking] = await Promise.all([
    store.findSales(platform.database, wanted, { sort: asked.sort, rows: rowsOf(asked) }),
    store.countWanted(platform.database, wanted),
    lookingAt(platform, asked.coachId),
  ]);
  return { items: presentSales(rows, looking), ...pageFacts({ ...asked, totalCount }) };
}

/** All of it, oldest first. */
export async function allSales(platform: Platform, asked: Asked): Promise<FinanceItem[]> {
  const rows = await store.findSales(platform.database, wantedOf(platform, asked), { sort: "asc" });
  return presentSales(rows, await lookingAt(platform, asked.coachId));
}

const wantedOf = ({ clock }: Platform, { coachId, period, state }: Asked): store.Wanted => ({
  coachId,
  state,
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
    paidOutCents: sums.paid_out,
  };
}
