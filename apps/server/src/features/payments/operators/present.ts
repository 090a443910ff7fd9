import type { OperatorPayment, OperatorPaymentDetail, RefundPreview } from "@aufwind/contract/payments-operators";
import { needsSecondPerson } from "@aufwind/rules/approvals";
import { sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { monthOf } from "@aufwind/rules/statements";
import { presentMeans } from "../../appointments/team/queries.ts";
import type { RefundPreview as Previewed } from "../refunds/commands.ts";
import type { RefundRow } from "../refunds/store.ts";
import type { ChargeRow } from "../store.ts";
import type { PaymentRow, RefundNotes } from "./store.ts";

export const presentPayment = (row: PaymentRow): OperatorPayment => ({
  appointmentId: row.id,
  client: { id: row.client_id, name: row.client_name },
  coach: { id: row.coach_id, name: row.coach_name },
  consultation: row.consultation as OperatorPayment["consultation"],
  scheduledAt: row.starts_at.toISOString(),
  scheduledStatus: row.status as OperatorPayment["scheduledStatus"],
  payment: row.payment as OperatorPayment["payment"],
  grossCents: row.gross_cents,
  ...presentMeans(row),
});

export const presentCharge = (row: ChargeRow): OperatorPaymentDetail["charge"] => ({
  status: row.status as OperatorPaymentDetail["charge"]["status"],
  attempts: row.attempt,
  failedAt: row.failed_at?.toISOString() ?? null,
  isPresent: row.is_present,
});

type Refund = OperatorPaymentDetail["refunds"][number];

export const presentRefund = (row: RefundRow, notes: RefundNotes | undefined): Refund => ({
  id: row.id,
  cardCents: row.amount_cents,
  giftCents: row.gift_cents,
  packageCents: row.package_cents,
  creditCents: row.credit_cents,
  priceCents: row.price_cents,
  bearer: row.bearer as Refund["bearer"],
  status: row.status as Refund["status"],
  transfer: notes?.transferred_on ? { on: notes.transferred_on, reference: row.transfer_reference ?? "" } : null,
  failure: row.failure,
  reason: row.reason,
  askedBy: notes?.user_id ? { id: notes.user_id, name: notes.name ?? "" } : null,
  askedAt: row.asked_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

/** What a refund would do; `invoice` is the number of the one that is corrected. */
export function presentPreview(
  { split, state, hash }: Previewed,
  { invoice, now }: { invoice: string | undefined; now: Date },
): RefundPreview {
  const { netCents, vatCents, grossCents } = split.back;
  return {
    hash,
    bearer: split.bearer,
    client: split.client,
    priceCents: split.priceCents,
    back: split.back,
    coachKeepsCents: state.earning.arrivesCents - state.reversed.arrivesCents - split.back.arrivesCents,
    platformCents: split.platformCents,
    isWhole: split.isWhole,
    entries: split.entries,
    correction: invoice && grossCents > 0 ? { number: invoice, netCents, vatCents, grossCents } : null,
    statement: {
      month: monthOf(now.getTime()),
      isEarningStated: Boolean(state.earned?.row.statement_id),
    },
    needsApproval: needsSecondPerson(sumOfMeans(split.client)),
  };
}
