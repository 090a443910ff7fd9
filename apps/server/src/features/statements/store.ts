import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import type { Locale } from "@aufwind/rules/locale";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";

/** A month as its coach sees it. */
const seen = (db: DbOrTx, coachId: string) =>
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
      "adjusted_cents",
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
        .exists(
          eb
            .selectFrom("payout_holds")
            .select("payout_holds.id")
            .whereRef("payout_holds.coach_id", "=", "statements.coach_id")
            .where("payout_holds.released_at", "is", null),
        )
        .as("is_held"),
      eb
        .selectFrom("invoices")
        .select("invoices.id")
        .whereRef("invoices.statement_id", "=", "statements.id")
        .where("invoices.adjustment_id", "is", null)
        .as("invoice_id"),
      jsonArrayFrom(
        eb
          .selectFrom("earnings")
          .select([sql<string>`coalesce(earnings.reason, '')`.as("reason"), "earnings.arrives_cents as arrivesCents"])
          .whereRef("earnings.statement_id", "=", "statements.id")
          .where("earnings.kind", "=", "adjustment")
          .orderBy("earnings.id"),
      ).as("adjustments"),
    ])
    .where("statements.coach_id", "=", coachId);

export type StatementRow = Awaited<ReturnType<typeof findPage>>[number];

export const findPage = (db: Database, coachId: string, { sort, ...asked }: PageAsked) =>
  seen(db, coachId).orderBy("statements.month", sort).limit(rowsOf(asked).limit).offset(rowsOf(asked).offset).execute();

export async function countAll(db: Database, coachId: string): Promise<number> {
  const { count } = await db
    .selectFrom("statements")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("coach_id", "=", coachId)
    .executeTakeFirstOrThrow();
  return count;
}

type FindOwnParams = { id: string; coachId: string };

export const findOwn = (db: DbOrTx, { id, coachId }: FindOwnParams): Promise<StatementRow | undefined> =>
  seen(db, coachId).where("id", "=", id).executeTakeFirst();

/** The lines of a statement, by the start of the appointments. */
export const findLines = (db: Database, id: string) =>
  db
    .selectFrom("earnings")
    .leftJoin("appointments", "appointments.id", "earnings.appointment_id")
    .leftJoin("users", "users.id", "earnings.client_id")
    .select([
      "earnings.appointment_id",
      "earnings.reason",
      "earnings.adjusted_cents",
      sql<string>`case when earnings.refund_id is null then earnings.kind else 'refund' end`.as("kind"),
      "earnings.gross_cents",
      "earnings.vat_cents",
      "earnings.net_cents",
      "earnings.fee_rate",
      "earnings.fee_cents",
      "earnings.marketing_cents",
      "earnings.fee_vat_cents",
      "earnings.arrives_cents",
      sql<Date>`coalesce(appointments.starts_at, earnings.earned_at)`.as("starts_at"),
      sql<string>`trim(coalesce(users.first_name || ' ' || users.last_name, ''))`.as("client_name"),
    ])
    .where("earnings.statement_id", "=", id)
    .orderBy("starts_at")
    .orderBy("earnings.id")
    .execute();

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** A coach's closed months, for the download. */
export const statementsOf = (db: Database, coachId: string) => seen(db, coachId).orderBy("statements.month").execute();

/** What each appointment earned, for the download. */
export const earningsOf = (db: Database, coachId: string) =>
  db
    .selectFrom("earnings")
    .select([
      "appointment_id",
      "kind",
      "refund_id",
      "earned_at",
      "net_cents",
      "vat_cents",
      "gross_cents",
      "fee_rate",
      "fee_cents",
      "marketing_cents",
      "fee_vat_cents",
      "adjusted_cents",
      "arrives_cents",
      "reason",
    ])
    .where("coach_id", "=", coachId)
    .orderBy("earned_at")
    .orderBy("id")
    .execute();

export type OutstandingRow = { open_cents: number; due_cents: number; due_by: string | null; is_connected: boolean };

/** What is in no statement yet, with the carry-over, and what is in one and not paid. */
export async function findOutstanding(db: DbOrTx, coachId: string): Promise<OutstandingRow> {
  const { rows } = await sql<OutstandingRow>`${outstandingOf(coachId)}`.execute(db);
  return rows[0] ?? { open_cents: 0, due_cents: 0, due_by: null, is_connected: false };
}

/** The same as a subquery. */
export const outstandingOf = (coachId: string) => sql`
    select coalesce((select sum(arrives_cents) from earnings where coach_id = ${coachId} and statement_id is null), 0)
        + coalesce((select carried_out_cents from statements where coach_id = ${coachId} order by month desc limit 1), 0)
        as open_cents,
      coalesce(sum(payout_cents), 0) as due_cents, max(pay_by)::text as due_by,
      exists (select from payout_accounts where coach_id = ${coachId} and status = 'ready') as is_connected
    from statements where coach_id = ${coachId} and status in ('due', 'failed')`;

/** Stores where the last statements of somebody who leaves go, with their legal details. */
export const storeContact = (tx: Tx, { coachId, party, now }: { coachId: string; party: object; now: Date }) =>
  sql`
    insert into settlement_contacts (coach_id, email, first_name, locale, party, created_at)
    select id, email, first_name, locale, ${JSON.stringify(party)}::jsonb, ${now} from users
    where id = ${coachId} and email is not null
    on conflict do nothing`.execute(tx);

/** Deletes those who left and are owed nothing; what began before they left is over by `before`. */
export const eraseSettledRows = (db: Database, before: Date) =>
  sql`
    delete from settlement_contacts as contact where created_at < ${before}
      and not exists (select from earnings where coach_id = contact.coach_id and statement_id is null)
      and not exists (
        select from statements where coach_id = contact.coach_id and status in ('due', 'failed')
      )`.execute(db);

/** Statements with their recipients who still exist; `is_ready` if they can be paid out. */
export const findMailFacts = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom("statements")
    .innerJoin("users", "users.id", "statements.coach_id")
    // Whoever has left gets the last statements at the stored contact.
    .leftJoin("settlement_contacts", "settlement_contacts.coach_id", "statements.coach_id")
    .select([
      "statements.coach_id",
      "statements.lines",
      "statements.gross_cents",
      "statements.fee_cents",
      "statements.marketing_cents",
      "statements.fee_vat_cents",
      "statements.adjusted_cents",
      "statements.arrives_cents",
      "statements.carried_in_cents",
      "statements.payout_cents",
      "statements.carried_out_cents",
      sql<string>`to_char(statements.month, 'YYYY-MM')`.as("month"),
      sql<string>`statements.pay_by::text`.as("pay_by"),
      sql<boolean>`exists (select from payout_accounts where coach_id = users.id and status = 'ready')`.as("is_ready"),
      sql<string>`coalesce(users.email, settlement_contacts.email)`.as("email"),
      sql<Locale>`coalesce(settlement_contacts.locale, users.locale)`.as("locale"),
      sql<string>`coalesce(settlement_contacts.first_name, users.first_name)`.as("first_name"),
      sql<boolean>`users.email is null`.as("has_left"),
    ])
    .where("statements.id", "in", ids)
    .where((eb) => eb.or([eb("users.email", "is not", null), eb("settlement_contacts.email", "is not", null)]))
    .execute();
