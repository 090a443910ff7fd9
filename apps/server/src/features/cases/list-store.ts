import type { CASE_LISTS, CaseFilterKept as Filter } from "@aufwind/contract/cases";
import type { CaseKind } from "@aufwind/rules/cases";
import { type Expression, type SqlBool, sql } from "kysely";
import type { DbOrTx } from "../../platform/database/database.ts";
import { containsPattern } from "../../platform/database/like-pattern.ts";

type CaseList = (typeof CASE_LISTS)[number];
export type Viewer = { operatorId: string; kinds: readonly CaseKind[] };
/** Now, and when today and the coming week end for the team. */
export type Times = { now: Date; dayEnds: Date; weekEnds: Date };

/** The columns of a case in a list, with the names of its people. */
export const caseRows = (db: DbOrTx) =>
  db
    .selectFrom("cases as c")
    .leftJoin("users as person", "person.id", "c.person_id")
    .leftJoin("users as assignee", "assignee.id", "c.assignee_id")
    .leftJoin("users as writer", "writer.id", "c.writing_by")
    .selectAll("c")
    .select([
      sql<string | null>`nullif(trim(person.first_name || ' ' || person.last_name), '')`.as("account_name"),
      "person.email as account_email",
      sql<string | null>`trim(assignee.first_name || ' ' || assignee.last_name)`.as("assignee_name"),
      sql<string | null>`trim(writer.first_name || ' ' || writer.last_name)`.as("writer_name"),
      // What opened it.
      sql<Record<string, unknown>>`coalesce((select data from case_entries where case_id = c.id
        order by at, id limit 1), '{}')`.as("facts"),
    ]);

const one = (db: DbOrTx) => caseRows(db).executeTakeFirstOrThrow();
export type CaseRow = Awaited<ReturnType<typeof one>>;

/** Which cases stand in a list, for this operator. */
const listed = (list: CaseList, { operatorId }: Viewer, { now, dayEnds }: Times) => {
  const isOpen = sql<boolean>`c.state = 'open'`;
  const conditions: Record<CaseList, Expression<SqlBool>> = {
    mine: sql<boolean>`${isOpen} and c.assignee_id = ${operatorId}`,
    unassigned: sql<boolean>`${isOpen} and c.assignee_id is null`,
    overdue: sql<boolean>`${isOpen} and c.due_at < ${now}`,
    dueToday: sql<boolean>`${isOpen} and c.due_at >= ${now} and c.due_at < ${dayEnds}`,
    waiting: sql<boolean>`c.state in ('waiting', 'snoozed')`,
    all: sql<boolean>`true`,
    closed: sql<boolean>`true`,
  };
  return conditions[list];
};

/** The partial indexes hold the one or the other. */
const isClosed = (list: CaseList) =>
  list === "closed" ? sql<boolean>`c.state = 'closed'` : sql<boolean>`c.state <> 'closed'`;

const SHORTEST = 3;

/** Each word has to be somewhere; the index knows words of three letters and more. */
function matching(q: string): Expression<SqlBool>[] {
  const number = /^#?(\d{1,12})$/.exec(q)?.[1];
  if (number) return [sql<boolean>`c.number = ${Number(number)}`];
  // An address is looked for from its start: the parts of common domains are in every other row.
  if (/^[^\s@]+@\S*$/.test(q)) return [sql<boolean>`lower(c.person_email) ^@ ${q.toLowerCase()}`];
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const long = words.filter((word) => word.length >= SHORTEST);
  return (long.length > 0 ? long : words).map((word) => sql<boolean>`c.search_text like ${containsPattern(word)}`);
}

function conditionsOf(filter: Filter, viewer: Viewer, times: Times): Expression<SqlBool>[] {
  const { list, kinds, state, due, locale, assigneeId, personId, aboutKind, aboutId, q } = filter;
  const seen = kinds.length > 0 ? viewer.kinds.filter((kind) => kinds.includes(kind)) : viewer.kinds;
  return [
    isClosed(list),
    listed(list, viewer, times),
    sql<boolean>`c.kind = any(${seen}::text[])`,
    ...(state ? [sql<boolean>`c.state = ${state}`] : []),
    ...(due
      ? [sql<boolean>`c.due_at < ${{ overdue: times.now, today: times.dayEnds, week: times.weekEnds }[due]}`]
      : []),
    ...(locale ? [sql<boolean>`c.locale = ${locale}`] : []),
    ...(assigneeId ? [sql<boolean>`c.assignee_id = ${assigneeId}`] : []),
    ...(personId ? [sql<boolean>`c.person_id = ${personId}`] : []),
    ...(aboutKind ? [sql<boolean>`c.about_kind = ${aboutKind}`] : []),
    ...(aboutId ? [sql<boolean>`c.about_id = ${aboutId}`] : []),
    ...(q ? matching(q) : []),
  ];
}

type Matching = Times & { filter: Filter; viewer: Viewer };
type FindCasesParams = Matching & { limit: number; offset: number; isCommon: boolean };

/** One page, by deadline; closed ones the latest first. */
export const findCases = (db: DbOrTx, { filter, viewer, limit, offset, isCommon, ...times }: FindCasesParams) =>
  caseRows(db)
    .where((eb) => eb.and(conditionsOf(filter, viewer, times)))
    .$if(filter.list === "closed", (query) => query.orderBy(isCommon ? "c.closed_at" : sorted("c.closed_at"), "desc"))
    .$if(filter.list !== "closed", (query) => query.orderBy(isCommon ? "c.due_at" : sorted("c.due_at")))
    .orderBy("c.id")
    .limit(limit)
    .offset(offset)
    .execute();

/** Few matches are found and then sorted; an index in their order would be walked through to its end for them. */
const sorted = (column: "c.closed_at" | "c.due_at") => sql`${sql.ref(column)} + interval '0'`;

/** Nobody pages further, and counting on takes longer than the page itself. */
export const MOST_COUNTED = 1000;

/** How many there are, up to a thousand. */
export async function countMatching(db: DbOrTx, { filter, viewer, ...times }: Matching) {
  const some = db
    .selectFrom("cases as c")
    .select(sql`1`.as("one"))
    .where((eb) => eb.and(conditionsOf(filter, viewer, times)))
    .limit(MOST_COUNTED);
  const { count } = await db
    .selectFrom(some.as("some"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

type CountFiltersParams = Times & { filters: readonly Filter[]; viewer: Viewer };

/** How many cases each of these filters finds: one walk over the open ones, for all of them. */
export async function countFilters(db: DbOrTx, { filters, viewer, ...times }: CountFiltersParams): Promise<number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map((filter) => {
    const meant = sql.join(conditionsOf(filter, viewer, times), sql` and `);
    return filter.list === "closed"
      ? sql`(select count(*) from (select from cases as c where ${meant} limit ${MOST_COUNTED}) as found)`
      : sql`count(*) filter (where ${meant})`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts
    from cases as c where c.state <> 'closed' and c.kind = any(${viewer.kinds}::text[])`.execute(db);
  return rows[0]?.counts ?? [];
}

type CountsRow = Record<CaseList, number> & { kind: CaseKind | null; assignee_id: string | null; level: number };

/** One row for all, one for each kind, one for each assignee: told apart by `level`. */
export async function findCounts(
  db: DbOrTx,
  viewer: Viewer,
  times: Times & { closedSince: Date },
): Promise<CountsRow[]> {
  const count = (list: CaseList) => sql`count(*) filter (where ${listed(list, viewer, times)})`;
  const kinds = sql`${viewer.kinds}::text[]`;
  const { rows } = await sql<CountsRow>`
    select kind, assignee_id, grouping(kind, assignee_id) as level, ${count("mine")} as mine,
      ${count("unassigned")} as unassigned, ${count("overdue")} as overdue, ${count("dueToday")} as "dueToday",
      ${count("waiting")} as waiting, count(*) as all,
      (select count(*) from cases where state = 'closed' and closed_at >= ${times.closedSince} and kind = any(${kinds}))
        as closed
    from cases as c where state <> 'closed' and kind = any(${kinds})
    group by grouping sets ((), (kind), (assignee_id))`.execute(db);
  return rows;
}
