import type { Statement } from "@aufwind/contract/statements";
import { berlinDay } from "../../platform/calendar/berlin-day.ts";
import type { StatementContent, StatementLine } from "./statement-sheet.ts";
import type { LineRow, StatementRow } from "./store.ts";

export const presentStatement = (row: StatementRow): Statement => ({
  id: row.id,
  month: row.month,
  count: row.lines,
  grossCents: row.gross_cents,
  vatCents: row.vat_cents,
  feeCents: row.fee_cents,
  marketingCents: row.marketing_cents,
  feeVatCents: row.fee_vat_cents,
  arrivesCents: row.arrives_cents,
  carriedInCents: row.carried_in_cents,
  payoutCents: row.payout_cents,
  carriedOutCents: row.carried_out_cents,
  payBy: row.pay_by,
  paidOn: row.paid_at && berlinDay(row.paid_at),
  payout: row.status === "due" && !row.is_ready ? "unconnected" : (row.status as Statement["payout"]),
  canRetry: row.status === "failed",
  invoiceId: row.invoice_id,
});

const KINDS: Record<string, StatementLine["kind"]> = {
  completed: "completed",
  cancelled_late: "cancelledLate",
  no_show: "noShow",
  reversal: "reversal",
};

const presentLine = (row: LineRow): StatementLine => ({
  appointmentId: row.appointment_id,
  startsAt: row.starts_at.toISOString(),
  client: `${row.first_name} ${row.last_name}`.trim(),
  kind: KINDS[row.kind] ?? "completed",
  grossCents: row.gross_cents,
  vatCents: row.vat_cents,
  netCents: row.net_cents,
  feeRate: row.fee_rate,
  feeCents: row.fee_cents,
  marketingCents: row.marketing_cents,
  feeVatCents: row.fee_vat_cents,
  arrivesCents: row.arrives_cents,
});

type Sheet = { coach: string; lines: LineRow[] };

/** The content of a month's report. */
export const sheetOf = (row: StatementRow, { coach, lines }: Sheet): StatementContent => ({
  coach,
  month: row.month,
  lines: lines.map(presentLine),
  carriedInCents: row.carried_in_cents,
  arrivesCents: row.arrives_cents,
  payoutCents: row.payout_cents,
  carriedOutCents: row.carried_out_cents,
  payBy: row.pay_by,
  paidOn: row.paid_at && berlinDay(row.paid_at),
});
