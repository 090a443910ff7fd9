import { type Quarters, quartersOf } from "@aufwind/rules/tax-reports";
import { sql } from "kysely";
import type { DbOrTx } from "../../platform/database/database.ts";

type Row = { coach_id: string; quarter: number; consideration_cents: number; fee_cents: number; activities: number };

/**
 * What every coach, or one, was credited in a year, by quarter: the lines of the statements of its months. Refunds,
 * reversals and corrections are lines like others; an appointment whose price was taken back whole is none.
 */
export async function findFigures(
  db: DbOrTx,
  { year, coachId }: { year: number; coachId?: string },
): Promise<Map<string, Quarters>> {
  const { rows } = await sql<Row>`
    with credited as (
      select earnings.*, extract(quarter from month)::integer as quarter,
        sum(earnings.gross_cents) over (partition by earnings.coach_id, earnings.appointment_id) as left_cents
      from statements join earnings on earnings.statement_id = statements.id
      where month between make_date(${year}, 1, 1) and make_date(${year}, 12, 1)
        and (${coachId ?? null}::uuid is null or statements.coach_id = ${coachId ?? null}::uuid)
    )
    select coach_id, quarter, sum(arrives_cents) as consideration_cents,
      sum(fee_cents + marketing_cents + fee_vat_cents) as fee_cents,
      count(*) filter (where kind not in ('reversal', 'adjustment') and left_cents > 0) as activities
    from credited group by coach_id, quarter order by coach_id, quarter`.execute(db);
  const byCoach = Map.groupBy(rows, ({ coach_id }) => coach_id);
  return new Map([...byCoach].map(([id, known]) => [id, quartersOf(known.map(presentRow))]));
}

const presentRow = ({ quarter, consideration_cents, fee_cents, activities }: Row) => ({
  quarter,
  considerationCents: consideration_cents,
  feeCents: fee_cents,
  activities,
});

/** Whether something of a year is in no statement yet: its last month is not closed. */
export async function isYearOpen(db: DbOrTx, year: number): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (
      select from earnings_to_state
      where payable_at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'Europe/Berlin')
    ) as is_open`.execute(db);
  return rows[0]?.is_open ?? false;
}

/** The years since the first coach came or was stated anything, the newest first: one without anything is reported, too. */
export async function findYears(db: DbOrTx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ first: number | null; last: number }>`
    select least(
        (select extract(year from min(month))::integer from statements),
        (select extract(year from min(created_at) at time zone 'Europe/Berlin')::integer from users
          where kind = 'coach' and confirmed_at is not null)
      ) as first,
      extract(year from ${now}::timestamptz at time zone 'Europe/Berlin')::integer as last`.execute(db);
  const { first, last } = rows[0] ?? { first: null, last: 0 };
  return first ? Array.from({ length: last - first + 1 }, (_, at) => last - at) : [];
}

/** The last year before this one in which anything was stated. */
export async function findLastStated(db: DbOrTx, now: Date): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    select extract(year from max(month))::integer as year from statements
    where month < date_trunc('year', ${now}::timestamptz at time zone 'Europe/Berlin')::date`.execute(db);
  return rows[0]?.year ?? null;
}
