import type { Relation } from "@aufwind/rules/appointments/booking";
import { earningsOf, letDownEarnings, type VatStatus } from "@aufwind/rules/money";
import type { EarningKind } from "@aufwind/rules/payments/charge-plan";
import { feeRateOf } from "@aufwind/rules/statements";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { issueClientCredit, issueClientInvoice } from "../invoices/commands.ts";
import { type Entry, postEntries } from "../ledger/commands.ts";
import * as store from "./store.ts";

type FeesOfParams = {
  id: string;
  coach_id: string;
  client_id: string;
  starts_at: Date;
  net_cents: number;
  vat_status: string;
};

/** What the client's card paid, and what a credit paid. */
type Paid = { cardCents: number; creditCents: number };
type Earned = { sold: FeesOfParams; paid: Paid; kind: EarningKind; now: Date };

/** Records what a paid appointment earns for the coach, minus fees, with the invoice to the client. Once. */
export async function recordEarning(tx: Tx, platform: Platform, { sold, paid, kind, now }: Earned): Promise<void> {
  const { fee, marketing } = await feesOf(tx, { sold, kind });
  const status = sold.vat_status as VatStatus;
  const isDone = kind === "completed";
  const came = isDone
    ? { netCents: sold.net_cents, ...earningsOf({ netCents: sold.net_cents, status, fee, marketing }) }
    : letDownEarnings(paid.cardCents, status);
  const isNew = await store.insertEarning(tx, {
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
  if (!isNew) return;
  await postEntries(tx, {
    key: `earned:${sold.id}`,
    kind: "earned",
    appointmentId: sold.id,
    at: now,
    entries: [
      { account: "prepaid", amountCents: paid.cardCents + paid.creditCents },
      // A credit pays only for what took place.
      { account: "promotions", amountCents: isDone ? 0 : -paid.creditCents },
      ...shares(sold.coach_id, came, -1),
    ],
  });
  await issueClientInvoice(tx, platform, { appointmentId: sold.id, now });
}

/** Only what took place bears fees; the marketing fee once per new pair. */
async function feesOf(tx: Tx, { sold, kind }: { sold: FeesOfParams; kind: EarningKind }) {
  if (kind !== "completed") return { fee: 0, marketing: false };
  const pair = { coachId: sold.coach_id, clientId: sold.client_id };
  const { relation, coachSince } = await store.findTerms(tx, pair);
  const fee = feeRateOf({
    relation: relation as Relation,
    startsAt: sold.starts_at.getTime(),
    coachSince: coachSince.getTime(),
  });
  return { fee, marketing: relation === "new" && (await store.claimMarketing(tx, { ...pair, id: sold.id })) };
}

type Shares = { arrivesCents: number; feeCents: number; marketingCents: number; feeVatCents: number };

const shares = (coachId: string, came: Shares, sign: 1 | -1): Entry[] => [
  { account: "coach", coachId, amountCents: sign * came.arrivesCents },
  { account: "fees", amountCents: sign * came.feeCents },
  { account: "marketing", amountCents: sign * came.marketingCents },
  { account: "vat", amountCents: sign * came.feeVatCents },
];

/** Reverses an appointment's earning with all fees, and corrects its invoice; false if nothing was earned. */
export async function reverseEarning(
  tx: Tx,
  platform: Platform,
  { appointmentId, now }: { appointmentId: string; now: Date },
): Promise<boolean> {
  const earned = await store.findEarning(tx, appointmentId);
  if (!earned) return false;
  const { id: _, statement_id: __, ...row } = earned;
  await store.insertEarning(tx, {
    ...row,
    kind: "reversal",
    earned_at: now,
    net_cents: -row.net_cents,
    vat_cents: -row.vat_cents,
    gross_cents: -row.gross_cents,
    fee_cents: -row.fee_cents,
    marketing_cents: -row.marketing_cents,
    fee_vat_cents: -row.fee_vat_cents,
    arrives_cents: -row.arrives_cents,
  });
  const came = {
    arrivesCents: row.arrives_cents,
    feeCents: row.fee_cents,
    marketingCents: row.marketing_cents,
    feeVatCents: row.fee_vat_cents,
  };
  await postEntries(tx, {
    key: `reversed:${appointmentId}`,
    kind: "reversed",
    appointmentId,
    at: now,
    entries: [...shares(row.coach_id, came, 1), { account: "prepaid", amountCents: -row.gross_cents }],
  });
  await store.releaseMarketing(tx, { coachId: row.coach_id, clientId: row.client_id, id: appointmentId });
  await issueClientCredit(tx, platform, { appointmentId, now });
  return true;
}
