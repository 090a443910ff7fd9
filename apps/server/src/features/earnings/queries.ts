import type { Relation } from "@aufwind/rules/appointments/booking";
import { earningsOf, letDownEarnings, type VatStatus } from "@aufwind/rules/money";
import { addShares, NO_SHARES, type Shares, subtractShares } from "@aufwind/rules/payments/refund-split";
import { feeRateOf } from "@aufwind/rules/statements";
import type { Tx } from "../../platform/database/database.ts";
import * as store from "./store.ts";

/** What was sold, to whom, and how it ended. */
export type Sold = {
  coach_id: string;
  client_id: string;
  starts_at: Date;
  status: string;
  net_cents: number;
  vat_status: string;
};

/** `left`: what refunds and disputes have not taken back. */
export type KnownEarning = { row: store.EarningRow; earning: Shares; reversed: Shares; left: Shares };

/** What an appointment has earned; undefined before that. */
export async function knownEarning(tx: Tx, appointmentId: string): Promise<KnownEarning | undefined> {
  const rows = await store.findEarnings(tx, appointmentId);
  const row = rows.find(({ kind }) => kind !== "reversal" && kind !== "adjustment");
  if (!row) return undefined;
  // Fees that were waived are none of it any more.
  const waived = rows.filter(({ kind }) => kind === "adjustment").map(sharesOf);
  const left = rows.map(sharesOf).reduce(addShares, NO_SHARES);
  const taken = rows.filter(({ kind }) => kind === "reversal").map(sharesOf);
  return {
    row,
    earning: waived.reduce(addShares, sharesOf(row)),
    reversed: taken.reduce(subtractShares, NO_SHARES),
    left,
  };
}

const sharesOf = (row: store.EarningRow): Shares => ({
  netCents: row.net_cents,
  vatCents: row.vat_cents,
  grossCents: row.gross_cents,
  feeCents: row.fee_cents,
  marketingCents: row.marketing_cents,
  feeVatCents: row.fee_vat_cents,
  arrivesCents: row.arrives_cents,
});

const LET_DOWN = ["Cancelled", "No Show"];

/** What an appointment will earn, as things stand. */
export async function expectedEarning(tx: Tx, { sold, paidCents }: { sold: Sold; paidCents: number }): Promise<Shares> {
  const status = sold.vat_status as VatStatus;
  if (LET_DOWN.includes(sold.status)) return letDownEarnings(paidCents, status);
  const { fee, marketing } = await termsOf(tx, sold);
  return { netCents: sold.net_cents, ...earningsOf({ netCents: sold.net_cents, status, fee, marketing }) };
}

/** The fee rate of a sale, and whether the marketing fee is still to be borne. */
export async function termsOf(tx: Tx, sold: Pick<Sold, "coach_id" | "client_id" | "starts_at">) {
  const { relation, isMarketed, coachSince } = await store.findTerms(tx, {
    coachId: sold.coach_id,
    clientId: sold.client_id,
  });
  const fee = feeRateOf({
    relation: relation as Relation,
    startsAt: sold.starts_at.getTime(),
    coachSince: coachSince.getTime(),
  });
  return { fee, marketing: relation === "new" && !isMarketed };
}

export type EarnedRow = {
  fee_rate: number;
  fee_cents: number;
  marketing_cents: number;
  fee_vat_cents: number;
  adjusted_cents: number;
  arrives_cents: number;
};

/** What the platform keeps of one earning, and what arrives. */
export const presentEarned = (row: EarnedRow) => ({
  feeRate: row.fee_rate,
  feeCents: row.fee_cents,
  marketingCents: row.marketing_cents,
  feeVatCents: row.fee_vat_cents,
  adjustedCents: row.adjusted_cents,
  arrivesCents: row.arrives_cents,
});
