import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database, DbOrTx } from "../../../platform/database/database.ts";

const name = (who: "client" | "coach") =>
  sql<string>`trim(${sql.ref(`${who}.first_name`)} || ' ' || ${sql.ref(`${who}.last_name`)})`;

/** A payment as operators see it in lists. */
const seen = (db: DbOrTx) =>
  db
    .selectFrom("charges")
    .innerJoin("appointments", "appointments.id", "charges.appointment_id")
    .innerJoin("users as client", "client.id", "appointments.client_id")
    .innerJoin("users as coach", "coach.id", "appointments.coach_id")
    .select([
      "appointments.id",
      "appointments.client_id",
      "appointments.coach_id",
      "appointments.consultation",
      "appointments.starts_at",
      "appointments.ends_at",
      "appointments.booked_at",
      "appointments.status",
      "appointments.payment",
      "appointments.gross_cents",
      "appointments.decline_code",
      "charges.amount_cents",
      "charges.credit_cents",
      "charges.intent_id",
      "charges.last_four",
      "charges.paid_at",
      name("client").as("client_name"),
      name("coach").as("coach_name"),
      sql<number>`coalesce((select sum(refunds.amount_cents + refunds.credit_cents) from refunds
        where refunds.appointment_id = charges.appointment_id), 0)`.as("refunded_cents"),
    ]);

export type PaymentRow = Awaited<ReturnType<typeof findPage>>[number];
export type Wanted = { search: string; payment: string | undefined };

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** A card ending has four digits, ids have a form of their own, an address has an at sign; the rest are names. */
function matches(search: string): RawBuilder<SqlBool> {
  if (UUID.test(search)) return sql<SqlBool>`appointments.id = ${search}`;
  if (/^\d{4}$/.test(search)) return sql<SqlBool>`charges.last_four = ${search}`;
  if (/^pi_\w+$/.test(search)) return sql<SqlBool>`charges.intent_id = ${search}`;
  if (search.includes("@")) return sql<SqlBool>`${search.toLowerCase()} in (client.email, coach.email)`;
  const words = search.split(/\s+/).map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
  return sql<SqlBool>`(${name("client")} ilike all(${words}::text[]) or ${name("coach")} ilike all(${words}::text[]))`;
}

type Page = { sort: "asc" | "desc"; limit: number; offset: number };

export const findPage = (db: Database, { search, payment }: Wanted, { sort, limit, offset }: Page) =>
  seen(db)
    .$if(search !== "", (query) => query.where(matches(search)))
    .$if(payment !== undefined, (query) => query.where("appointments.payment", "=", payment ?? ""))
    .orderBy("appointments.starts_at", sort)
    .orderBy("appointments.id", sort)
    .limit(limit)
    .offset(offset)
    .execute();

export async function countPayments(db: Database, { search, payment }: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from charges
    join appointments on appointments.id = charges.appointment_id
    join users client on client.id = appointments.client_id join users coach on coach.id = appointments.coach_id
    where ${search === "" ? sql`true` : matches(search)}
      and ${payment === undefined ? sql`true` : sql`appointments.payment = ${payment}`}`.execute(db);
  return rows[0]?.count ?? 0;
}

export const findPayment = (db: DbOrTx, id: string): Promise<PaymentRow | undefined> =>
  seen(db).where("appointments.id", "=", id).executeTakeFirst();

/** Who of the team asked for each refund of an appointment. */
export const findAskers = (db: DbOrTx, appointmentId: string) =>
  db
    .selectFrom("refunds")
    .innerJoin("users", "users.id", "refunds.asked_by")
    .select(["refunds.id", "users.id as user_id", sql<string>`trim(first_name || ' ' || last_name)`.as("name")])
    .where("appointment_id", "=", appointmentId)
    .execute();

export const findDisputes = (db: DbOrTx, appointmentId: string) =>
  db.selectFrom("disputes").selectAll().where("appointment_id", "=", appointmentId).orderBy("opened_at").execute();

export const findInvoices = (db: DbOrTx, appointmentId: string) =>
  db
    .selectFrom("invoices")
    .select(["id", "number", "kind", "gross_cents", sql<string>`content->>'issuedOn'`.as("issued_on")])
    .where("appointment_id", "=", appointmentId)
    .orderBy("id")
    .execute();

/** Every entry of the ledger about an appointment, in its order. */
export const findLedger = (db: DbOrTx, appointmentId: string) =>
  db
    .selectFrom("ledger_postings")
    .innerJoin("ledger_entries", "posting_id", "ledger_postings.id")
    .select(["at", "kind", "account", "amount_cents"])
    .where("appointment_id", "=", appointmentId)
    .orderBy("at")
    .orderBy("ledger_entries.id")
    .execute();

/** The statement that holds an appointment's earning. */
export const findStatement = (db: DbOrTx, appointmentId: string) =>
  db
    .selectFrom("earnings")
    .innerJoin("statements", "statements.id", "earnings.statement_id")
    .select([
      sql<string>`to_char(month, 'YYYY-MM')`.as("month"),
      sql<string>`pay_by::text`.as("pay_by"),
      "paid_at",
      "status",
    ])
    .where("earnings.appointment_id", "=", appointmentId)
    .where("earnings.kind", "<>", "reversal")
    .executeTakeFirst();
