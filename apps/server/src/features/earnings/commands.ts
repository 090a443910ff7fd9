import { earningsOf, letDownEarnings, type VatStatus } from "@aufwind/rules/money";
import type { EarningKind } from "@aufwind/rules/payments/charge-plan";
import { type Shares, shareBack } from "@aufwind/rules/payments/refund-split";
import { type Adjustment, adjustmentEntries } from "@aufwind/rules/statements-adjustments";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { issueClientCredit, issueClientInvoice } from "../invoices/commands.ts";
import { type Entry, postEntries } from "../ledger/commands.ts";
import { holdPattern } from "./hold-commands.ts";
import { type KnownEarning, knownEarning, termsOf } from "./queries.ts";
import * as store from "./store.ts";

type FeesOfParams = {
  id: string;
  coach_id: string;
  client_id: string;
  starts_at: Date;
  net_cents: number;
  vat_status: string;
};

/** What the client paid, by card and gift cards, and what a credit paid. */
type Paid = { paidCents: number; creditCents: number };
/** A refund that lowers the price; what of it went back to gift cards, and came back as credit. */
type LowerPrice = { refundId: string; priceCents: number; giftCents: number; creditCents: number };
type Earned = { sold: FeesOfParams; paid: Paid; kind: EarningKind; refunds?: LowerPrice[]; now: Date };

/** Records what a paid appointment earns for the coach, minus fees and earlier refunds, with its invoice. Once. */
export async function recordEarning(
  tx: Tx,
  platform: Platform,
  { sold, paid, kind, refunds = [], now }: Earned,
): Promise<void> {
  const { fee, marketing } = await feesOf(tx, { sold, kind });
  const status = sold.vat_status as VatStatus;
  const isDone = kind === "completed";
  const came = isDone
    ? { netCents: sold.net_cents, ...earningsOf({ netCents: sold.net_cents, status, fee, marketing }) }
    : letDownEarnings(paid.paidCents, status);
  const earningId = await store.insertEarning(tx, {
    appointment_id: sold.id,
    coach_id: sold.coach_id,
    client_id: sold.client_id,
    kind,
    earned_at: now,
    net_cents: came.netCents,
    vat_cents: came.vatCents,
    gross_cents: came.grossCents,
    fee_rate: fee,
    fee_cents: came.feeCents,
    marketing_cents: came.marketingCents,
    fee_vat_cents: came.feeVatCents,
    arrives_cents: came.arrivesCents,
  });
  if (!earningId) return;
  await postEntries(tx, {
    key: `earned:${sold.id}`,
    kind: "earned",
    appointmentId: sold.id,
    at: now,
    entries: [
      { account: "prepaid", amountCents: paid.paidCents + paid.creditCents },
      // A credit pays only for what took place.
      { account: "promotions", amountCents: isDone ? 0 : -paid.creditCents },
      ...sharesOf(sold.coach_id, came, -1),
    ],
  });
  await issueClientInvoice(tx, platform, { appointmentId: sold.id, now });
  // What was refunded before it was earned.
  for (const refund of refunds) await reverseByRefund(tx, platform, { appointmentId: sold.id, ...refund, now });
  const ended = { earningId, appointmentId: sold.id, coachId: sold.coach_id, clientId: sold.client_id, now };
  if (!isDone) await holdPattern(tx, platform, ended);
}

/** Only what took place bears fees; the marketing fee once per new pair. */
async function feesOf(tx: Tx, { sold, kind }: { sold: FeesOfParams; kind: EarningKind }) {
  if (kind !== "completed") return { fee: 0, marketing: false };
  const { fee, marketing } = await termsOf(tx, sold);
  const claimed = { coachId: sold.coach_id, clientId: sold.client_id, id: sold.id };
  return { fee, marketing: marketing && (await store.claimMarketing(tx, claimed)) };
}

type Fees = Pick<Shares, "arrivesCents" | "feeCents" | "marketingCents" | "feeVatCents">;

const sharesOf = (coachId: string, came: Fees, sign: 1 | -1): Entry[] => [
  { account: "coach", coachId, amountCents: sign * came.arrivesCents },
  { account: "fees", amountCents: sign * came.feeCents },
  { account: "marketing", amountCents: sign * came.marketingCents },
  { account: "vat", amountCents: sign * came.feeVatCents },
];

type OfAppointment = { appointmentId: string; now: Date };

/** Takes back all that is left of an appointment's earning, and corrects its invoice; false if there is nothing. */
export async function reverseEarning(tx: Tx, platform: Platform, { appointmentId, now }: OfAppointment) {
  const known = await knownEarning(tx, appointmentId);
  if (!known || known.left.grossCents === 0) return false;
  await takeBack(tx, { known, back: known.left, key: `reversed:${appointmentId}`, refundId: null, now });
  await issueClientCredit(tx, platform, { appointmentId, now });
  return true;
}

/** Takes back the part of an earning that a refund costs, and corrects the invoice; nothing if it is not earned yet. */
export async function reverseByRefund(
  tx: Tx,
  platform: Platform,
  { appointmentId, refundId, priceCents, giftCents, creditCents, now }: OfAppointment & LowerPrice,
): Promise<void> {
  const known = await knownEarning(tx, appointmentId);
  if (!known) return;
  const back = shareBack(known, priceCents);
  if (back.grossCents === 0) return;
  await takeBack(tx, { known, back, key: `reversed-by-refund:${refundId}`, refundId, now });
  await issueClientCredit(tx, platform, { appointmentId, now, part: { refundId, giftCents, creditCents, ...back } });
}

type TakeBackParams = { known: KnownEarning; back: Shares; key: string; refundId: string | null; now: Date };

async function takeBack(tx: Tx, { known, back, key, refundId, now }: TakeBackParams): Promise<void> {
  const { id: _, statement_id: __, ...row } = known.row;
  await store.insertEarning(tx, {
    ...row,
    refund_id: refundId,
    kind: "reversal",
    earned_at: now,
    net_cents: -back.netCents,
    vat_cents: -back.vatCents,
    gross_cents: -back.grossCents,
    fee_cents: -back.feeCents,
    marketing_cents: -back.marketingCents,
    fee_vat_cents: -back.feeVatCents,
    arrives_cents: -back.arrivesCents,
  });
  await postEntries(tx, {
    key,
    kind: "reversed",
    appointmentId: row.appointment_id,
    at: now,
    entries: [...sharesOf(row.coach_id, back, 1), { account: "prepaid", amountCents: -back.grossCents }],
  });
  // A pair that has got everything back has borne no marketing fee yet.
  if (back.grossCents === known.left.grossCents)
    await store.releaseMarketing(tx, { coachId: row.coach_id, clientId: row.client_id, id: row.appointment_id });
}

type RecordAdjustmentParams = {
  coachId: string;
  adjustment: Adjustment;
  /** The statement that it corrects, or the appointment whose fees are waived. */
  correctsId: string | undefined;
  waived: { appointmentId: string; clientId: string } | undefined;
  reason: string;
  now: Date;
};

/** Records a correction as a line of the coach's next statement; returns its id. */
export async function recordAdjustment(tx: Tx, given: RecordAdjustmentParams): Promise<string> {
  const { coachId, adjustment, correctsId, waived, reason, now } = given;
  const id = await store.insertEarning(tx, {
    appointment_id: waived?.appointmentId ?? null,
    coach_id: coachId,
    client_id: waived?.clientId ?? null,
    kind: "adjustment",
    earned_at: now,
    net_cents: 0,
    vat_cents: 0,
    gross_cents: 0,
    fee_rate: 0,
    fee_cents: adjustment.feeCents,
    marketing_cents: adjustment.marketingCents,
    fee_vat_cents: adjustment.feeVatCents,
    adjusted_cents: adjustment.adjustedCents,
    arrives_cents: adjustment.arrivesCents,
    corrects_statement_id: correctsId ?? null,
    reason,
  });
  if (!id) throw new Error("the fees of an appointment are waived already");
  await postEntries(tx, {
    key: `adjusted:${id}`,
    kind: "manual",
    ...(waived && { appointmentId: waived.appointmentId }),
    reason,
    at: now,
    entries: adjustmentEntries(adjustment).map((entry) => ({ ...entry, coachId })),
  });
  return id;
}
