import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { PREPARED } from "../../platform/database/prepared-statements.ts";
import type { Span } from "./store.ts";

type Own = { coachId: string };

/** The instant at which a day of Berlin begins. */
const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;

export type MonthPeopleRow = { met: number; met_first: number; met_before: number; ahead: number };
type MonthPeopleParams = Own & { days: Span; before: Span; now: Date; end: string };

/**
 * Whom a coach met in this month, how many for the first time, how many in the days to compare with, and how many
 * confirmed ones are still to come. keep_days_of_appointments() keeps coach_meetings.
 */
export async function countMonth(db: Database, asked: MonthPeopleParams): Promise<MonthPeopleRow> {
  const { coachId, days, before, now, end } = asked;
  const { rows } = await sql<MonthPeopleRow>`${PREPARED} select
    (select count(*) from coach_meetings where coach_id = ${coachId} and last_on >= ${days.from}::date) as met,
    (select count(*) from coach_meetings where coach_id = ${coachId} and first_on >= ${days.from}::date) as met_first,
    (select count(distinct client_id) from appointments where coach_id = ${coachId} and status = 'Completed'
      and starts_at >= ${midnight(before.from)} and starts_at < ${midnight(before.to)}) as met_before,
    (select count(*) from appointments where coach_id = ${coachId} and status = 'Scheduled'
      and starts_at > ${now} and starts_at < ${midnight(end)}) as ahead`.execute(db);
  return rows[0] ?? { met: 0, met_first: 0, met_before: 0, ahead: 0 };
}

/** How many people a coach had met before each of these days. */
export async function countMetBefore(db: Database, { coachId, days }: Own & { days: string[] }): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`${PREPARED}
    select (select count(*) from coach_meetings where coach_id = ${coachId} and first_on < day) as count
    from unnest(${days}::date[]) with ordinality as edge (day, place) order by place`.execute(db);
  return rows.map(({ count }) => count);
}
