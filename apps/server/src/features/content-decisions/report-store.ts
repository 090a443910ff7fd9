import type { RestrictionKind } from "@aufwind/rules/coach-restrictions";
import type { ContentDecision, Ground } from "@aufwind/rules/content-decisions";
import type { ContentKind, NoticeReason } from "@aufwind/rules/content-notices";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { MEDIAN_HOURS, TIMED_DECISIONS } from "./list-store.ts";

type Counts<K extends string> = Partial<Record<K, number>>;

export type ReportRow = {
  kinds: Counts<ContentKind>;
  reasons: Counts<NoticeReason>;
  decisions: Counts<ContentDecision>;
  grounds: Counts<Ground>;
  median_hours: number | null;
  upheld: number;
  changed: number;
  appeals: number;
  restrictions: Counts<RestrictionKind>;
};

const counted = (key: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_object_agg(key, count), '{}') from (
    select ${key} as key, count(*)::int as count from ${rows} group by 1
  ) counts where key is not null)`;

/** Counts of a period, in one query and without anything about a person. */
export async function countPeriod(db: Database, { from, to }: { from: Date; to: Date }): Promise<ReportRow> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`;
  const { rows } = await sql<ReportRow>`
    with noticed as (select content_kind, reason from content_notices where ${within("created_at")}),
      decided as (select * from (${TIMED_DECISIONS}) timed where ${within("decided_at")}),
      restricted as (select kind from coach_restrictions where ground <> 'request' and ${within("set_at")})
    select ${counted(sql.ref("content_kind"), sql`noticed`)} as kinds, ${counted(sql.ref("reason"), sql`noticed`)} as reasons,
      ${counted(sql.ref("decision"), sql`decided`)} as decisions, ${counted(sql.ref("ground"), sql`decided`)} as grounds,
      (select ${MEDIAN_HOURS} from decided) as median_hours,
      (select count(*) filter (where is_changed)::int from decided) as changed,
      (select count(*) filter (where not is_changed)::int from decided) as upheld,
      (select count(*)::int from content_appeals where ${within("made_at")}) as appeals,
      ${counted(sql.ref("kind"), sql`restricted`)} as restrictions`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("counting answered nothing");
  return row;
}
