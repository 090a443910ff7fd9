import { sql } from "kysely";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { Database, DbOrTx } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";

/** `week` is a Monday of Berlin, as `yyyy-mm-dd`. */
export type CountRow = { week: string; source: string; step: string; count: number };

/** Adds what was counted, in one statement; a coach who has left meanwhile is left out. */
export const addCounts = (db: Database, counted: readonly (CountRow & { coach_id: string })[]) =>
  sql`
    insert into growth_counts (coach_id, week, source, step, count)
    select counted.coach_id, counted.week, counted.source, counted.step, counted.count
    from unnest(
      ${counted.map(({ coach_id }) => coach_id)}::uuid[], ${counted.map(({ week }) => week)}::date[],
      ${counted.map(({ source }) => source)}::text[], ${counted.map(({ step }) => step)}::text[],
      ${counted.map(({ count }) => count)}::int[]
    ) as counted (coach_id, week, source, step, count)
    join coaches on coaches.user_id = counted.coach_id
    -- In one order everywhere, so that two processes never wait for each other.
    order by 1, 2, 3, 4
    on conflict (coach_id, week, source, step) do update set count = growth_counts.count + excluded.count`.execute(db);

/** A coach's counts of pages from a week on, oldest first. */
export async function findCounts(db: DbOrTx, coachId: string, since = "0001-01-01"): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select week::text, source, step, count from growth_counts
    where coach_id = ${coachId} and week >= ${since}::date order by week, source, step`.execute(db);
  return rows;
}

/**
 * Appointments by the week in which they were booked. Nothing starts before it is booked, so the coach's index by start
 * finds them.
 */
export async function countBooked(db: DbOrTx, coachId: string, since: Date): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select date_trunc('week', booked_at at time zone 'Europe/Berlin')::date::text as week, source, 'booked' as step,
      count(*)::int as count
    from appointments
    where coach_id = ${coachId} and starts_at >= ${since} and booked_at >= ${since}
      and status not in ('Cancelled', 'Rejected') and awaiting is distinct from 'payment_details'
    group by 1, 2`.execute(db);
  return rows;
}

/** Whether a coach has a free time before a moment, as the search knows it; who is not in it has all in order. */
export async function isFreeBefore(db: DbOrTx, coachId: string, before: Date): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean | null }>`
    select next_free_at < ${before} as is_free from coach_search where coach_id = ${coachId}`.execute(db);
  return rows[0]?.is_free ?? true;
}

export const deleteOldCounts = (db: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(db, { table: "growth_counts", where: sql`week < ${berlinDay(before)}::date`, limit });
