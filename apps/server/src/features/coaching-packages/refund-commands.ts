import type { RefundSource } from "../card-refunds/commands.ts";
import { lockRefund } from "../card-refunds/store.ts";
import { saleRefundPosting } from "../ledger/prepaid-commands.ts";
import { mailClient } from "./notifications.ts";
import { findRefundRow } from "./refund-store.ts";
import { findPayment, lockPurchase } from "./store.ts";

/** What goes back to the cards that paid for packages. */
export const PACKAGE_REFUNDS: RefundSource = {
  table: "package_refunds",
  key: "package-refund",
  idOf: ({ metadata }) => metadata?.packageRefund,
  findPayment: async (db, id) => {
    const refund = await findRefundRow(db, id);
    const intentId = refund && (await findPayment(db, refund.payment_id))?.intent_id;
    return intentId ? { intentId, metadata: { packageRefund: id } } : undefined;
  },
  hold: async (tx, id) => {
    const found = await findRefundRow(tx, id);
    const payment = found && (await findPayment(tx, found.payment_id));
    const purchase = payment && (await lockPurchase(tx, payment.purchase_id));
    if (!purchase) return undefined;
    const refund = await lockRefund(tx, "package_refunds", id);
    const cents = refund.amount_cents;
    return {
      refund,
      posting: saleRefundPosting("packages", cents),
      concerns: { person: { id: purchase.client_id }, about: { kind: "package", id: purchase.id } },
      subject: { kind: "package", id: purchase.id },
      isDisputed: payment.status === "disputed",
      follow: async (tx, platform, status) => {
        const news = status === "failed" ? "refundFailed" : status === "transferred" ? "transferred" : undefined;
        if (news) await mailClient(tx, platform, { purchaseId: purchase.id, news, cents });
      },
    };
  },
};
