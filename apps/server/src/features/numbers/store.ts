import { agesOf, type CaseAge, EMPTY_SEARCHES, FREE_SLOT_DAYS } from "@aufwind/rules/numbers";
import { DAY } from "@aufwind/rules/time/durations";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";

/** Days of Berlin as `yyyy-mm-dd`, `to` exclusive. */
export type Span = { from: string; to: string };

const SUMMED = [
  "new_coaches",
  "new_clients",
  "booked",
  "completed",
  "cancelled",
  "no_shows",
  "gross_cents",
  "fee_cents",
] as const;
export type SumsRow = Record<(typeof SUMMED)[number], number>;

const COUNTED = [...SUMMED, "first_booking_waits"];
const COLUMNS = sql.raw(["day", ...COUNTED].join(", "));

type Counting = {
  /** The first day that is counted from the rows: the table may not have it, or not as it is by now. */
  liveFrom: string;
  today: string;
};

/** The days between two, from the table as far as they are over. */
const daysOf = ({ from, to }: Span, { liveFrom, today }: Counting) => sql`(
  select ${COLUMNS} from daily_numbers where day >= ${from}::date and day < least(${to}::date, ${liveFrom}::date)
  union all
  select ${COLUMNS} from numbers_by_day(greatest(${from}::date, ${liveFrom}::date), least(${to}::date, ${today}::date + 1))
)`;

/** The last day in the table, and the day of the first account. */
export async function findReach(db: Database): Promise<{ counted: string | null; first: string | null }> {
  const { rows } = await sql<{ counted: string | null; first: string | null }>`
    select (select max(day) from daily_numbers)::text as counted,
      berlin_day((select min(created_at) from users where confirmed_at is not null))::text as first`.execute(db);
  return rows[0] ?? { counted: null, first: null };
}

/** The sums of each interval, in order. */
export async function sumDays(db: Database, spans: Span[], counting: Counting): Promise<SumsRow[]> {
  const whole = { from: spans[0]?.from ?? counting.today, to: spans.at(-1)?.to ?? counting.today };
  const sums = SUMMED.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::float8 as ${sql.ref(name)}`);
  const { rows } = await sql<SumsRow>`
    select ${sql.join(sums)}
    from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[])
      with ordinality as span (begins, ends, place)
    left join ${daysOf(whole, counting)} as days on day >= begins and day < ends
    group by place order by place`.execute(db);
  return rows;
}

export type WaitsRow = { count: number; median: number | null };

/** How many coaches were first booked in a span, and the median of their waits. */
export async function findWaits(db: Database, span: Span, counting: Counting): Promise<WaitsRow> {
  const { rows } = await sql<WaitsRow>`
    select count(wait)::int as count, percentile_cont(0.5) within group (order by wait) as median
    from ${daysOf(span, counting)} as days, unnest(first_booking_waits) as wait`.execute(db);
  return rows[0] ?? { count: 0, median: null };
}

export type StandingRow = { listed_coaches: number; coaches_without_slot: number; open_cases: number };

const lacksSlot = (now: Date) => sql`next_free_at >= ${new Date(now.getTime() + FREE_SLOT_DAYS * DAY)}::timestamptz`;
const standingAt = (now: Date) => sql`
  (select count(*)::int from coach_search) as listed_coaches,
  (select count(*)::int from coach_search where ${lacksSlot(now)}) as coaches_without_slot,
  (select count(*)::int from cases where state <> 'closed') as open_cases`;

export async function findStanding(db: Database, now: Date): Promise<StandingRow> {
  const { rows } = await sql<StandingRow>`select ${standingAt(now)}`.execute(db);
  return rows[0] ?? { listed_coaches: 0, coaches_without_slot: 0, open_cases: 0 };
}

/** How it stood at the end of the day before; undefined where nobody counted. */
export const findStandingBefore = (db: Database, day: string) =>
  db
    .selectFrom("daily_numbers")
    .select(["listed_coaches", "coaches_without_slot", "open_cases"])
    .where("day", "=", sql<Date>`${day}::date - 1`)
    .executeTakeFirst();

export type AgeRow = { age: CaseAge; count: number; overdue: number };

/** Open cases by how long they have been open. */
export async function countCaseAges(db: Database, ages: readonly CaseAge[], now: Date): Promise<AgeRow[]> {
  // The oldest have no limit.
  const limits = ages.slice(0, -1).map((age) => agesOf(age).to / 1000);
  const { rows } = await sql<{ place: number; count: number; overdue: number }>`
    select width_bucket(extract(epoch from ${now}::timestamptz - opened_at), ${limits}::numeric[]) as place,
      count(*)::int as count, count(*) filter (where due_at < ${now})::int as overdue
    from cases where state <> 'closed' group by 1`.execute(db);
  return ages.map((age, at) => {
    const row = rows.find(({ place }) => place === at);
    return { age, count: row?.count ?? 0, overdue: row?.overdue ?? 0 };
  });
}

/** Counts days into the table; what it says of how things stood stays. */
export const storeDays = (tx: Tx, { from, to }: Span) =>
  sql`
    insert into daily_numbers (${COLUMNS}) select ${COLUMNS} from numbers_by_day(${from}::date, ${to}::date)
    on conflict (day) do update set ${sql.join(
      COUNTED.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
    )}`.execute(tx);

export const storeStanding = (tx: Tx, day: string, now: Date) =>
  sql`
    update daily_numbers set listed_coaches = standing.listed_coaches,
      coaches_without_slot = standing.coaches_without_slot, open_cases = standing.open_cases
    from (select ${standingAt(now)}) as standing
    where day = ${day}::date and daily_numbers.open_cases is null`.execute(tx);

export type EmptySearch = { day: string; visitor: Buffer; words: string; topics: string[] };

/** Each visitor counts once a day, and only with so many searches. */
export const insertEmptySearch = (db: Database, { day, visitor, words, topics }: EmptySearch) =>
  sql`
    insert into empty_searches (day, visitor, words, topics)
    select ${day}::date, ${visitor}, ${words}, ${topics}::text[]
    where (select count(*) from empty_searches where day = ${day}::date and visitor = ${visitor})
      < ${EMPTY_SEARCHES.mostOfVisitor}
    on conflict do nothing`.execute(db);

/**
 * Counts the searches of days that are over and deletes who searched. What only a few looked for is not kept, and
 * neither are somebody's whole name and a coach's first or last name.
 */
export async function countEmptySearches(tx: Tx, today: string): Promise<void> {
  await sql`
    insert into empty_search_days (day, words, topics, visitors)
    select * from (
      select day, words, topics, count(*)::int as visitors from empty_searches where day < ${today}::date
      group by day, words, topics having count(*) >= ${EMPTY_SEARCHES.leastVisitors}
    ) as several
    where not exists (select from users where deleted_at is null and folded_name = words)
      and not exists (select from users where deleted_at is null and kind = 'coach'
        and (folded_name like words || ' %' or folded_name like '% ' || words))
    on conflict (day, words, topics) do nothing`.execute(tx);
  await sql`delete from empty_searches where day < ${today}::date`.execute(tx);
}

export const deleteEmptySearchDays = (tx: Tx, before: string) =>
  sql`delete from empty_search_days where day < ${before}::date`.execute(tx);

export type EmptySearchRow = { words: string; topics: string[]; visitors: number };

export async function findEmptySearches(db: DbOrTx, { from, to }: Span, limit: number): Promise<EmptySearchRow[]> {
  const { rows } = await sql<EmptySearchRow>`
    select words, topics, sum(visitors)::int as visitors from empty_search_days
    where day >= ${from}::date and day < ${to}::date
    group by words, topics order by visitors desc, words, topics limit ${limit}`.execute(db);
  return rows;
}
