import type { Forecast, ReconciledDayDetail, Reconciliation } from "@aufwind/contract/reconciliation";
import type { Locale } from "@aufwind/rules/locale";
import { explainByHand, type Movement, type Paired, pairBooks } from "@aufwind/rules/reconciliation";
import { monthOf, payBy } from "@aufwind/rules/statements";
import { DAY } from "@aufwind/rules/time/durations";
import { berlinDay, berlinDayStart, isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import { failureOf } from "../../platform/cards/outcome.ts";
import type { CsvColumn } from "../../platform/documents/csv.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import type { Platform } from "../../platform/platform.ts";
import { readBalance, readProviderMovements } from "./gateway.ts";
import * as store from "./store.ts";

/** The latest days, and what the ledger's accounts hold. */
export async function readReconciliation({ database }: Platform, days: number): Promise<Reconciliation> {
  const [rows, accounts] = await Promise.all([store.findDays(database, days), store.findAccounts(database)]);
  return { days: rows.map(presentDay), accounts };
}

type ReconciledDay = Reconciliation["days"][number];

const presentDay = (row: Awaited<ReturnType<typeof store.findDays>>[number]): ReconciledDay => ({
  day: row.on,
  ledgerCents: row.ledger_cents,
  providerCents: row.provider_cents,
  differenceCents: row.difference_cents,
  runningCents: row.running_cents,
  providerFeeCents: row.provider_fee_cents,
  ownCents: row.own_cents,
  movements: row.movements,
  checkedAt: row.checked_at.toISOString(),
});

const MOST_POSTINGS = 200;

/** One day in both books, as the provider has it now. */
export async function readDay(platform: Platform, day: string): Promise<ReconciledDayDetail> {
  const row = await store.findDay(platform.database, day);
  if (!row) throw new Problem("notFound");
  const { ledger, provider } = await pairDay(platform, day);
  const ofDay = ledger.filter((each) => each.day === day);
  const isAlone = (each: Paired<Movement>) => each.day === day && each.partnerOn !== day;
  const byHand = (await store.findByHand(platform.database, berlinDayStart(day))).map((each) => ({
    ...{ ...each, day: berlinDay(each.at) },
  }));
  return {
    ...presentDay(row),
    postings: ofDay.slice(0, MOST_POSTINGS).map(({ id, kind, ...posting }) => ({ ...presentMoved(posting), id, kind })),
    totalPostings: ofDay.length,
    unpaired: [
      ...ledger.filter(isAlone).map((each) => ({ ...each, book: "ledger" as const })),
      ...explainByHand(provider.filter(isAlone), byHand).map((each) => ({
        ...{ ...each, book: "provider" as const, appointmentId: null },
      })),
    ].map(({ book, kind, partnerOn, reason, ...moved }) => ({ ...presentMoved(moved), book, kind, partnerOn, reason })),
  };
}

type Moved = { at: Date; amountCents: number; reference: string | null; appointmentId: string | null };
const presentMoved = ({ at, amountCents, reference, appointmentId }: Moved) => ({
  ...{ at: at.toISOString(), amountCents, reference, appointmentId },
});

/** Both books of a day in pairs; the days around it are read only where something has no partner. */
async function pairDay(platform: Platform, day: string) {
  const whole = { from: berlinDayStart(day), to: berlinDayStart(day, 1) };
  const wide = { from: berlinDayStart(day, -1), to: berlinDayStart(day, 2) };
  const rows = await store.findPostings(platform.database, wide);
  const ledger = rows.map(({ appointment_id, amount_cents, ...row }) => ({
    ...{ ...row, appointmentId: appointment_id, amountCents: amount_cents, day: berlinDay(row.at) },
  }));
  const pairedIn = async (time: typeof whole) => {
    const moved = await fromProvider(() => readProviderMovements(platform.cards, time));
    const provider = moved.map(({ type, ...each }) => ({ ...each, kind: type, day: berlinDay(each.at) }));
    const { ones, others } = pairBooks(ledger, provider);
    return { ledger: ones, provider: others };
  };
  const paired = await pairedIn(whole);
  const isWhole = [...paired.ledger, ...paired.provider].every((each) => each.day !== day || each.partnerOn === day);
  return isWhole ? paired : pairedIn(wide);
}

const AMOUNTS = [
  ...(["ledgerCents", "providerCents", "differenceCents", "runningCents", "providerFeeCents", "ownCents"] as const),
];

/** The sheet of the days, amounts in euros. */
export const columnsIn = (translator: Translator, locale: Locale): CsvColumn<ReconciledDay>[] => [
  { heading: translator.t(locale, "reconciliation:head.day"), value: ({ day }) => day },
  ...AMOUNTS.map((key) => ({
    heading: translator.t(locale, `reconciliation:head.${key}`),
    value: (each: ReconciledDay) => each[key] / 100,
    digits: 2,
  })),
  { heading: translator.t(locale, "reconciliation:head.movements"), value: ({ movements }) => movements },
];

const DAYS_AHEAD = 30;

/** The balance at the provider on each of the next days, as things stand. */
export async function forecastBalance(platform: Platform): Promise<Forecast> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + DAYS_AHEAD * DAY);
  const openMonthPaidBy = payBy(monthOf(now.getTime()), isBerlinHoliday);
  const balanceCents = await fromProvider(() => readBalance(platform.cards));
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

/** A provider that does not answer is a problem of the page, not ours. */
async function fromProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    failureOf(error);
    throw new Problem("cardsUnavailable");
  }
}
