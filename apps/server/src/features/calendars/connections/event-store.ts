import { type Edges, edgesOf, rangesOf } from "@aufwind/rules/time/ranges";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../../platform/database/database.ts";
import type { RemoteEvent } from "./gateway.ts";

/** The events of a calendar that we know and its entries since then, each with its version. */
export async function findKnown(db: Database, calendarId: string, since: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ href: string; etag: string }>`
    select href, etag from calendar_events where calendar_id = ${calendarId}
    union all
    select href, coalesce(etag, '') from calendar_entries where calendar_id = ${calendarId} and href is not null
      and change is distinct from 'deleted' and written_ends_at > ${since}`.execute(db);
  return new Map(rows.map(({ href, etag }) => [href, etag]));
}

export async function upsertEvents(tx: Tx, calendarId: string, events: readonly RemoteEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = JSON.stringify(events.map(({ href, etag, edges }) => ({ href, etag, busy_minutes: edges })));
  await sql`
    insert into calendar_events (calendar_id, href, etag, busy_minutes)
    select distinct on (href) ${calendarId}::uuid, href, etag, busy_minutes
    from jsonb_to_recordset(${rows}::jsonb) as given (href text, etag text, busy_minutes integer[])
    on conflict (calendar_id, href) do update set etag = excluded.etag, busy_minutes = excluded.busy_minutes`.execute(
    tx,
  );
}

export const deleteEvents = (tx: Tx, calendarId: string, hrefs: readonly string[]) =>
  tx
    .deleteFrom("calendar_events")
    .where("calendar_id", "=", calendarId)
    .where("href", "=", sql<string>`any(${hrefs}::text[])`)
    .execute();

/** When all events of a calendar together take time, in epoch minutes. */
export async function busyMinutes(tx: Tx, calendarId: string): Promise<Edges> {
  const rows = await tx
    .selectFrom("calendar_events")
    .select("busy_minutes")
    .where("calendar_id", "=", calendarId)
    .execute();
  return edgesOf(rows.flatMap(({ busy_minutes }) => rangesOf(busy_minutes)));
}

type NoteReadParams = { id: string; token: string | null; readWholeAt?: Date | undefined };

export const noteRead = (db: DbOrTx, { id, token, readWholeAt }: NoteReadParams) =>
  db
    .updateTable("connected_calendars")
    .set({ token, ...(readWholeAt && { read_whole_at: readWholeAt }) })
    .where("id", "=", id)
    .execute();
