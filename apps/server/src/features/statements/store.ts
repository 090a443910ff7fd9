import type { Direction } from "@aufwind/rules/search/search";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

/** A month as its coach sees it. */
const seen = (db: Database | Tx, coachId: string) =>
  db
    .selectFrom("statements")
    .select((eb) => [
      "id",
      "lines",
      "gross_cents",
      "vat_cents",
      "fee_cents",
      "marketing_cents",
      "fee_vat_cents",
      "arrives_cents",
      "carried_in_cents",
      "payout_cents",
      "carried_out_cents",
      "status",
      "paid_at",
      sql<string>`to_char(month, 'YYYY-MM')`.as("month"),
      sql<string>`pay_by::text`.as("pay_by"),
      eb
        .exists(
          eb
            .selectFrom("payout_accounts")
            .select("coach_id")
            .whereRef("payout_accounts.coach_id", "=", "statements.coach_id")
            .where("payout_accounts.status", "=", "ready"),
        )
        .as("is_ready"),
      eb
        .selectFrom("invoices")
        .select("invoices.id")
        .whereRef("invoices.statement_id", "=", "statements.id")
        .as("invoice_id"),
    ])
    .where("statements.coach_id", "=", coachId);

export type StatementRow = Awaited<ReturnType<typeof findPage>>[number];
type Page = { page: number; size: number; sort: Direction };

export const findPage = (db: Database, coachId: string, { page, size, sort }: Page) =>
  seen(db, coachId)
    .orderBy("statements.month", sort)
    .limit(size)
    .offset(page * size)
    .execute();

export async function countAll(db: Database, coachId: string): Promise<number> {
  const { count } = await db
    .selectFrom("statements")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("coach_id", "=", coachId)
    .executeTakeFirstOrThrow();
  return count;
}

type Own = { id: string; coachId: string };

export const findOwn = (db: Database | Tx, { id, coachId }: Own): Promise<StatementRow | undefined> =>
  seen(db, coachId).where("id", "=", id).executeTakeFirst();

/** What stands on a statement, by the start of the appointments. */
export const findLines = (db: Database, id: string) =>
  db
    .selectFrom("earnings")
    .innerJoin("appointments", "appointments.id", "earnings.appointment_id")
    .innerJoin("users", "users.id", "earnings.client_id")
    .select([
      "earnings.appointment_id",
      "earnings.kind",
      "earnings.gross_cents",
      "earnings.vat_cents",
      "earnings.net_cents",
      "earnings.fee_rate",
      "earnings.fee_cents",
      "earnings.marketing_cents",
      "earnings.fee_vat_cents",
      "earnings.arrives_cents",
      "appointments.starts_at",
      "users.first_name",
      "users.last_name",
    ])
    .where("earnings.statement_id", "=", id)
    .orderBy("appointments.starts_at")
    .orderBy("earnings.id")
    .execute();

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** What a coach's closed months came to, for the download. */
export const statementsOf = (db: Database, coachId: string) => seen(db, coachId).orderBy("statements.month").execute();

/** What each appointment came to, for the download. */
export const earningsOf = (db: Database, coachId: string) =>
  db
    .selectFrom("earnings")
    .select([
      "appointment_id",
      "kind",
      "earned_at",
      "net_cents",
      "vat_cents",
      "gross_cents",
      "fee_rate",
      "fee_cents",
      "marketing_cents",
      "fee_vat_cents",
      "arrives_cents",
    ])
    .where("coach_id", "=", coachId)
    .orderBy("earned_at")
    .orderBy("id")
    .execute();

type OutstandingRow = { open_cents: number; due_cents: number; due_by: string | null; is_connected: boolean };

/** What stands on no statement yet, with what is carried over, and what stands on one and is not paid. */
export async function findOutstanding(db: Database | Tx, coachId: string): Promise<OutstandingRow> {
  const { rows } = await sql<OutstandingRow>`
    select coalesce((select sum(arrives_cents) from earnings where coach_id = ${coachId} and statement_id is null), 0)
        + coalesce((select carried_out_cents from statements where coach_id = ${coachId} order by month desc limit 1), 0)
        as open_cents,
      coalesce(sum(payout_cents), 0) as due_cents, max(pay_by)::text as due_by,
      exists (select from payout_accounts where coach_id = ${coachId} and status = 'ready') as is_connected
    from statements where coach_id = ${coachId} and status in ('due', 'failed')`.execute(db);
  return rows[0] ?? { open_cents: 0, due_cents: 0, due_by: null, is_connected: false };
}

/** Keeps where the last statements of somebody who leaves go, and who they were in law. */
export const keepContact = (tx: Tx, { coachId, party, now }: { coachId: string; party: object; now: Date }) =>
  sql`
    insert into settlement_contacts (coach_id, email, first_name, locale, party, created_at)
    select id, email, first_name, locale, ${JSON.stringify(party)}::jsonb, ${now} from users
    where id = ${coachId} and email is not null
    on conflict do nothing`.execute(tx);

/** Forgets those who left and to whom nothing is owed any more; what began before they left is over by `before`. */
export const forgetSettled = (db: Database, before: Date) =>
  sql`
    delete from settlement_contacts as contact where created_at < ${before}
      and not exists (select from earnings where coach_id = contact.coach_id and statement_id is null)
      and not exists (
        select from statements where coach_id = contact.coach_id and status in ('due', 'failed')
      )`.execute(db);
