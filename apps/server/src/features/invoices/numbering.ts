import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import * as store from "./store.ts";

/** The platform's own series; all others are coaches'. */
export const PLATFORM = "platform";

type NextNumberParams = { series: string; year: number; last: number };

/** Locks a series for this transaction: others who issue in it wait. */
export async function lockSeries(tx: Tx, { series, now }: { series: string; now: Date }): Promise<NextNumberParams> {
  const year = Number(berlinDay(now).slice(0, 4));
  return { series, year, last: await store.lockSeriesRow(tx, { series, year }) };
}

export type Unnumbered = Omit<InvoiceContent, "number">;
export type Issued = {
  coach_id: string;
  client_id?: string | null;
  appointment_id?: string;
  statement_id?: string | null;
  package_payment_id?: string;
  package_refund_id?: string;
  corrects_id?: string | null;
  refund_id?: string | null;
  adjustment_id?: string;
  replaces_id?: string;
  issued_at: Date;
  content: Unnumbered;
};

/** Assigns the next numbers of a locked series and stores the invoices. */
export async function nextNumber(
  tx: Tx,
  { series, year, last, issued }: NextNumberParams & { issued: Issued[] },
): Promise<void> {
  if (issued.length === 0) return;
  const rows = issued.map(({ content, ...whose }, place) => {
    const sequence = last + 1 + place;
    const text = numberOf({ series, year, sequence });
    const written = { kind: content.kind, series, year, sequence, number: text, gross_cents: content.grossCents };
    return { ...whose, ...written, content: { ...content, number: text } };
  });
  await store.insertInvoices(tx, rows);
  await store.setLast(tx, { series, year, last: last + issued.length });
}

const numberOf = ({ series, year, sequence }: { series: string; year: number; sequence: number }): string =>
  series === PLATFORM
    ? `AWG-${year}-${String(sequence).padStart(6, "0")}`
    : `AW-${year}-${String(sequence).padStart(4, "0")}`;
