import type { Locale } from "@aufwind/rules/locale";
import { type Insertable, type Selectable, type SqlBool, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Invoices } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasRow } from "../../platform/database/has-row.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";
import { TRADER } from "../businesses/store.ts";
import type { InvoiceContent, Party } from "./invoice-content.ts";

type InvoiceRow = Omit<Selectable<Invoices>, "content"> & { content: InvoiceContent };
const asRow = (row: Selectable<Invoices>) => row as unknown as InvoiceRow;

export async function findOfAppointment(tx: Tx, appointmentId: string): Promise<InvoiceRow[]> {
  return (
    await tx.selectFrom("invoices").selectAll().where("appointment_id", "=", appointmentId).orderBy("id").execute()
  ).map(asRow);
}

export async function findOfPackagePayment(tx: Tx, paymentId: string): Promise<InvoiceRow[]> {
  const found = tx.selectFrom("invoices").selectAll().where("package_payment_id", "=", paymentId).orderBy("id");
  return (await found.execute()).map(asRow);
}

export const appointmentExists = (tx: Tx, id: string): Promise<boolean> =>
  hasRow(tx.selectFrom("appointments").select("id").where("id", "=", id));

type Sides = { clientId: string; coachId: string };

/** Both sides of an invoice; whoever has left gets no mail. */
export const findReaders = (tx: Tx, { clientId, coachId }: Sides) =>
  tx
    .selectFrom("users")
    .select(["first_name as firstName", sql<string>`email`.as("email"), sql<Locale>`locale`.as("locale")])
    .select(sql<"client" | "coach">`case id when ${coachId} then 'coach' else 'client' end`.as("side"))
    .where("id", "in", [clientId, coachId])
    .where("email", "is not", null)
    .where("deleted_at", "is", null)
    .execute();

export const findInvoice = async (tx: Tx, id: string): Promise<InvoiceRow> =>
  asRow(await tx.selectFrom("invoices").selectAll().where("id", "=", id).executeTakeFirstOrThrow());

/** Somebody's billing details; empty if nothing was saved. */
const BILLING = [
  "billing_details.name as billing_name",
  "billing_details.email as billing_email",
  "billing_details.address as billing_address",
  "billing_details.city as billing_city",
  "billing_details.postal_code as billing_postal_code",
  "billing_details.country as billing_country",
  "billing_details.tax_type",
  "billing_details.tax_number",
] as const;

/** Who an invoice of a package goes to. */
export const findRecipient = (tx: Tx, clientId: string) =>
  tx
    .selectFrom("users as client")
    .leftJoin("billing_details", "billing_details.user_id", "client.id")
    .select(["client.first_name as client_first_name", "client.last_name as client_last_name", ...BILLING])
    .where("client.id", "=", clientId)
    .executeTakeFirstOrThrow();
export type ClientRow = Awaited<ReturnType<typeof findRecipient>>;

/** What an invoice to a client says, as of now. */
export const findSold = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom("appointments")
    .innerJoin("users as client", "client.id", "appointments.client_id")
    .leftJoin("billing_details", "billing_details.user_id", "client.id")
    .leftJoin("charges", "charges.appointment_id", "appointments.id")
    .leftJoin("earnings", (join) =>
      join
        .onRef("earnings.appointment_id", "=", "appointments.id")
        .on("earnings.kind", "not in", ["reversal", "adjustment"]),
    )
    // The earned amount may be less than the price, if a credit paid part of it.
    .select((eb) => [
      eb.fn.coalesce("earnings.net_cents", "appointments.net_cents").as("net_cents"),
      eb.fn.coalesce("earnings.gross_cents", "appointments.gross_cents").as("gross_cents"),
    ])
    .select([
      "appointments.coach_id",
      "appointments.client_id",
      "appointments.consultation",
      "appointments.status",
      "appointments.starts_at",
      "appointments.ends_at",
      "appointments.vat_status",
      "charges.paid_at",
      "charges.last_four",
      "charges.gift_cents",
      "charges.credit_cents",
      "charges.package_cents",
      "client.first_name as client_first_name",
      "client.last_name as client_last_name",
      ...BILLING,
    ])
    .where("appointments.id", "=", appointmentId)
    .executeTakeFirstOrThrow();

export type SoldRow = Awaited<ReturnType<typeof findSold>>;

/** Coaches' legal details; for those who have left, from their latest invoice. */
export const findCoaches = (tx: Tx, coachIds: string[]) =>
  tx
    .selectFrom("users")
    .leftJoin("businesses", "businesses.coach_id", "users.id")
    .leftJoin("billing_details", "billing_details.user_id", "users.id")
    .select((eb) => [
      ...BILLING,
      ...TRADER,
      "businesses.company_email",
      "businesses.tax_number as office_number",
      eb.fn
        .coalesce(
          eb
            .selectFrom("invoices")
            .select(sql<Party>`content->'supplier'`.as("supplier"))
            .whereRef("invoices.coach_id", "=", "users.id")
            .where("invoices.kind", "in", ["client", "clientCredit"])
            .orderBy("invoices.id", "desc")
            .limit(1),
          eb
            .selectFrom("settlement_contacts")
            .select(sql<Party>`party`.as("party"))
            .whereRef("settlement_contacts.coach_id", "=", "users.id"),
        )
        .as("known"),
    ])
    .where("users.id", "in", coachIds)
    .execute();

export type CoachRow = Awaited<ReturnType<typeof findCoaches>>[number];

export type Side = { userId: string; kinds: string[]; mine: "client_id" | "coach_id" };
type FindPageParams = Side & {
  status: "paid" | "corrected" | "credit" | undefined;
  after: string | undefined;
  most: number;
};

const isCorrected = sql<SqlBool>`exists (select from invoices credit where credit.corrects_id = invoices.id)`;
const isCredit = sql<SqlBool>`corrects_id is not null`;
const STATUS_CONDITIONS = {
  paid: sql<SqlBool>`not (${isCorrected} or ${isCredit})`,
  corrected: isCorrected,
  credit: isCredit,
};

/** Newest first; ids are in order of time. */
export async function findPage(db: Database, { userId, kinds, mine, status, after, most }: FindPageParams) {
  const rows = await db
    .selectFrom("invoices")
    .selectAll()
    .select(isCorrected.as("is_corrected"))
    .where(mine, "=", userId)
    .where("kind", "in", kinds)
    .$if(status !== undefined, (query) => query.where(STATUS_CONDITIONS[status ?? "paid"]))
    .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(most + 1)
    .execute();
  return rows.map((row) => ({ ...asRow(row), is_corrected: row.is_corrected as boolean }));
}

export type ListedRow = Awaited<ReturnType<typeof findPage>>[number];

/** Somebody's own, as issuer or recipient. */
const isOf = (userId: string) => sql<SqlBool>`(client_id = ${userId} or coach_id = ${userId})`;

export async function findOwn(db: Database, { id, userId }: { id: string; userId: string }) {
  const row = await db
    .selectFrom("invoices")
    .select("content")
    .where("id", "=", id)
    .where(isOf(userId))
    .executeTakeFirst();
  return row?.content as InvoiceContent | undefined;
}

/** All that somebody received or issued, for the download. */
export const invoicesOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("invoices")
    .select(["number", "kind", "issued_at", "content"])
    .where(isOf(userId))
    .orderBy("id")
    .execute();

/** The fees of months by rate, reversals separately. */
export const findFees = (tx: Tx, statementIds: string[]) =>
  tx
    .selectFrom("earnings")
    .innerJoin("statements", "statements.id", "earnings.statement_id")
    .select((eb) => [
      "statements.id",
      "statements.coach_id",
      sql<string>`to_char(statements.month, 'YYYY-MM')`.as("month"),
      "earnings.fee_rate",
      sql<boolean>`earnings.kind in ('reversal', 'adjustment')`.as("is_reversal"),
      eb.fn.sum<number>("earnings.fee_cents").as("fee_cents"),
      eb.fn.sum<number>("earnings.marketing_cents").as("marketing_cents"),
      eb.fn.sum<number>("earnings.fee_vat_cents").as("fee_vat_cents"),
      sql<number>`count(*) filter (where earnings.fee_cents <> 0)`.as("fees"),
      sql<number>`count(*) filter (where earnings.marketing_cents <> 0)`.as("marketings"),
    ])
    .where("statements.id", "in", statementIds)
    // Those have corrected the invoice of their month by themselves.
    .where("earnings.corrects_statement_id", "is", null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("invoices").select("id").whereRef("statement_id", "=", "statements.id"))),
    )
    .groupBy(["statements.id", "earnings.fee_rate", "is_reversal"])
    .orderBy("statements.id")
    .orderBy("earnings.fee_rate", "desc")
    .execute();

export type FeeRow = Awaited<ReturnType<typeof findFees>>[number];

type Month = { statementId: string; coachId: string };

/**
 * The fee invoice that is corrected by a month with more reversals than fees: the latest that contains some of them.
 */
export const findReversed = (tx: Tx, { statementId, coachId }: Month) =>
  tx
    .selectFrom("invoices")
    .select(["id", "number", sql<string>`content->>'issuedOn'`.as("issuedOn")])
    .where("coach_id", "=", coachId)
    .where("kind", "=", "fee")
    .orderBy(
      sql`statement_id in (
        select earned.statement_id from earnings back
        join earnings earned on earned.appointment_id = back.appointment_id and earned.kind not in ('reversal', 'adjustment')
        where back.statement_id = ${statementId} and back.kind in ('reversal', 'adjustment'))`,
      "desc",
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

type Series = { series: string; year: number };

/** Locks a series until the commit and returns its last number, so none is missing or used twice. */
export async function lockSeriesRow(tx: Tx, { series, year }: Series): Promise<number> {
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

/** For good: invoices_are_written_once() refuses every change. */
export const insertInvoices = (tx: Tx, invoices: NewInvoice[]) =>
  tx
    .insertInto("invoices")
    .values(invoices.map((each) => ({ ...each, content: JSON.stringify(each.content) })))
    .execute();

/** Not while another one corrects or replaces it, nor while somebody's data has to be kept. */
export const deleteOldInvoices = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "invoices",
    where: sql<SqlBool>`issued_at < ${before} and ${hasNoLegalHold(sql.ref("invoices.coach_id"))} and ${hasNoLegalHold(sql.ref("invoices.client_id"))}
      and not exists (
        select from invoices as later where later.corrects_id = invoices.id or later.replaces_id = invoices.id
      )`,
    limit,
  });
