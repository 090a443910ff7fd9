import { type Insertable, sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Invoices } from "../../../platform/database/database-types.ts";
import type { InvoiceContent } from "../../../platform/documents/invoice-content.ts";

type Series = { series: string; year: number };

/** Holds a series until the commit and answers its last number: so none is missing or given twice. */
export async function holdSeries(tx: Tx, { series, year }: Series): Promise<number> {
  const { last } = await tx
    .insertInto("invoice_numbers")
    .values({ series, year, last: 0 })
    .onConflict((conflict) => conflict.columns(["series", "year"]).doUpdateSet({ last: sql`invoice_numbers.last` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

export const setLast = (tx: Tx, { series, year, last }: Series & { last: number }) =>
  tx.updateTable("invoice_numbers").set({ last }).where("series", "=", series).where("year", "=", year).execute();

type NewInvoice = Omit<Insertable<Invoices>, "content"> & { content: InvoiceContent };

export const insertInvoices = (tx: Tx, invoices: NewInvoice[]) =>
  tx
    .insertInto("invoices")
    .values(invoices.map((each) => ({ ...each, content: JSON.stringify(each.content) })))
    .execute();
