import { lockAny } from "../../appointments/store.ts";
import type { RefundSource } from "../../card-refunds/commands.ts";
import { lockRefund } from "../../card-refunds/store.ts";
import { PACKAGE_REFUNDS } from "../../coaching-packages/refund-commands.ts";
import { GIFT_CARD_REFUNDS } from "../../gift-cards/refund-commands.ts";
import { notifyRefunded, notifyRefundFailed, notifyTransferred } from "../notifications.ts";
import { refundPosting } from "../postings.ts";
import { findCharge, lockCharge } from "../store.ts";
import { setRefundStatus } from "./commands.ts";
import { findRefundRow, isDisputed } from "./store.ts";

/** Refunds of appointments. */
const APPOINTMENT_REFUNDS: RefundSource = {
  table: "refunds",
  key: "refund",
  // Those sent before there were several have the appointment's id.
  idOf: ({ metadata }) => metadata?.refund ?? metadata?.appointment,
  findPayment: async (db, id) => {
    const refund = await findRefundRow(db, id);
    const intentId = refund && (await findCharge(db, refund.appointment_id))?.intent_id;
    return intentId ? { intentId, metadata: { appointment: refund.appointment_id, refund: id } } : undefined;
  },
  hold: async (tx, id) => {
    const found = await findRefundRow(tx, id);
    if (!found) return undefined;
    const row = await lockAny(tx, found.appointment_id);
    const charge = await lockCharge(tx, row.id);
    const refund = { ...found, ...(await lockRefund(tx, "refunds", id)) };
    return {
      refund,
      posting: refundPosting(refund),
      concerns: { person: { id: row.client_id }, about: { kind: "payment", id: row.id } },
      subject: { kind: "appointment", id: row.id },
      isDisputed: await isDisputed(tx, row.id),
      follow: async (tx, platform, status) => {
        const told = { row: await setRefundStatus(tx, platform, { row, charge }), refund };
        if (status === "failed") await notifyRefundFailed(tx, platform, told);
        else if (status === "transferred") await notifyTransferred(tx, platform, told);
        else if (refund.status === "due") await notifyRefunded(tx, platform, told);
      },
    };
  },
};

/** Everything that can go back to a card. */
export const REFUND_SOURCES: readonly RefundSource[] = [APPOINTMENT_REFUNDS, PACKAGE_REFUNDS, GIFT_CARD_REFUNDS];
