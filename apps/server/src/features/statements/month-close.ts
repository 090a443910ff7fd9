import { balanceOf, endOfMonth, monthBefore, payBy } from "@aufwind/rules/statements";
import { isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { issueFeeInvoices } from "../invoices/commands.ts";
import * as store from "./month-close-store.ts";
import { notifyClosed } from "./notifications.ts";

const AT_ONCE = 200;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** Closes every past month with earnings, earliest first: the next one needs its carry-over. */
export async function closeMonths(platform: Platform, signal: AbortSignal): Promise<void> {
  const last = monthBefore(platform.clock.now().getTime());
  const first = await store.firstOpenMonth(platform.database, new Date(endOfMonth(last)));
  if (!first) return;
  for (let month = Temporal.PlainYearMonth.from(first); month.toString() <= last; month = month.add({ months: 1 }))
    await closeMonth(platform, { month: month.toString(), signal });
}

async function closeMonth(platform: Platform, { month, signal }: { month: string; signal: AbortSignal }) {
  const end = new Date(endOfMonth(month));
  const asked = { first: `${month}-01`, end, limit: AT_ONCE };
  for (let after = BEFORE_ALL; ; ) {
    signal.throwIfAborted();
    const coachIds = await store.findCoaches(platform.database, { ...asked, after });
    await closeFor(platform, { month, end, coachIds });
    if (coachIds.length < AT_ONCE) return;
    after = coachIds.at(-1) ?? after;
  }
}

type Batch = { month: string; end: Date; coachIds: string[] };

/** Closes a month for some coaches in one transaction: sums, fee invoices, and a mail to each. */
async function closeFor(platform: Platform, { month, end, coachIds }: Batch): Promise<void> {
  if (coachIds.length === 0) return;
  await transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const paidBy = payBy(month, isBerlinHoliday);
    const opened = await store.openStatements(tx, { coachIds, first: `${month}-01`, end, payBy: paidBy, now });
    if (opened.length === 0) return;
    const ids = opened.map(({ id }) => id);
    const carried = new Map(opened.map(({ id, carried_in_cents }) => [id, carried_in_cents]));
    const closed = (await store.stateEarnings(tx, { ids, end })).map((sums) => {
      const balance = balanceOf({ arrivesCents: sums.arrives_cents, carriedInCents: carried.get(sums.id) ?? 0 });
      const isDue = balance.payoutCents > 0;
      return {
        ...sums,
        payout_cents: balance.payoutCents,
        carried_out_cents: balance.carriedOutCents,
        status: isDue ? "due" : "nothing",
        due_at: isDue ? now : null,
      };
    });
    await store.fillStatements(tx, closed);
    await issueFeeInvoices(tx, platform, { statementIds: ids, now });
    await notifyClosed(tx, platform, ...ids);
    await platform.jobs.add(tx, "payouts-due", {});
  });
}
