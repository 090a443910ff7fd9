import type { Forecast, Reconciliation } from "@aufwind/contract/reconciliation";
import { monthOf, payBy } from "@aufwind/rules/statements";
import { DAY } from "@aufwind/rules/time/durations";
import { isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import { failureOf } from "../../platform/cards/outcome.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { readBalance } from "./gateway.ts";
import * as store from "./store.ts";

/** The latest days, and what the ledger's accounts hold. */
export async function readReconciliation({ database }: Platform, days: number): Promise<Reconciliation> {
  const [rows, accounts] = await Promise.all([store.findDays(database, days), store.findAccounts(database)]);
  return {
    days: rows.map((row) => ({
      day: row.on,
      ledgerCents: row.ledger_cents,
      providerCents: row.provider_cents,
      differenceCents: row.difference_cents,
      runningCents: row.running_cents,
      providerFeeCents: row.provider_fee_cents,
      ownCents: row.own_cents,
      movements: row.movements,
      checkedAt: row.checked_at.toISOString(),
    })),
    accounts,
  };
}

const DAYS_AHEAD = 30;

/** The balance at the provider on each of the next days, as things stand. */
export async function forecastBalance(platform: Platform): Promise<Forecast> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + DAYS_AHEAD * DAY);
  const openMonthPaidBy = payBy(monthOf(now.getTime()), isBerlinHoliday);
  const balanceCents = await balanceNow(platform);
  const rows = await store.findForecast(platform.database, { now, until, openMonthPaidBy });
  let balance = balanceCents;
  const days = rows.map((row) => {
    balance += row.charge_cents - row.refund_cents - row.payout_cents;
    return {
      day: row.day,
      chargeCents: row.charge_cents,
      refundCents: row.refund_cents,
      payoutCents: row.payout_cents,
      balanceCents: balance,
    };
  });
  return { balanceCents, days };
}

async function balanceNow({ cards }: Platform): Promise<number> {
  try {
    return await readBalance(cards);
  } catch (error) {
    failureOf(error);
    throw new Problem("cardsUnavailable");
  }
}
