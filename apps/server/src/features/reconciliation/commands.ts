import { berlinDay, berlinDayStart } from "../../platform/calendar/berlin-days.ts";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { readProviderDay } from "./gateway.ts";
import * as store from "./store.ts";

/** Looked at again: what the provider told late belongs to the day on which it happened there. */
const AGAIN_DAYS = 3;

/** Compares every day since the last one, until yesterday, with the provider's own books. */
export async function reconcileDays(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, clock } = platform;
  const today = berlinDay(clock.now());
  const begun = await store.firstLedgerDay(database);
  if (!begun) return;
  const last = await store.lastReconciled(database);
  const again = last && Temporal.PlainDate.from(last.day).subtract({ days: AGAIN_DAYS }).toString();
  const first = Temporal.PlainDate.from(again && again > begun ? again : begun);
  for (let day = first; day.toString() < today; day = day.add({ days: 1 })) {
    signal.throwIfAborted();
    await reconcileDay(platform, day.toString());
  }
  await judgeBooks(platform, last?.runningCents ?? 0);
}

async function reconcileDay(platform: Platform, day: string): Promise<void> {
  const time = { from: berlinDayStart(day), to: berlinDayStart(day, 1) };
  await platform.cards.pace();
  const provider = await readProviderDay(platform.cards, time);
  await transact(platform.database, async (tx) => {
    const ledgerCents = await store.sumLedger(tx, time);
    const differenceCents = provider.providerCents - ledgerCents;
    await store.upsertDay(tx, {
      day,
      ledger_cents: ledgerCents,
      provider_cents: provider.providerCents,
      running_cents: (await store.runningBefore(tx, day)) + differenceCents,
      provider_fee_cents: provider.feeCents,
      own_cents: provider.ownCents,
      movements: provider.movements,
      checked_at: platform.clock.now(),
    });
  });
}

/** One case for as long as the books differ, which comes up again with every change and closes by itself. */
const judgeBooks = (platform: Platform, beforeCents: number): Promise<void> =>
  transact(platform.database, async (tx) => {
    const last = await store.lastReconciled(tx);
    const cause = { source: "reconciliation", sourceId: "provider" };
    if (!last || last.runningCents === beforeCents) return;
    if (last.runningCents === 0) await closeCaseOf(tx, platform, cause);
    else await openCase(tx, platform, { ...cause, kind: "payment", locale: "de", data: last });
  });
