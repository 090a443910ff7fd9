import { addShares, NO_SHARES, type RefundFacts, type Shares, shareBack } from "@aufwind/rules/payments/refund-split";
import type { Tx } from "../../../platform/database/database.ts";
import type { AppointmentRow } from "../../appointments/store.ts";
import { expectedEarning, type KnownEarning, knownEarning } from "../../earnings/queries.ts";
import { type ChargeRow, clientPaid } from "../store.ts";
import { findRefunds, type RefundRow } from "./store.ts";

/** What was paid, earned and given back for a locked appointment. */
export type RefundState = RefundFacts & { refunds: RefundRow[]; earned: KnownEarning | undefined };

type Locked = { row: AppointmentRow; charge: ChargeRow };

export async function loadRefundState(tx: Tx, { row, charge }: Locked): Promise<RefundState> {
  const refunds = await findRefunds(tx, row.id);
  const earned = await knownEarning(tx, row.id);
  const earning = earned?.earning ?? (await expectedEarning(tx, { sold: row, paidCents: clientPaid(charge) }));
  return {
    paid: {
      cardCents: charge.amount_cents,
      giftCents: charge.gift_cents,
      packageCents: charge.package_cents,
      creditCents: charge.credit_cents,
    },
    earlier: earlierOf(refunds),
    earning,
    isEarned: earned !== undefined,
    reversed: earned?.reversed ?? expectedBack(earning, refunds),
    refunds,
    earned,
  };
}

/** What earlier refunds will take back once it is earned. */
const expectedBack = (earning: Shares, refunds: RefundRow[]): Shares =>
  refunds.reduce(
    (reversed, { price_cents }) => addShares(reversed, shareBack({ earning, reversed }, price_cents)),
    NO_SHARES,
  );

type Cents = "amount_cents" | "gift_cents" | "package_cents" | "credit_cents" | "price_cents";
const sumOf = (refunds: RefundRow[], key: Cents) => refunds.reduce((sum, refund) => sum + refund[key], 0);

/** What refunds gave back together. */
export const earlierOf = (refunds: RefundRow[]) => ({
  cardCents: sumOf(refunds, "amount_cents"),
  giftCents: sumOf(refunds, "gift_cents"),
  packageCents: sumOf(refunds, "package_cents"),
  creditCents: sumOf(refunds, "credit_cents"),
  priceCents: sumOf(refunds, "price_cents"),
});
