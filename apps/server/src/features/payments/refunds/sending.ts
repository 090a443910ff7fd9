import { ASK_AGAIN, isKeyOver } from "@aufwind/rules/payments/charge-plan";
import type Stripe from "stripe";
import { failureOf } from "../../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type AppointmentRow, lockAny } from "../../appointments/store.ts";
import { closeCaseOf, openCase } from "../../cases/commands.ts";
import { findRefund, findRefundOf, sendRefund } from "../gateway.ts";
import { notifyRefunded, notifyRefundFailed } from "../notifications.ts";
import { bookRefund } from "../postings.ts";
import { findCharge, lockCharge } from "../store.ts";
import { setRefundStatus } from "./commands.ts";
import * as store from "./store.ts";

/** Banks take their time; asked regularly in case the webhook is lost. */
const LATER = 6 * 3_600_000;

/** Sends or looks up the refund that has waited longest; returns whether there was one. */
export async function refundNext(platform: Platform): Promise<boolean> {
  const { database, clock, cards } = platform;
  const now = clock.now();
  const due = await store.leaseRefund(database, now);
  if (!due) return false;
  const intentId = (await findCharge(database, due.appointment_id))?.intent_id;
  if (!intentId) throw new Error("a refund has no payment");
  await cards.pace();
  const isOld = isKeyOver(due.sent_at, now);
  try {
    if (due.provider_id) await storeRefund(platform, await findRefund(cards, due.provider_id), due.id);
    else if (isOld) await lookUp(platform, { due, intentId });
    else await storeRefund(platform, await sendRefund(cards, { refund: due, intentId }), due.id);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "unknown") await again(platform, due.id);
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
  try {
    const found = await findRefundOf(platform.cards, { intentId, refundId: due.id });
    if (found) await storeRefund(platform, found, due.id);
    else if (refusal) await giveUp(platform, { due, refusal });
    else await again(platform, due.id, { attempt: due.attempt + 1, sent_at: null });
  } catch (error) {
    failureOf(error);
    await again(platform, due.id);
  }
}

/** Locks everything that a refund's outcome touches, in the order that all use. */
async function lockAll(tx: Tx, { id, appointmentId }: { id: string; appointmentId: string }) {
  const row = await lockAny(tx, appointmentId);
  const charge = await lockCharge(tx, appointmentId);
  return { row, charge, known: await store.lockRefund(tx, id) };
}

const giveUp = (platform: Platform, { due, refusal }: { due: store.RefundRow; refusal: string }): Promise<void> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const { row, known } = await lockAll(tx, { id: due.id, appointmentId: due.appointment_id });
    if (known.status !== "due") return;
    platform.log.error({ code: refusal, appointment: row.id }, "the card provider refused a refund");
    const over = { due_at: null, leased_until: null, sent_at: null, settled_at: now };
    await store.updateRefund(tx, due.id, { ...over, status: "failed", failure: refusal });
    await bookRefund(tx, { refund: known, isFailed: true, now });
    await notifyRefundFailed(tx, platform, { row, refund: known });
    await openRefundCase(tx, platform, { row, refund: known, failure: refusal });
  });

type FailedRefund = { row: AppointmentRow; refund: store.RefundRow; failure: string };

/** The client waits for money that only people can send now. */
const openRefundCase = (tx: Tx, platform: Platform, { row, refund, failure }: FailedRefund) =>
  openCase(tx, platform, {
    kind: "payment",
    source: "refunds",
    sourceId: refund.id,
    person: { id: row.client_id },
    about: { kind: "payment", id: row.id },
    data: { amountCents: refund.amount_cents, failure },
  });

/** Stores the provider's status of a refund; idempotent. */
export async function storeRefund(platform: Platform, refund: Stripe.Refund, id: string): Promise<void> {
  const { database } = platform;
  const appointmentId = (await store.findRefundRow(database, id))?.appointment_id;
  if (appointmentId) await transact(database, (tx) => keepStatus(tx, platform, { refund, id, appointmentId }));
}

type KeepStatusParams = { refund: Stripe.Refund; id: string; appointmentId: string };

async function keepStatus(tx: Tx, platform: Platform, { refund, id, appointmentId }: KeepStatusParams): Promise<void> {
  const { row, charge, known } = await lockAll(tx, { id, appointmentId });
  // It came back, and people have paid it since.
  if (known.status === "transferred") return;
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
  await bookRefund(tx, { refund: known, isFailed, now });
  if (known.status === status) return;
  const stored = await setRefundStatus(tx, platform, { row, charge });
  if (status === "succeeded") await closeCaseOf(tx, platform, { source: "refunds", sourceId: id });
  if (status === "failed") {
    await notifyRefundFailed(tx, platform, { row: stored, refund: known });
    await openRefundCase(tx, platform, { row: stored, refund: known, failure: refund.failure_reason ?? "failed" });
  } else if (known.status === "due") await notifyRefunded(tx, platform, { row: stored, refund: known });
}
