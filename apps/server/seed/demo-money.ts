import { lastDayOf } from "@aufwind/rules/payments/cards";
import { sql } from "kysely";
import { refundNext } from "../src/features/card-refunds/commands.ts";
import { startCard } from "../src/features/payment-methods/commands.ts";
import { findCustomer, insertPaymentMethod } from "../src/features/payment-methods/store.ts";
import { settleCharge } from "../src/features/payments/commands.ts";
import { REFUND_SOURCES } from "../src/features/payments/refunds/sources.ts";
import { connectAccount, fetchAccount } from "../src/features/payout-accounts/commands.ts";
import { reconcileDays } from "../src/features/reconciliation/commands.ts";
import { payOut } from "../src/features/statements/commands.ts";
import { closeMonths } from "../src/features/statements/month-close.ts";
import type { Database } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";

/** Only the local sandbox gives out cards; a real provider asks people for theirs. */
export const hasSandbox = ({ config }: Platform): boolean => config.cards.sandboxUrl !== undefined;

const CARDS = ["4242424242424242", "5555555555554444"];

/** What is asked of the sandbox from now on happened at this time; without one it happens now. */
async function setProviderTime({ config }: Platform, time?: number): Promise<void> {
  if (config.cards.sandboxUrl) await steer(config, "time", { at: time && new Date(time) });
}

const steer = ({ cards }: Platform["config"], path: string, body: object) =>
  fetch(`${cards.sandboxUrl}/sandbox/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${cards.secretKey}` },
    body: JSON.stringify(body),
  });

/** A card at the provider, stored as if its owner had typed it. */
export async function seedCard(platform: Platform, { userId, place }: { userId: string; place: number }) {
  const { database, clock, config } = platform;
  await startCard(platform, userId);
  const customer = await findCustomer(database, userId);
  const number = CARDS[place % CARDS.length] ?? "";
  const [month, year] = [(place % 12) + 1, clock.now().getUTCFullYear() + 2];
  const card = { customer: customer?.provider_id, number, expMonth: month, expYear: year };
  const response = await steer(config, "cards", card);
  const { id } = (await response.json()) as { id: string };
  await insertPaymentMethod(database, {
    user_id: userId,
    provider_id: id,
    place: 1,
    brand: place % CARDS.length === 0 ? "visa" : "mastercard",
    last_four: number.slice(-4),
    expires_on: lastDayOf({ month, year }),
    is_default: true,
    created_at: clock.now(),
  });
}

/** Pays what waits for a card at the provider, as its form would. */
export async function seedPayment({ config, cards }: Platform, intentId: string): Promise<void> {
  const response = await steer(config, "cards", { number: CARDS[1] });
  const { id } = (await response.json()) as { id: string };
  await cards.stripe.paymentIntents.confirm(intentId, { payment_method: id });
}

/** A coach who completed the provider's onboarding. */
export async function seedPayoutAccount(platform: Platform, coachId: string): Promise<void> {
  const url = await connectAccount(platform, { coachId, locale: "de" });
  await fetch(url, { method: "POST", body: new URLSearchParams({ answer: "finish" }), redirect: "manual" });
  await fetchAccount(platform, coachId);
}

const never = new AbortController().signal;

/** Which charge is due next, and when; and whether a refund is due by then. */
export async function nextDue(db: Database, from: Date) {
  const { rows } = await sql<{ id: string | null; at: Date | null; has_refund: boolean }>`
    select id, at, exists (select from refunds where due_at <= ${from}) as has_refund
    from (select) one left join lateral (
      select appointment_id as id, greatest(due_at, ${from}::timestamptz) as at from charges
      where due_at is not null order by at, starts_at, appointment_id limit 1
    ) first on true`.execute(db);
  const { id = null, at = null, has_refund = false } = rows[0] ?? {};
  return { charge: id && at ? { id, at: at.getTime() } : undefined, hasRefund: has_refund };
}

/** Charges an appointment. */
export async function chargeCard(platform: Platform, id: string): Promise<void> {
  await setProviderTime(platform, platform.clock.now().getTime());
  await settleCharge(platform, id);
}

/** Sends due refunds. */
export async function giveBack(platform: Platform): Promise<void> {
  await setProviderTime(platform, platform.clock.now().getTime());
  for (const source of REFUND_SOURCES) while (await refundNext(platform, source));
}

/** What the jobs do on the first of a month. */
export async function closeBooks(platform: Platform): Promise<void> {
  await setProviderTime(platform, platform.clock.now().getTime());
  await closeMonths(platform, never);
  await payOut(platform, never);
}

/** Compares every day with the sandbox's own books, as a job does each morning. */
export async function compareBooks(platform: Platform): Promise<void> {
  await setProviderTime(platform);
  await reconcileDays(platform, never);
}
