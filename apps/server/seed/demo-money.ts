import { lastDayOf } from "@aufwind/rules/payments/cards";
import { startCard } from "../src/features/payment-methods/commands.ts";
import { findCustomer, insertPaymentMethod } from "../src/features/payment-methods/store.ts";
import { settle } from "../src/features/payments/commands.ts";
import { refundNext } from "../src/features/payments/refunds/commands.ts";
import { leaseDue } from "../src/features/payments/store.ts";
import { askAccount, connectAccount } from "../src/features/payout-accounts/commands.ts";
import { closeMonths } from "../src/features/statements/closings/commands.ts";
import { payOut } from "../src/features/statements/payouts/commands.ts";
import type { Platform } from "../src/platform/platform.ts";

/** Only the stand-in of this machine gives out cards; a real provider asks people for theirs. */
export const hasSandbox = ({ config }: Platform): boolean => config.cards.sandboxUrl !== undefined;

const CARDS = ["4242424242424242", "5555555555554444"];

/** A card at the provider, kept as if its owner had typed it in. */
export async function seedCard(platform: Platform, { userId, place }: { userId: string; place: number }) {
  const { database, clock, config } = platform;
  await startCard(platform, userId);
  const customer = await findCustomer(database, userId);
  const number = CARDS[place % CARDS.length] ?? "";
  const [month, year] = [(place % 12) + 1, clock.now().getUTCFullYear() + 2];
  const response = await fetch(`${config.cards.sandboxUrl}/sandbox/cards`, {
    method: "POST",
    headers: { authorization: `Bearer ${config.cards.secretKey}` },
    body: JSON.stringify({ customer: customer?.provider_id, number, expMonth: month, expYear: year }),
  });
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

/** A coach who has told the provider everything. */
export async function seedPayoutAccount(platform: Platform, coachId: string): Promise<void> {
  const url = await connectAccount(platform, { coachId, locale: "de" });
  await fetch(url, { method: "POST", body: new URLSearchParams({ answer: "finish" }), redirect: "manual" });
  await askAccount(platform, coachId);
}

const never = new AbortController().signal;

/** What the jobs do about money, at the time of this house. */
export async function keepBooks(platform: Platform): Promise<void> {
  for (;;) {
    const id = await leaseDue(platform.database, platform.clock.now());
    if (!id) break;
    await settle(platform, id);
  }
  while (await refundNext(platform));
}

/** What the jobs do on the first of a month. */
export async function closeBooks(platform: Platform): Promise<void> {
  await closeMonths(platform, never);
  await payOut(platform, never);
}
