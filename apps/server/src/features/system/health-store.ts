import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** The lag of the replica that is furthest behind; null without one, or where our user may not see it. */
export async function findReplicaLag(db: Database): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(max(extract(epoch from replay_lag)))::int as seconds from pg_stat_replication`.execute(db);
  return rows[0]?.seconds ?? null;
}

type JobFacts = { waiting: number; lagSeconds: number; oldestQueue: string | null; idleSeconds: number | null };

/** What is due and not taken, by the clock of the queue. */
export async function findJobFacts(db: Database): Promise<JobFacts> {
  const { rows } = await sql<JobFacts>`
    with due as (
      select name, start_after from pgboss.job where state in ('created', 'retry') and start_after <= now()
    )
    select (select count(*) from due)::int as waiting,
      coalesce((select extract(epoch from now() - min(start_after)) from due), 0)::int as "lagSeconds",
      (select name from due order by start_after limit 1) as "oldestQueue",
      (select extract(epoch from now() - max(completed_on)) from pgboss.job where state = 'completed')::int
        as "idleSeconds"`.execute(db);
  return rows[0] ?? { waiting: 0, lagSeconds: 0, oldestQueue: null, idleSeconds: null };
}

/** Mails that are due and not sent; one under way is due again only later. */
export async function findMailFacts(db: Database, now: Date): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await sql<{ waiting: number; oldestSeconds: number }>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::int as "oldestSeconds"
    from mails where state = 'queued'`.execute(db);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}

type EventFacts = { unhandled: number; lastEventAt: Date | null };

/** Messages of the card provider: those that nobody could process until `before`, and when the latest came. */
export async function findEventFacts(db: Database, before: Date): Promise<EventFacts> {
  const { rows } = await sql<EventFacts>`
    select (select count(*) from provider_events where handled_at is null and received_at < ${before})::int as unhandled,
      (select received_at from provider_events order by created_at desc limit 1) as "lastEventAt"`.execute(db);
  return rows[0] ?? { unhandled: 0, lastEventAt: null };
}
