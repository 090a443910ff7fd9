import { type Bearer, type RefundSplit, type RefundWish, splitRefund } from "@aufwind/rules/payments/refund-split";
import { type PaymentStatus, paymentStatusAfter, refundStatus } from "@aufwind/rules/payments/status";
import { type Tx, transact } from "../../../platform/database/database.ts";
import { previewHash } from "../../../platform/http/preview-hash.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { setPayment } from "../../appointments/commands.ts";
import { type AppointmentRow, appointmentExists, lockAny } from "../../appointments/store.ts";
import { returnToPackage } from "../../coaching-packages/commands.ts";
import { returnCredit } from "../../credits/commands.ts";
import { reverseByRefund } from "../../earnings/commands.ts";
import { returnToGiftCards } from "../../gift-cards/commands.ts";
import { notifyCoachOfRefund, notifyRefunded } from "../notifications.ts";
import { bookRefund } from "../postings.ts";
import { type ChargeRow, clientPaid, lockCharge } from "../store.ts";
import { loadRefundState, type RefundState } from "./facts.ts";
import * as store from "./store.ts";

/** What is to go back for an appointment, and who bears it. */
export type AskedRefund = { appointmentId: string; wish: RefundWish; bearer: Bearer };
type Locked = { row: AppointmentRow; charge: ChargeRow };
export type RefundPreview = { split: RefundSplit; state: RefundState; row: AppointmentRow; hash: string };

/** What a refund would do to everybody; its hash is what refundAppointment() asks for. */
export const previewRefund = (platform: Platform, asked: AskedRefund): Promise<RefundPreview> =>
  transact(platform.database, (tx) => previewIn(tx, asked));

/** The same in a transaction, on locked rows. */
export async function previewIn(tx: Tx, asked: AskedRefund): Promise<RefundPreview> {
  const { row, charge } = await lockPaid(tx, asked.appointmentId);
  const state = await loadRefundState(tx, { row, charge });
  const split = splitRefund(state, asked);
  if ("refusal" in split) throw new Problem(split.refusal === "moreThanPaid" ? "refundTooHigh" : "nothingToRefund");
  const { wish, bearer } = asked;
  const shown = { id: row.id, status: row.status, wish, bearer, split, earlier: state.earlier };
  return { split, state, row, hash: previewHash(shown) };
}

async function lockPaid(tx: Tx, id: string): Promise<Locked> {
  if (!(await appointmentExists(tx, id))) throw new Problem("notFound");
  const row = await lockAny(tx, id);
  // Free ones have no charge, and those that are not agreed none yet.
  if (row.gross_cents === 0 || !row.agreed_at) throw new Problem("nothingToRefund");
  const charge = await lockCharge(tx, id);
  if (charge.status !== "paid") throw new Problem("nothingToRefund");
  if (await store.isDisputed(tx, id)) throw new Problem("refundDisputed");
  return { row, charge };
}

type RefundParams = AskedRefund & { hash: string; reason: string; by: { operatorId: string } };

/** Refunds what a preview has shown, if nothing has changed since. The provider is called after the commit. */
export async function refundAppointment(tx: Tx, platform: Platform, params: RefundParams): Promise<store.RefundRow> {
  const { split, state, row, hash } = await previewIn(tx, params);
  if (hash !== params.hash) throw new Problem("previewChanged");
  const charge = await lockCharge(tx, row.id);
  const refund = await writeRefund(tx, platform, {
    row,
    charge,
    split,
    reason: params.reason,
    by: params.by.operatorId,
  });
  if (split.priceCents > 0) await notifyCoachOfRefund(tx, platform, { row, split, isEarned: state.isEarned });
  return refund;
}

/** Refunds all that is left of a payment, because the rules say that nothing is owed. */
export async function refundRest(tx: Tx, platform: Platform, { row, charge }: Locked): Promise<void> {
  const split = splitRefund(await loadRefundState(tx, { row, charge }), { wish: { kind: "whole" }, bearer: "shared" });
  if ("refusal" in split) throw new Error("nothing is left to refund");
  await writeRefund(tx, platform, { row, charge, split, reason: null, by: null });
}

type WriteRefundParams = Locked & { split: RefundSplit; reason: string | null; by: string | null };

async function writeRefund(
  tx: Tx,
  platform: Platform,
  { row, charge, split, reason, by }: WriteRefundParams,
): Promise<store.RefundRow> {
  const now = platform.clock.now();
  const isSent = split.client.cardCents > 0;
  const refund = await store.insertRefund(tx, {
    appointment_id: row.id,
    amount_cents: split.client.cardCents,
    gift_cents: split.client.giftCents,
    package_cents: split.client.packageCents,
    credit_cents: split.client.creditCents,
    price_cents: split.priceCents,
    bearer: split.bearer,
    reason,
    asked_by: by,
    asked_at: now,
    ...(isSent ? { status: "due", due_at: now } : { status: "succeeded", settled_at: now }),
  });
  const { giftCents, creditCents } = split.client;
  const lower = { refundId: refund.id, priceCents: split.priceCents, giftCents, creditCents };
  await reverseByRefund(tx, platform, { appointmentId: row.id, ...lower, now });
  await returnCredit(tx, { row, cents: creditCents, of: charge.credit_cents, now });
  await returnToGiftCards(tx, platform, { appointmentId: row.id, cents: giftCents });
  await returnToPackage(tx, platform, { row, cents: split.client.packageCents });
  if (!isSent) await bookRefund(tx, { refund, isFailed: false, now });
  const stored = await setRefundStatus(tx, platform, { row, charge });
  if (isSent) await platform.jobs.add(tx, "refunds-due", {});
  // What a package takes back is told with the appointment, or by the package.
  else if (refund.package_cents === 0) await notifyRefunded(tx, platform, { row: stored, refund });
  return refund;
}

/** Sets the payment status that a locked appointment has after its refunds; a dispute outranks them. */
export async function setRefundStatus(tx: Tx, platform: Platform, { row, charge }: Locked): Promise<AppointmentRow> {
  if (row.payment === "disputed") return row;
  return setPayment(tx, platform, { row, payment: await refundStatusOf(tx, { row, charge }) });
}

/** What a paid appointment's payment status is, with what was refunded of it. */
export async function refundStatusOf(tx: Tx, { row, charge }: Locked): Promise<PaymentStatus> {
  const refunds = (await store.findRefunds(tx, row.id)).map(({ price_cents, status }) => ({
    priceCents: price_cents,
    isDone: status === "succeeded" || status === "transferred",
  }));
  const status = refundStatus({ paidCents: clientPaid(charge) + charge.credit_cents, refunds });
  return paymentStatusAfter(status, row.owed_cents);
}
