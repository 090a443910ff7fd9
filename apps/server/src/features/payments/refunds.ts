import { ASK_AGAIN, isKeyOver } from "@aufwind/rules/payments/charge-plan";
import type Stripe from "stripe";
import { failureOf } from "../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { setPayment } from "../appointments/commands.ts";
import { type AppointmentRow, lockAny } from "../appointments/store.ts";
import { releaseCredit } from "../credits/store.ts";
import { findRefund, findRefundOf, sendRefund } from "./gateway.ts";
import { notifyRefunded, notifyRefundFailed } from "./notifications.ts";
import { bookRefund } from "./postings.ts";
import * as store from "./store.ts";
import { type ChargeRow, findCharge, lockCharge } from "./store.ts";

/** Banks take their time; asked regularly in case the webhook is lost. */
const LATER = 6 * 3_600_000;

type RequestRefundParams = { row: AppointmentRow; charge: ChargeRow; now: Date };

/** Refunds everything that was paid and releases the credit; the provider is called after the commit. */
export async function requestRefund(tx: Tx, platform: Platform, { row, charge, now }: RequestRefundParams) {
  await store.insertRefund(tx, {
    appointment_id: row.id,
    amount_cents: charge.amount_cents,
    status: "due",
    due_at: now,
    asked_at: now,
  });
  await releaseCredit(tx, row.id);
  await setPayment(tx, platform, { row, payment: "refunding" });
  await platform.jobs.add(tx, "refunds-due", {});
}

/** Sends or looks up the refund that has waited longest; returns whether there was one. */
export async function refundNext(platform: Platform): Promise<boolean> {
  const { database, clock, cards } = platform;
  const now = clock.now();
  const due = await store.leaseRefund(database, now);
  if (!due) return false;
  const intentId = (await findCharge(database, due.appointment_id))?.intent_id;
  if (!intentId) throw new Error("a refund has no payment");
  await cards.pace();
  const asked = { appointmentId: due.appointment_id, attempt: due.attempt, intentId };
  const isOld = isKeyOver(due.sent_at, now);
  try {
    if (due.provider_id) await storeRefund(platform, await findRefund(cards, due.provider_id), due.appointment_id);
    else if (isOld) await lookUp(platform, { due, intentId });
    else await storeRefund(platform, await sendRefund(cards, asked), due.appointment_id);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "unknown") await again(platform, due.appointment_id);
    else await lookUp(platform, { due, intentId, ...(failure.kind === "refused" && { refusal: failure.code }) });
  }
  return true;
}

const again = ({ database, clock }: Platform, id: string, changes = {}) =>
  store.updateRefund(database, id, {
    due_at: new Date(clock.now().getTime() + ASK_AGAIN),
    leased_until: null,
    ...changes,
  });

type LookedUp = { due: store.RefundRow; intentId: string; refusal?: string };

/** Without effect the next attempt gets a new key; a permanent refusal is left to people. */
async function lookUp(platform: Platform, { due, intentId, refusal }: LookedUp) {
  const id = due.appointment_id;
  try {
    const found = await findRefundOf(platform.cards, intentId);
    if (found) await storeRefund(platform, found, id);
    else if (refusal) await giveUp(platform, { due, refusal });
    else await again(platform, id, { attempt: due.attempt + 1, sent_at: null });
  } catch (error) {
    failureOf(error);
    await again(platform, id);
  }
}

const giveUp = (platform: Platform, { due, refusal }: { due: store.RefundRow; refusal: string }): Promise<void> =>
  transact(platform.database, async (tx) => {
    const [id, now] = [due.appointment_id, platform.clock.now()];
    const row = await lockAny(tx, id);
    const { credit_cents: creditCents } = await lockCharge(tx, id);
    const known = await store.lockRefund(tx, id);
    if (known?.status !== "due") return;
    platform.log.error({ code: refusal, appointment: id }, "the card provider refused a refund");
    const over = { due_at: null, leased_until: null, sent_at: null, settled_at: now };
    await store.updateRefund(tx, id, { ...over, status: "failed", failure: refusal });
    await bookRefund(tx, { id, amountCents: due.amount_cents, creditCents, isFailed: true, now });
    await notifyRefundFailed(tx, platform, { row, creditCents, now });
  });

/** Stores the provider's status of a refund; idempotent. */
export const storeRefund = (platform: Platform, refund: Stripe.Refund, id: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const row = await lockAny(tx, id);
    const { credit_cents: creditCents } = await lockCharge(tx, id);
    const known = await store.lockRefund(tx, id);
    if (!known) return;
    const now = platform.clock.now();
    const isFailed = refund.status === "failed" || refund.status === "canceled";
    const status = isFailed ? "failed" : refund.status === "succeeded" ? "succeeded" : "pending";
    const isOver = status === "failed" || (status === "succeeded" && known.status === "succeeded");
    await store.updateRefund(tx, id, {
      provider_id: refund.id,
      status,
      failure: isFailed ? (refund.failure_reason ?? "failed") : null,
      // A refund that succeeded can still fail at the bank: checked once more.
      due_at: isOver ? null : new Date(now.getTime() + LATER),
      leased_until: null,
      sent_at: null,
      settled_at: status === "pending" ? null : (known.settled_at ?? now),
    });
    await bookRefund(tx, { id, amountCents: refund.amount, creditCents, isFailed, now });
    if (known.status === status) return;
    const stored = await setPayment(tx, platform, { row, payment: status === "succeeded" ? "refunded" : "refunding" });
    if (status === "failed") await notifyRefundFailed(tx, platform, { row: stored, creditCents, now });
    else if (known.status === "due") await notifyRefunded(tx, platform, { row: stored, creditCents, now });
  });
