import type { OperatorPaymentDetail } from "@aufwind/contract/payments-operators";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import { type Shares, subtractShares, sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { berlinDay, berlinDayStart } from "../../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { presenceFor } from "../../appointments/queries.ts";
import { lockAny } from "../../appointments/store.ts";
import { recordView } from "../../audit-log/commands.ts";
import { loadRefundState, type RefundState } from "../refunds/facts.ts";
import { isDisputed } from "../refunds/store.ts";
import { lockCharge } from "../store.ts";
import { presentCharge, presentPayment, presentRefund } from "./present.ts";
import * as store from "./store.ts";

type ListPaymentsParams = PageAsked & {
  payment?: string | undefined;
  /** Days in Berlin, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

/** One page of all payments. */
export async function listPayments({ database }: Platform, { payment, from, to, ...asked }: ListPaymentsParams) {
  const wanted = {
    payment,
    from: from === undefined ? undefined : berlinDayStart(from),
    until: to === undefined ? undefined : berlinDayStart(to, 1),
  };
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, wanted, { sort: asked.sort, ...rowsOf(asked) }),
    store.countPayments(database, wanted),
  ]);
  return { items: rows.map(presentPayment), ...pageFacts({ ...asked, totalCount }) };
}

/** Finds payments; that somebody looked is recorded, not for whom. */
export async function findPayments(platform: Platform, { q, operatorId }: { q: string; operatorId: string }) {
  const asked = store.paymentQueryOf(q);
  const rows = await store.searchPayments(platform.database, asked);
  await recordView(platform, { operatorId, action: "payments.search", after: { by: asked.by, found: rows.length } });
  return rows.map(presentPayment);
}

/** All about one payment, as of one moment. */
export const paymentDetail = ({ database }: Platform, id: string): Promise<OperatorPaymentDetail> =>
  transact(database, async (tx) => {
    const payment = await store.findPayment(tx, id);
    if (!payment) throw new Problem("notFound");
    const row = await lockAny(tx, id);
    const charge = await lockCharge(tx, id);
    const state = await loadRefundState(tx, { row, charge });
    const { client, coach } = presenceFor(row);
    const isPaid = charge.status === "paid";
    const left = leftOf(state);
    return {
      ...presentPayment(payment),
      bookedAt: payment.booked_at.toISOString(),
      endsAt: payment.ends_at.toISOString(),
      minutes: { client: client.minutes, coach: coach.minutes },
      intentId: payment.intent_id,
      decline: payment.decline_code,
      charge: presentCharge(charge),
      earning: { isEarned: state.isEarned, whole: state.earning, left: subtractShares(state.earning, state.reversed) },
      ...(await recordsOf(tx, id, state)),
      left,
      can: {
        refund: isPaid && sumOfMeans(left) > 0 && !(await isDisputed(tx, id)),
        waiveFee: state.isEarned && state.reversed.grossCents === 0 && feesOf(state.earning) > 0,
      },
    };
  });

const feesOf = ({ feeCents, marketingCents }: Shares) => feeCents + marketingCents;

const leftOf = ({ paid, earlier }: RefundState) => ({
  cardCents: paid.cardCents - earlier.cardCents,
  giftCents: paid.giftCents - earlier.giftCents,
  packageCents: paid.packageCents - earlier.packageCents,
  creditCents: paid.creditCents - earlier.creditCents,
});

/** What was written down about it: statement, refunds, disputes, invoices, ledger. */
async function recordsOf(tx: Tx, id: string, { refunds }: RefundState) {
  const notes = new Map((await store.findRefundNotes(tx, id)).map((each) => [each.id, each]));
  const statement = await store.findStatement(tx, id);
  return {
    statement: statement
      ? {
          month: statement.month,
          payBy: statement.pay_by,
          paidOn: statement.paid_at && berlinDay(statement.paid_at),
          status: statement.status,
        }
      : null,
    refunds: refunds.map((refund) => presentRefund(refund, notes.get(refund.id))),
    disputes: (await store.findDisputes(tx, id)).map((row) => ({
      id: row.provider_id,
      cents: row.amount_cents,
      reason: row.reason,
      status: row.status as "open" | "won" | "lost",
      openedAt: row.opened_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
    })),
    invoices: (await store.findInvoices(tx, id)).map((row) => ({
      id: row.id,
      number: row.number,
      kind: row.kind as "client" | "clientCredit",
      grossCents: row.gross_cents,
      issuedOn: row.issued_on,
    })),
    ledger: (await store.findLedger(tx, id)).map((row) => ({
      at: row.at.toISOString(),
      kind: row.kind,
      account: row.account,
      amountCents: row.amount_cents,
    })),
  };
}
