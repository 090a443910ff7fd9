import { unusedCents } from "@aufwind/rules/coaching-packages";
import type Stripe from "stripe";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { type Entry, postEntries } from "../ledger/commands.ts";
import { endPurchase, settlePurchase } from "./ending.ts";
import { holdPayment } from "./payments.ts";
import { findUsage, updatePayment } from "./store.ts";

const CLOSED: Partial<Record<Stripe.Dispute.Status, "won" | "lost">> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

type Following = { dispute: Stripe.Dispute; paymentId: string };

/** While a bank has the money, what it paid cannot be booked. If the bank keeps it, the package ends. */
export async function followDispute(tx: Tx, platform: Platform, { dispute, paymentId }: Following): Promise<void> {
  const held = await holdPayment(tx, platform, paymentId);
  if (!held?.payment.paid_at) return;
  const { purchase, now } = held;
  const [cents, status] = [dispute.amount, CLOSED[dispute.status] ?? "open"];
  const cause = { source: "package_payments", sourceId: paymentId };
  const isNew = await postEntries(tx, {
    key: `disputed:${dispute.id}`,
    kind: "disputed",
    at: now,
    entries: taken(cents),
  });
  if (isNew) {
    await updatePayment(tx, paymentId, { status: "disputed" });
    const data = { amountCents: cents, reason: dispute.reason };
    await openCase(tx, platform, { ...cause, kind: "payment", person: { id: purchase.client_id }, data });
  }
  if (status === "open") return;
  const isOver = await postEntries(tx, {
    key: `dispute-${status}:${dispute.id}`,
    kind: status === "won" ? "dispute_won" : "dispute_lost",
    at: now,
    entries: [
      { account: "disputed", amountCents: -cents },
      ...(status === "won"
        ? [{ account: "provider" as const, amountCents: cents }]
        : await lostOf(tx, purchase.id, cents)),
    ],
  });
  if (!isOver) return;
  await closeCaseOf(tx, platform, { ...cause, data: { why: status } });
  if (status === "won") await updatePayment(tx, paymentId, { status: "paid" });
  if (purchase.status === "ended") await settlePurchase(tx, platform, purchase);
  else if (status === "lost") await endPurchase(tx, platform, { purchase, cause: "disputed" });
}

const taken = (cents: number): Entry[] => [
  { account: "disputed", amountCents: cents },
  { account: "provider", amountCents: -cents },
];

/** What was not used is owed to nobody any more; what was used or booked is our loss, since coaches keep it. */
async function lostOf(tx: Tx, purchaseId: string, cents: number): Promise<Entry[]> {
  const usage = await findUsage(tx, purchaseId);
  const unused = Math.min(cents, unusedCents({ ...usage, paidCents: usage.paidCents + cents }));
  return [
    { account: "packages", amountCents: unused },
    { account: "promotions", amountCents: cents - unused },
  ];
}
