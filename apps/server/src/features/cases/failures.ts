import { sql } from "kysely";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Cause, closeCaseOf, openCase } from "./commands.ts";

type Failed = Cause & { data: Record<string, unknown> };

/** An event is tried for hours before people look at it. */
const EVENT_TRIED = "6 hours";

/**
 * Mails, jobs and messages of the card provider that gave up: found by looking, since what gives up is the platform,
 * which knows of no cases. A case that was closed is not opened again by the same failure.
 */
export async function followFailures(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const { rows: failed } = await sql<Failed>`
    with failed (source, source_id, at, data) as (
      select 'mails', id::text, due_at, jsonb_build_object('error', last_error, 'attempts', attempts)
      from mails where state = 'failed'
      union all
      select 'provider_events', id, received_at, jsonb_build_object('type', type)
      from provider_events where handled_at is null and received_at < ${now}::timestamptz - ${EVENT_TRIED}::interval
      union all
      select 'jobs', name, max(completed_on), jsonb_build_object('queue', name, 'count', count(*))
      from pgboss.job where state = 'failed' group by name
    )
    select source, source_id as "sourceId", data from failed
    where not exists (select from cases where cases.source = failed.source and cases.source_id = failed.source_id
      and (cases.state <> 'closed' or cases.source <> 'jobs' or cases.closed_at >= failed.at))
    limit 100`.execute(database);
  for (const { data, ...cause } of failed)
    await transact(database, (tx) => openCase(tx, platform, { ...cause, kind: "system", data }));

  const { rows: mended } = await sql<Cause>`
    select source, source_id as "sourceId" from cases where kind = 'system' and state <> 'closed' and (
      source = 'mails' and not exists (select from mails where mails.id::text = cases.source_id and state = 'failed')
      or source = 'provider_events' and not exists (
        select from provider_events where id = cases.source_id and handled_at is null)
      or source = 'jobs' and exists (select from pgboss.job where name = cases.source_id and state = 'completed'
        and completed_on > cases.changed_at)
    )`.execute(database);
  for (const cause of mended)
    await transact(database, (tx) => closeCaseOf(tx, platform, { ...cause, data: { why: "mended" } }));
}
