import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

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
