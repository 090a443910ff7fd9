import { type PeopleQuery, peopleQueryOf } from "@aufwind/rules/people";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database, DbOrTx } from "../../../platform/database/database.ts";
import { foldedName, isCalled } from "../../../platform/database/folded-name.ts";
import { containsPattern } from "../../../platform/database/like-pattern.ts";

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
      "charges.gift_cents",
      "charges.package_cents",
      "charges.credit_cents",
      "charges.intent_id",
      "charges.last_four",
      "charges.paid_at",
      name("client").as("client_name"),
      name("coach").as("coach_name"),
      sql<number>`coalesce((select sum(refunds.amount_cents + refunds.gift_cents + refunds.package_cents + refunds.credit_cents) from refunds
        where refunds.appointment_id = charges.appointment_id), 0)`.as("refunded_cents"),
    ]);

export type PaymentRow = Awaited<ReturnType<typeof findPage>>[number];

/** From one instant until before another. */
export type Wanted = { payment: string | undefined; from: Date | undefined; until: Date | undefined };
type Page = { sort: "asc" | "desc"; limit: number; offset: number };

const isWanted = ({ payment, from, until }: Wanted): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join(
    [
      sql`true`,
      ...(payment === undefined ? [] : [sql`appointments.payment = ${payment}`]),
      ...(from === undefined ? [] : [sql`appointments.starts_at >= ${from}`]),
      ...(until === undefined ? [] : [sql`appointments.starts_at < ${until}`]),
    ],
    sql` and `,
  )}`;

export const findPage = (db: Database, wanted: Wanted, { sort, limit, offset }: Page) =>
  seen(db)
    .where(isWanted(wanted))
    .orderBy("appointments.starts_at", sort)
    .orderBy("appointments.id", sort)
    .limit(limit)
    .offset(offset)
    .execute();

export async function countPayments(db: Database, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from charges join appointments on appointments.id = charges.appointment_id
    where ${isWanted(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type PaymentQuery = PeopleQuery | { by: "intent"; id: string };

/** What was typed into the search for payments: as for people, and the provider's ids besides. */
export const paymentQueryOf = (typed: string): PaymentQuery =>
  /^pi_\w+$/.test(typed.trim()) ? { by: "intent", id: typed.trim() } : peopleQueryOf(typed);

const MOST_PEOPLE = 100;
const MOST_FOUND = 50;

const latestOf = (side: "client" | "coach") => sql`(
  select id from appointments where ${sql.ref(`${side}_id`)} = people.id order by starts_at desc limit ${MOST_FOUND})`;

/** The latest appointments of people; each side by its own index. */
const ofPeople = (are: RawBuilder<unknown>) => sql`(
  select latest.id from (
    select users.id from users where users.deleted_at is null and ${are} limit ${MOST_PEOPLE}
  ) people cross join lateral (${latestOf("client")} union all ${latestOf("coach")}) latest)`;

/** Each way to look uses an index of its own. */
function matches(asked: PaymentQuery): RawBuilder<SqlBool> {
  switch (asked.by) {
    case "intent":
      return sql<SqlBool>`charges.intent_id = ${asked.id}`;
    case "card":
      return sql<SqlBool>`charges.last_four = ${asked.lastFour}`;
    case "invoice":
      return sql<SqlBool>`appointments.id in (select appointment_id from invoices where number = ${asked.number})`;
    case "id":
      return sql<SqlBool>`appointments.id in (select ${asked.id}::uuid union ${ofPeople(sql`users.id = ${asked.id}`)})`;
    case "email":
      return sql<SqlBool>`appointments.id in ${ofPeople(sql`users.email_key like ${containsPattern(asked.part)}`)}`;
    case "name":
      return sql<SqlBool>`appointments.id in ${ofPeople(isCalled(foldedName("users"), asked.words))}`;
  }
}

export const searchPayments = (db: Database, asked: PaymentQuery) =>
  seen(db)
    .where(matches(asked))
    .orderBy("appointments.starts_at", "desc")
    .orderBy("appointments.id", "desc")
    .limit(MOST_FOUND)
    .execute();

export const findPayment = (db: DbOrTx, id: string): Promise<PaymentRow | undefined> =>
  seen(db).where("appointments.id", "=", id).executeTakeFirst();

/** Who of the team asked for each refund of an appointment, and when it was transferred. */
export const findRefundNotes = (db: DbOrTx, appointmentId: string) =>
  db
    .selectFrom("refunds")
    .leftJoin("users", "users.id", "refunds.asked_by")
    .select(["refunds.id", "users.id as user_id", sql<string | null>`trim(first_name || ' ' || last_name)`.as("name")])
    .select(sql<string | null>`transferred_on::text`.as("transferred_on"))
    .where("appointment_id", "=", appointmentId)
    .execute();

export type RefundNotes = Awaited<ReturnType<typeof findRefundNotes>>[number];

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
    .where("earnings.kind", "not in", ["reversal", "adjustment"])
    .executeTakeFirst();
