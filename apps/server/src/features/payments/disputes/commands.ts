import { standingAfter } from "@aufwind/rules/payments/standing";
import type Stripe from "stripe";
import { type Tx, transact } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { setPayment } from "../../appointments/commands.ts";
import { lockAny } from "../../appointments/store.ts";
import { reverse } from "../../earnings/commands.ts";
import { bookDispute } from "../books/commands.ts";
import { findIntent } from "../charges/gateway.ts";
import { tellDisputed } from "../notices/commands.ts";
import { keepIntent } from "../outcomes/commands.ts";
import { lockRefund } from "../refunds/store.ts";
import { findByIntent, findCharge, lockCharge, updateCharge } from "../store.ts";
import { findDispute, putDispute } from "./store.ts";

const CLOSED: Partial<Record<Stripe.Dispute.Status, "won" | "lost">> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

/** The provider says that something happened to a dispute: it is asked how it stands. */
export async function hearDispute(platform: Platform, providerId: string): Promise<void> {
  const dispute = await platform.cards.stripe.disputes.retrieve(providerId);
  const intentId = typeof dispute.payment_intent === "string" ? dispute.payment_intent : dispute.payment_intent?.id;
  const id = intentId ? await paidBy(platform, intentId) : undefined;
  if (id) await transact(platform.database, (tx) => keep(tx, platform, { dispute, id }));
}

/** The appointment that was paid by it; that it was paid at all may be heard of only now. */
async function paidBy(platform: Platform, intentId: string): Promise<string | undefined> {
  const charge = await findByIntent(platform.database, intentId);
  if (charge?.status === "paid") return charge.appointment_id;
  const intent = await findIntent(platform.cards, intentId);
  const id = charge?.appointment_id ?? intent.metadata.appointment;
  if (!id || !(await findCharge(platform.database, id))) return undefined;
  await keepIntent(platform, id, intent, { isHeard: true });
  return id;
}

type Of = { dispute: Stripe.Dispute; id: string };

async function keep(tx: Tx, platform: Platform, { dispute, id }: Of): Promise<void> {
  const row = await lockAny(tx, id);
  const { credit_cents: creditCents } = await lockCharge(tx, id);
  const now = platform.clock.now();
  const known = await findDispute(tx, dispute.id);
  const status = CLOSED[dispute.status] ?? "open";
  if (known?.status === status || (known && known.status !== "open")) return;
  await putDispute(tx, {
    provider_id: dispute.id,
    appointment_id: id,
    amount_cents: dispute.amount,
    reason: dispute.reason,
    status,
    opened_at: known?.opened_at ?? now,
    closed_at: status === "open" ? null : now,
  });
  // What was earned is the client's again before it is gone: no step of the books is overdrawn.
  const isReversed = status === "lost" && (await reverse(tx, platform, { appointmentId: id, now }));
  const money = { amountCents: dispute.amount, creditCents, refund: await refundOf(tx, id) };
  await bookDispute(tx, { id, ...money, now, disputeId: dispute.id, status });
  const payment = status === "won" ? standingAfter("paid", row.owed_cents) : "disputed";
  const stored = await setPayment(tx, platform, { row, payment });
  // What was held back can be earned now.
  if (status === "won") await updateCharge(tx, id, { due_at: now });
  await tellDisputed(tx, platform, { row: stored, now, outcome: status, isReversed });
}

/** How it stands with the refund in the books: what is only due is not in them yet. */
async function refundOf(tx: Tx, id: string): Promise<"none" | "sent" | "failed"> {
  const status = (await lockRefund(tx, id))?.status ?? "due";
  if (status === "due") return "none";
  return status === "failed" ? "failed" : "sent";
}
