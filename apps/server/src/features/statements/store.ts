import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import type { Locale } from "@aufwind/rules/locale";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { PREPARED } from "../../platform/database/prepared-statements.ts";

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
  const { rows } = await sql<OutstandingRow>`${PREPARED} ${outstandingOf(coachId)}`.execute(db);
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

/** Where a coach is written to about payouts. */
export const findHoldFacts = (tx: Tx, coachId: string) =>
  tx
    .selectFrom("users")
    .leftJoin("settlement_contacts", "settlement_contacts.coach_id", "users.id")
    .select([
      sql<string>`coalesce(users.email, settlement_contacts.email)`.as("email"),
      sql<Locale>`coalesce(settlement_contacts.locale, users.locale)`.as("locale"),
      sql<string>`coalesce(settlement_contacts.first_name, users.first_name)`.as("first_name"),
      sql<boolean>`users.email is null`.as("has_left"),
    ])
    .where("users.id", "=", coachId)
    .where((eb) => eb.or([eb("users.email", "is not", null), eb("settlement_contacts.email", "is not", null)]))
    .executeTakeFirst();

/** The first month with payable earnings that are in no statement, as `yyyy-mm`. */
export async function firstOpenMonth(db: Database, before: Date): Promise<string | undefined> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(min(payable_at) at time zone 'Europe/Berlin', 'YYYY-MM') as month
    from earnings_to_state where payable_at < ${before}`.execute(db);
  return rows[0]?.month ?? undefined;
}

/** `first` is the first day of the month, `end` when it is over. */
type Month = { first: string; end: Date };

/** The next coaches with earnings until then and no statement for that month. */
export async function findCoaches(
  db: Database,
  { first, end, after, limit }: Month & { after: string; limit: number },
) {
  const { rows } = await sql<{ coach_id: string }>`
    select distinct coach_id from earnings_to_state as payable
    where payable_at < ${end} and coach_id > ${after}
      and not exists (select from statements where coach_id = payable.coach_id and month = ${first}::date)
    order by coach_id limit ${limit}`.execute(db);
  return rows.map(({ coach_id }) => coach_id);
}

type OpenStatementsParams = Month & { coachIds: string[]; payBy: string; now: Date };

/** Creates empty statements with the carry-over; of two concurrent runs the second gets none. */
export async function openStatements(tx: Tx, { coachIds, first, payBy, now }: OpenStatementsParams) {
  const { rows } = await sql<{ id: string; coach_id: string; carried_in_cents: number }>`
    insert into statements (coach_id, month, closed_at, pay_by, status, lines, gross_cents, vat_cents, fee_cents,
      marketing_cents, fee_vat_cents, arrives_cents, payout_cents, carried_in_cents, carried_out_cents)
    select coach_id, ${first}::date, ${now}, ${payBy}::date, 'nothing', 0, 0, 0, 0, 0, 0, 0, 0, carried, carried
    from unnest(${coachIds}::uuid[]) coach_id, lateral (select coalesce((
      select carried_out_cents from statements latest where latest.coach_id = coach_id.coach_id
      order by month desc limit 1), 0) as carried) balance
    order by coach_id
    on conflict (coach_id, month) do nothing
    returning id, coach_id, carried_in_cents`.execute(tx);
  return rows;
}

type Sums = {
  id: string;
  lines: number;
  gross_cents: number;
  vat_cents: number;
  fee_cents: number;
  marketing_cents: number;
  fee_vat_cents: number;
  adjusted_cents: number;
  arrives_cents: number;
};

/** Assigns the earnings until the end of the month to the statements, and returns their sums. */
export async function stateEarnings(tx: Tx, { ids, end }: { ids: string[]; end: Date }): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    with stated as (
      update earnings set statement_id = statements.id
      from statements join earnings_to_state as payable on payable.coach_id = statements.coach_id
      where statements.id = any(${ids}::uuid[]) and payable.payable_at < ${end} and earnings.id = payable.id
        and earnings.statement_id is null
      returning earnings.*
    )
    select statement_id as id, count(*) as lines, sum(gross_cents) as gross_cents, sum(vat_cents) as vat_cents,
      sum(fee_cents) as fee_cents, sum(marketing_cents) as marketing_cents, sum(fee_vat_cents) as fee_vat_cents,
      sum(adjusted_cents) as adjusted_cents, sum(arrives_cents) as arrives_cents
    from stated group by statement_id`.execute(tx);
  return rows;
}

type FillStatementsParams = Sums & {
  payout_cents: number;
  carried_out_cents: number;
  status: string;
  due_at: Date | null;
};

export const fillStatements = (tx: Tx, closed: FillStatementsParams[]) =>
  sql`
    update statements set lines = filled.lines, gross_cents = filled.gross_cents, vat_cents = filled.vat_cents,
      fee_cents = filled.fee_cents, marketing_cents = filled.marketing_cents, fee_vat_cents = filled.fee_vat_cents,
      adjusted_cents = filled.adjusted_cents, arrives_cents = filled.arrives_cents, payout_cents = filled.payout_cents,
      carried_out_cents = filled.carried_out_cents, status = filled.status, due_at = filled.due_at
    from jsonb_to_recordset(${JSON.stringify(closed)}::jsonb) as filled (id uuid, lines int, gross_cents int,
      vat_cents int, fee_cents int, marketing_cents int, fee_vat_cents int, adjusted_cents int, arrives_cents int, payout_cents int,
      carried_out_cents int, status text, due_at timestamptz)
    where statements.id = filled.id`.execute(tx);
