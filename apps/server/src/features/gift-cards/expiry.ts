import { nextReminderAt } from "@aufwind/rules/gift-cards";
import { asLocale } from "@aufwind/rules/locale";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { postEntries } from "../ledger/commands.ts";
import * as store from "./expiry-store.ts";
import { endingMail } from "./mails.ts";
import { updateGiftCard } from "./order-store.ts";

/** Reminds whoever has something left on a gift card that ends soon, one after the other. */
export async function remindOwners(platform: Platform, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await transact(platform.database, (tx) => remindNext(tx, platform))));
}

async function remindNext(tx: Tx, platform: Platform): Promise<boolean> {
  const due = await store.findToRemind(tx, platform.clock.now());
  if (!due) return false;
  const reminders = due.reminders + 1;
  const next = nextReminderAt({ expiresOn: due.expiresOn, reminders });
  await updateGiftCard(tx, due.id, { reminders, remind_at: next === undefined ? null : new Date(next) });
  const { email, firstName, balanceCents, expiresOn } = due;
  const locale = asLocale(due.locale);
  if (email && balanceCents > 0)
    await platform.outbox.add(tx, endingMail(platform, { email, firstName, locale }, { balanceCents, expiresOn }));
  return true;
}

/** What was never used by the last day is ours; one after the other. */
export async function expireGiftCards(platform: Platform, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await transact(platform.database, (tx) => expireNext(tx, platform))));
}

async function expireNext(tx: Tx, { clock }: Platform): Promise<boolean> {
  const now = clock.now();
  const over = await store.findExpired(tx, berlinDay(now));
  if (!over) return false;
  await updateGiftCard(tx, over.id, { status: "expired", balance_cents: 0, remind_at: null });
  await bookExpired(tx, over, now);
  return true;
}

type Expired = { id: string; expiresOn: string; balanceCents: number };

export const bookExpired = (tx: Tx, { id, expiresOn, balanceCents }: Expired, now: Date): Promise<boolean> =>
  postEntries(tx, {
    // What came back to it later may expire again.
    key: `gift-expired:${id}:${expiresOn}`,
    kind: "gift_expired",
    at: now,
    entries: [
      { account: "gift_cards", amountCents: balanceCents },
      { account: "breakage", amountCents: -balanceCents },
    ],
  });
