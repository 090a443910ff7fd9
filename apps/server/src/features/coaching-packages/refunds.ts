import { ASK_AGAIN, isKeyOver } from "@aufwind/rules/payments/charge-plan";
import type Stripe from "stripe";
import { failureOf } from "../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { postEntries } from "../ledger/commands.ts";
import { findRefund, findSentRefund, sendRefund } from "./gateway.ts";
import { mailClient } from "./notifications.ts";
import * as store from "./refund-store.ts";
import { findPayment, findPurchase } from "./store.ts";

/** Banks take their time; asked regularly in case the message is lost. */
const LATER = 6 * 3_600_000;

/** Sends or looks up the refund that has waited longest; returns whether there was one. */
export async function refundNext(platform: Platform): Promise<boolean> {
  const { database, clock, cards } = platform;
  const now = clock.now();
  const refund = await store.leaseRefund(database, now);
  if (!refund) return false;
  const intentId = (await findPayment(database, refund.payment_id))?.intent_id;
  if (!intentId) throw new Error("a refund of a package has no payment");
  const sent = { refund, intentId };
  await cards.pace();
  try {
    if (refund.provider_id) await storeRefund(platform, await findRefund(cards, refund.provider_id), refund.id);
    else if (isKeyOver(refund.sent_at, now)) await lookUp(platform, sent);
    else await storeRefund(platform, await sendRefund(cards, sent), refund.id);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "unknown") await again(platform, refund.id);
    else await lookUp(platform, { ...sent, ...(failure.kind === "refused" && { refusal: failure.code }) });
  }
  return true;
}

const again = ({ database, clock }: Platform, id: string, changes = {}) =>
  store.updateRefund(database, id, {
    due_at: new Date(clock.now().getTime() + ASK_AGAIN),
    leased_until: null,
    ...changes,
  });

type LookedUp = { refund: store.RefundRow; intentId: string; refusal?: string };

/** Without effect the next attempt gets a new key; a permanent refusal is left to people. */
async function lookUp(platform: Platform, { refund, intentId, refusal }: LookedUp): Promise<void> {
  const { id, attempt } = refund;
  try {
    const found = await findSentRefund(platform.cards, { refund, intentId });
    if (found) await storeRefund(platform, found, id);
    else if (refusal) await transact(platform.database, (tx) => fail(tx, platform, { id, failure: refusal }));
    else await again(platform, id, { attempt: attempt + 1, sent_at: null });
  } catch (error) {
    failureOf(error);
    await again(platform, id);
  }
}

/** Stores the provider's status of a refund; idempotent. */
export const storeRefund = (platform: Platform, refund: Stripe.Refund, id: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const known = await store.lockRefund(tx, id);
    if (!known) return;
    if (refund.status === "failed" || refund.status === "canceled")
      return fail(tx, platform, { id, failure: refund.failure_reason ?? "failed", providerId: refund.id });
    const now = platform.clock.now();
    const isDone = refund.status === "succeeded";
    await store.updateRefund(tx, id, {
      provider_id: refund.id,
      status: isDone ? "succeeded" : "pending",
      // A refund that succeeded can still fail at the bank: checked once more.
      due_at: isDone && known.status === "succeeded" ? null : new Date(now.getTime() + LATER),
      leased_until: null,
      sent_at: null,
      settled_at: isDone ? (known.settled_at ?? now) : null,
    });
    await bookRefunded(tx, { id, cents: known.amount_cents, now });
    if (isDone) await closeCaseOf(tx, platform, { source: "package_refunds", sourceId: id });
  });

type Booked = { id: string; cents: number; now: Date };

const bookRefunded = (tx: Tx, { id, cents, now }: Booked): Promise<boolean> =>
  postEntries(tx, {
    key: `package-refunded:${id}`,
    kind: "package_refunded",
    at: now,
    entries: [
      { account: "packages", amountCents: cents },
      { account: "provider", amountCents: -cents },
    ],
  });

type Failed = { id: string; failure: string; providerId?: string };

/** It came back to us and is still the client's: people send it another way. */
async function fail(tx: Tx, platform: Platform, { id, failure, providerId }: Failed): Promise<void> {
  const known = await store.lockRefund(tx, id);
  if (!known || known.status === "failed") return;
  const [now, cents] = [platform.clock.now(), known.amount_cents];
  const over = { due_at: null, leased_until: null, sent_at: null, settled_at: now, status: "failed", failure };
  await store.updateRefund(tx, id, { ...over, ...(providerId && { provider_id: providerId }) });
  await bookRefunded(tx, { id, cents, now });
  await postEntries(tx, {
    key: `package-refund-failed:${id}`,
    kind: "refund_failed",
    at: now,
    entries: [
      { account: "provider", amountCents: cents },
      { account: "owed_back", amountCents: -cents },
    ],
  });
  const payment = await findPayment(tx, known.payment_id);
  const purchase = payment && (await findPurchase(tx, payment.purchase_id));
  if (!purchase) return;
  await mailClient(tx, platform, { purchaseId: purchase.id, news: "refundFailed", cents });
  await openCase(tx, platform, {
    kind: "payment",
    source: "package_refunds",
    sourceId: id,
    person: { id: purchase.client_id },
    data: { amountCents: cents, failure },
  });
}
