import { unusedCents } from "@aufwind/rules/coaching-packages";
import type Stripe from "stripe";
import { disputeStatus } from "../../platform/cards/outcome.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { bookSaleDispute } from "../ledger/prepaid-commands.ts";
import { endPurchase, settlePurchase } from "./ending.ts";
import { type Held, holdPayment } from "./payments.ts";
import { findUsage, updatePayment } from "./store.ts";

type Following = { dispute: Stripe.Dispute; paymentId: string };

/** While a bank has the money, what it paid cannot be booked. If the bank keeps it, the package ends. */
export async function followDispute(tx: Tx, platform: Platform, { dispute, paymentId }: Following): Promise<void> {
  const held = await holdPayment(tx, platform, paymentId);
  if (!held?.payment.paid_at) return;
  const { purchase, now } = held;
  const cents = dispute.amount;
  const status = disputeStatus(dispute);
  const cause = { source: "package_payments", sourceId: paymentId };
  const left = await unusedBefore(tx, held);
  const money = { account: "packages", disputeId: dispute.id, cents, status, unusedCents: left } as const;
  const { isNew, isOver } = await bookSaleDispute(tx, { ...money, now });
  if (isNew) {
    await updatePayment(tx, paymentId, { status: "disputed", disputed_at: now, dispute_closed_at: null });
    const data = { amountCents: cents, reason: dispute.reason };
    const concerns = { person: { id: purchase.client_id }, about: { kind: "package", id: purchase.id } } as const;
    await openCase(tx, platform, { ...cause, ...concerns, kind: "payment", data });
  }
  if (!isOver) return;
  await closeCaseOf(tx, platform, { ...cause, data: { why: status } });
  const kept = status === "won" ? "paid" : "disputed";
  await updatePayment(tx, paymentId, { status: kept, dispute_closed_at: now });
  if (purchase.status === "ended") await settlePurchase(tx, platform, purchase);
  else if (status === "lost") await endPurchase(tx, platform, { purchase, cause: "disputed" });
}

/** What is not used of a package, with a payment that a bank has taken. */
async function unusedBefore(tx: Tx, { purchase, payment }: Held): Promise<number> {
  const usage = await findUsage(tx, purchase.id);
  const takenCents = payment.status === "disputed" ? payment.amount_cents : 0;
  return unusedCents({ ...usage, paidCents: usage.paidCents + takenCents });
}
