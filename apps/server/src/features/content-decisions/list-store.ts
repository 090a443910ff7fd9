import type { CONTENT_STATES, HalfYear } from "@aufwind/contract/content-decisions-team";
import type { ContentDecision } from "@aufwind/rules/content-decisions";
import type { ContentKind, NoticeReason } from "@aufwind/rules/content-notices";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

type State = (typeof CONTENT_STATES)[number];
type Filter = { kind?: ContentKind | undefined; state?: State | undefined; decision?: ContentDecision | undefined };

export type ListedRow = {
  content_kind: ContentKind;
  content_id: string;
  author_name: string | null;
  reasons: NoticeReason[];
  notices: number;
  since: Date;
  state: State;
  decision: ContentDecision | null;
  decided_at: Date | null;
  case_number: number | null;
};

/** Every reported content with its latest decision; an appeal waits until a later decision answers it. */
const CONTENTS = sql`
  select reported.*, nullif(trim(author.first_name || ' ' || author.last_name), '') as author_name,
    latest.decision, latest.decided_at,
    case when exists (select from content_appeals where decision_id = latest.id) then 'appealed'
      when reported.is_waiting then 'waiting' else 'decided' end as state
  from (
    select content_kind, content_id, count(*)::int as notices, min(created_at) as since, max(created_at) as newest,
      array_agg(distinct reason) as reasons, bool_or(decision_id is null) as is_waiting,
      (array_agg(author_id order by created_at desc))[1] as author_id
    from content_notices group by content_kind, content_id
  ) reported
  left join users author on author.id = reported.author_id and author.deleted_at is null
  left join lateral (
    select id, decision, decided_at from content_decisions
    where content_decisions.content_id = reported.content_id order by decided_at desc, id desc limit 1
  ) latest on true`;

const matching = ({ kind, state, decision }: Filter) => sql`
  ${kind ? sql`content_kind = ${kind}` : sql`true`} and ${state ? sql`state = ${state}` : sql`true`}
  and ${decision ? sql`decision = ${decision}` : sql`true`}`;

type PageParams = Filter & { limit: number; offset: number };

export async function findContents(db: Database, { limit, offset, ...filter }: PageParams): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select contents.*, (select number from cases
      where about_kind = contents.content_kind and about_id = contents.content_id::text and kind = 'contentNotice'
      order by opened_at desc limit 1)::int as case_number
    from (${CONTENTS}) contents where ${matching(filter)}
    order by newest desc, content_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countContents(db: Database, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${CONTENTS}) contents where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const halfOf = (column: string) => sql`extract(year from ${sql.ref(column)} at time zone 'Europe/Berlin')::int as year,
  ceil(extract(month from ${sql.ref(column)} at time zone 'Europe/Berlin') / 6.0)::int as half`;

/** Decisions with the first notice of each, and what became of the one before. */
export const TIMED_DECISIONS = sql`
  select decided.*, (select min(created_at) from content_notices where decision_id = decided.id) as noticed_at,
    former.decision <> 'keep' and decided.decision = 'keep' as is_reversal,
    former.decision <> decided.decision as is_changed
  from content_decisions decided left join content_decisions former on former.id = decided.appeal_of`;

export const MEDIAN_HOURS = sql`round((percentile_cont(0.5) within group (
  order by extract(epoch from decided_at - noticed_at)::float8
) / 3600)::numeric, 1)::float8`;

/** What was reported, decided and appealed in each half year, the latest first. */
export async function findHalfYears(db: Database): Promise<HalfYear[]> {
  const { rows } = await sql<HalfYear>`
    with noticed as (
      select ${halfOf("created_at")}, count(*)::int as notices from content_notices group by 1, 2
    ), timed as (${TIMED_DECISIONS}), decided as (
      select ${halfOf("decided_at")},
        count(*) filter (where decision = 'keep')::int as keep,
        count(*) filter (where decision = 'restrict')::int as restrict,
        count(*) filter (where decision = 'remove')::int as remove,
        count(*) filter (where decision = 'suspend')::int as suspend,
        count(*) filter (where is_reversal)::int as reversed,
        ${MEDIAN_HOURS} as "medianHours"
      from timed group by 1, 2
    ), appealed as (
      select ${halfOf("made_at")}, count(*)::int as appeals from content_appeals group by 1, 2
    )
    select year, half, coalesce(notices, 0) as notices, coalesce(keep, 0) as keep, coalesce(restrict, 0) as restrict,
      coalesce(remove, 0) as remove, coalesce(suspend, 0) as suspend, "medianHours",
      coalesce(appeals, 0) as appeals, coalesce(reversed, 0) as reversed
    from noticed full join decided using (year, half) full join appealed using (year, half)
    order by year desc, half desc`.execute(db);
  return rows;
}
