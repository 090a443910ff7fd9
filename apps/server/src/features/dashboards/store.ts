import { LIVE, type Status } from "@aufwind/rules/appointments/status";
import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "../../platform/database/database.ts";
import { accountStatusOf } from "../payout-accounts/store.ts";
import { waitingReviewsOf } from "../reviews/moderation-store.ts";
import { ratingRowOf } from "../reviews/store.ts";

/** Days of Berlin as `yyyy-mm-dd`, `to` exclusive. */
export type Span = { from: string; to: string };
type Spans = { coachId: string; spans: Span[] };

export const spansOf = (spans: Span[]) => sql`unnest(${spans.map(({ from }) => from)}::date[],
  ${spans.map(({ to }) => to)}::date[]) with ordinality as span (begins, ends, place)`;

/** The instant at which a day begins. */
export const midnight = (day: unknown) => sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;

/** Live and completed ones. Spelled out, since a prepared plan could not use the partial indexes otherwise. */
const HELD: readonly Status[] = [...LIVE, "Completed"];
const isHeld = sql`status in (${sql.join(HELD.map((status) => sql.lit(status)))})`;

// coach_days is counted by keep_days_of_appointments(), keep_days_of_earnings() and keep_days_of_reviews().

/** The days of the first booking and of the last cancelled start: the bounds of all time. */
export async function findReach(db: Database, coachId: string): Promise<{ first: string; last: string } | undefined> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select (select min(day) from coach_days where coach_id = ${coachId} and booked > 0)::text as first,
      (select max(day) from coach_days where coach_id = ${coachId} and lost > 0)::text as last`.execute(db);
  const { first, last } = rows[0] ?? {};
  return first ? { first, last: last ?? first } : undefined;
}

const SUMMED = [
  "booked",
  "completed",
  "lost",
  "rated",
  "net_cents",
  "arrives_cents",
  "paid",
  "paid_cents",
  "ratings",
  "stars",
] as const;
/** The sums of a coach's days. */
export type DaysRow = Record<(typeof SUMMED)[number], number>;

/** The sums of each interval, in order. */
export async function sumDays(db: Database, { coachId, spans }: Spans): Promise<DaysRow[]> {
  const sums = SUMMED.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`);
  const { rows } = await sql<DaysRow>`
    select sums.* from ${spansOf(spans)}, lateral (
      select ${sql.join(sums)} from coach_days where coach_id = ${coachId} and day >= begins and day < ends
    ) sums order by place`.execute(db);
  return rows;
}

/** How many live ones begin in each interval. */
export async function countStarts(db: Database, { coachId, spans }: Spans): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from appointments where coach_id = ${coachId} and ${isHeld}
        and starts_at >= ${midnight(sql.ref("begins"))} and starts_at < ${midnight(sql.ref("ends"))}
    ) as count from ${spansOf(spans)} order by place`.execute(db);
  return rows.map(({ count }) => count);
}

/** The platform's net fees on a coach's earnings since a day. No period ends in the past. */
export async function sumFees(db: Database, { coachId, from }: { coachId: string; from: string }): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(fee_cents + marketing_cents), 0)::int8 as cents from earnings
    where coach_id = ${coachId} and earned_at >= ${midnight(from)}`.execute(db);
  return rows[0]?.cents ?? 0;
}

export type PeopleRow = { met: number; met_first: number; met_before: number };
type CountPeopleParams = { coachId: string; from: string; before: string | null };

/**
 * How many people were met since a day, how many for the first time, and how many in the period before. No period ends
 * in the past, so whoever was last met since then was met in it. keep_days_of_appointments() keeps coach_meetings.
 */
export async function countPeople(db: Database, { coachId, from, before }: CountPeopleParams): Promise<PeopleRow> {
  const { rows } = await sql<PeopleRow>`select
    (select count(*) from coach_meetings where coach_id = ${coachId} and last_on >= ${from}::date) as met,
    (select count(*) from coach_meetings where coach_id = ${coachId} and first_on >= ${from}::date) as met_first,
    (select count(distinct client_id) from appointments where coach_id = ${coachId} and status = 'Completed'
      and starts_at >= ${midnight(before)} and starts_at < ${midnight(from)}) as met_before`.execute(db);
  return rows[0] ?? { met: 0, met_first: 0, met_before: 0 };
}

/** The present state from three features in one statement: three small ones cost three times as much. */
export const findStatus = (db: Database, coachId: string) =>
  db
    .selectNoFrom([
      waitingReviewsOf(db, coachId).as("reviews"),
      accountStatusOf(db, coachId).as("payout"),
      jsonObjectFrom(ratingRowOf(db, coachId)).as("rating"),
    ])
    .executeTakeFirstOrThrow();
