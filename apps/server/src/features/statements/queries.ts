import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import type { OutstandingPayout, Statement } from "@aufwind/contract/statements";
import type { Locale } from "@aufwind/rules/locale";
import { monthOf, payBy } from "@aufwind/rules/statements";
import { berlinDay, isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import { findUser } from "../accounts/store.ts";
import { presentEarned } from "../earnings/queries.ts";
import type { StatementContent, StatementLine } from "./statement-sheet.ts";
import type { LineRow, StatementRow } from "./store.ts";
import * as store from "./store.ts";

export type PrintedStatement = { brand: string; locale: Locale; content: StatementContent };

/** A tenth of a second of CPU each, which would block everybody else. */
const printStatement = createThreadPool<PrintedStatement, Uint8Array>({
  script: new URL("statement-sheet-thread.ts", import.meta.url),
  threads: 1,
  waiting: 40,
  waitingPerPerson: 10,
  seconds: 30,
  memoryMb: 256,
});

export const presentStatement = (row: StatementRow): Statement => ({
  id: row.id,
  month: row.month,
  count: row.lines,
  grossCents: row.gross_cents,
  vatCents: row.vat_cents,
  feeCents: row.fee_cents,
  marketingCents: row.marketing_cents,
  feeVatCents: row.fee_vat_cents,
  adjustedCents: row.adjusted_cents,
  adjustments: row.adjustments,
  arrivesCents: row.arrives_cents,
  carriedInCents: row.carried_in_cents,
  payoutCents: row.payout_cents,
  carriedOutCents: row.carried_out_cents,
  payBy: row.pay_by,
  paidOn: row.paid_at && berlinDay(row.paid_at),
  payout: payoutOf(row),
  canRetry: row.status === "failed" && !row.is_held,
  invoiceId: row.invoice_id,
});

/** A hold comes before everything else that keeps a payout waiting. */
function payoutOf({ status, is_held, is_ready }: StatementRow): Statement["payout"] {
  if (is_held && (status === "due" || status === "failed")) return "held";
  return status === "due" && !is_ready ? "unconnected" : (status as Statement["payout"]);
}

const KINDS: Record<string, StatementLine["kind"]> = {
  completed: "completed",
  cancelled_late: "cancelledLate",
  no_show: "noShow",
  reversal: "reversal",
  refund: "refund",
  adjustment: "adjustment",
};

const presentLine = (row: LineRow): StatementLine => ({
  appointmentId: row.appointment_id ?? "",
  reason: row.reason ?? "",
  startsAt: row.starts_at.toISOString(),
  client: row.client_name,
  kind: KINDS[row.kind] ?? "completed",
  grossCents: row.gross_cents,
  vatCents: row.vat_cents,
  netCents: row.net_cents,
  ...presentEarned(row),
});

type Sheet = { coach: string; lines: LineRow[] };

/** The content of a month's report. */
const sheetOf = (row: StatementRow, { coach, lines }: Sheet): StatementContent => ({
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

type ListStatementsParams = PageAsked & { coachId: string };

/** One page of a coach's months. */
export async function listStatements({ database }: Platform, { coachId, ...asked }: ListStatementsParams) {
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, coachId, asked),
    store.countAll(database, coachId),
  ]);
  return { items: rows.map(presentStatement), ...pageFacts({ ...asked, totalCount }) };
}

type SheetForParams = Own & { locale: Locale; signal: AbortSignal };

/** The report of a coach's own month. */
export async function sheetFor({ database, config, log }: Platform, { locale, signal, ...own }: SheetForParams) {
  const statement = await store.findOwn(database, own);
  if (!statement) throw new Problem("notFound");
  const [lines, coach] = [await store.findLines(database, own.id), await findUser(database, own.coachId)];
  const name = `${coach?.first_name ?? ""} ${coach?.last_name ?? ""}`.trim();
  const printed = { content: sheetOf(statement, { coach: name, lines }), locale, brand: config.brand };
  return { month: statement.month, bytes: await printStatement(printed, { owner: own.coachId, log, signal }) };
}

type OutstandingPayoutParams = { coachId: string; now: Date };

/** What a coach has earned and not been paid yet, and by when it is. */
export const outstandingPayout = async (
  db: DbOrTx,
  { coachId, now }: OutstandingPayoutParams,
): Promise<OutstandingPayout> => presentOutstanding(await store.findOutstanding(db, coachId), now);

export function presentOutstanding(row: store.OutstandingRow, now: Date): OutstandingPayout {
  const { open_cents, due_cents, due_by, is_connected } = row;
  const [open, isConnected] = [Math.max(0, open_cents), is_connected];
  const cents = open + due_cents;
  const by = open > 0 ? payBy(monthOf(now.getTime()), isBerlinHoliday) : due_by;
  return { cents, payBy: cents > 0 ? by : null, isConnected };
}

export type Own = { id: string; coachId: string };
