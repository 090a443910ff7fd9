import type { Range } from "@aufwind/rules/time/ranges";
import { type Selectable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../../platform/database/database.ts";
import type { CalendarEntries } from "../../../platform/database/database-types.ts";

export type EntryRow = Selectable<CalendarEntries>;
type Key = { calendarId: string; appointmentId: string };

const isKey = ({ calendarId, appointmentId }: Key) =>
  sql<boolean>`calendar_id = ${calendarId} and appointment_id = ${appointmentId}`;

/** Entries of a calendar whose appointments are not over. */
export const findEntriesAhead = (tx: DbOrTx, calendarId: string, now: Date): Promise<EntryRow[]> =>
  tx
    .selectFrom("calendar_entries")
    .selectAll()
    .where("calendar_id", "=", calendarId)
    .where("written_ends_at", ">", now)
    .execute();

export type DueEntry = EntryRow & { path: string; receives: boolean };

/**
 * Marks the due entries of a connection with this moment, and returns them: what entry_is_due() marks from now on is due
 * again afterwards.
 */
export async function claimDueEntries(
  db: Database,
  { connectionId, now, limit }: { connectionId: string; now: Date; limit: number },
): Promise<DueEntry[]> {
  const { rows } = await sql<DueEntry>`
    update calendar_entries as entry set due_at = ${now}
    from connected_calendars where connected_calendars.id = calendar_id and (calendar_id, appointment_id) in (
      select calendar_id, appointment_id from calendar_entries join connected_calendars as mine on mine.id = calendar_id
      where mine.connection_id = ${connectionId} and due_at <= ${now} and change is null
      order by due_at, appointment_id limit ${limit})
    returning entry.*, path, receives`.execute(db);
  return rows;
}

export type WrittenEntry = { href: string; etag: string | null; hash: Buffer; span: { start: Date; end: Date } };

/** Stores what was written; an entry that became due meanwhile stays due. */
export const noteWritten = (db: Database, key: Key & { now: Date }, { href, etag, hash, span }: WrittenEntry) =>
  sql`update calendar_entries set href = ${href}, etag = ${etag}, written_hash = ${hash},
      written_starts_at = ${span.start}, written_ends_at = ${span.end},
      due_at = case when due_at = ${key.now} then null else due_at end
    where ${isKey(key)}`.execute(db);

/** Forgets an entry that is gone there; one that became due meanwhile begins anew. */
export async function noteRemoved(db: Database, key: Key & { now: Date }): Promise<void> {
  await sql`delete from calendar_entries where ${isKey(key)} and due_at = ${key.now}`.execute(db);
  await sql`update calendar_entries set href = null, etag = null, written_hash = null, written_starts_at = null,
    written_ends_at = null where ${isKey(key)}`.execute(db);
}

/** Nothing was to be done after all. */
export const noteInStep = (db: Database, key: Key & { now: Date }) =>
  sql`update calendar_entries set due_at = null where ${isKey(key)} and due_at = ${key.now}`.execute(db);

type Seen = Key & { href: string | null; etag: string | null };

/** The version that is there now, with nothing for the coach to answer. */
export const adoptVersion = (tx: Tx, { href, etag, ...key }: Seen) =>
  sql`update calendar_entries set href = ${href}, etag = ${etag}, change = null, changed_starts_at = null,
    changed_ends_at = null, noticed_at = null where ${isKey(key)}`.execute(tx);

type Changed = Seen & { change: "moved" | "deleted"; span: Range | null; now: Date };

/** Stores what was done to it there; returns whether that is news. An entry that is due is not touched: ours counts. */
export async function noteChange(tx: Tx, { href, etag, change, span, now, ...key }: Changed): Promise<boolean> {
  const [start, end] = change === "moved" && span ? [new Date(span.start), new Date(span.end)] : [null, null];
  const { rows } = await sql<{ is_new: boolean }>`
    update calendar_entries as entry set href = ${href}, etag = ${etag}, change = ${change},
      changed_starts_at = ${start}, changed_ends_at = ${end}, noticed_at = ${now}
    from (select * from calendar_entries where ${isKey(key)} for update) as before
    where entry.calendar_id = before.calendar_id and entry.appointment_id = before.appointment_id
      and entry.due_at is null
    returning (before.change, before.changed_starts_at, before.changed_ends_at)
      is distinct from (${change}::text, ${start}::timestamptz, ${end}::timestamptz) as is_new`.execute(tx);
  return rows[0]?.is_new ?? false;
}
export type ShownChange = {
  appointment_id: string;
  change: "moved" | "deleted";
  client_name: string;
  starts_at: Date;
  changed_starts_at: Date | null;
  noticed_at: Date;
};

/** What waits for the coach's answer, the next appointment first. */
export async function findChanges(db: DbOrTx, { coachId, now }: { coachId: string; now: Date }) {
  const { rows } = await sql<ShownChange>`
    select appointment_id, change, trim(client.first_name || ' ' || client.last_name) as client_name,
      appointments.starts_at, changed_starts_at, noticed_at
    from connected_calendars join calendar_entries on calendar_id = connected_calendars.id
    join appointments on appointments.id = appointment_id join users client on client.id = appointments.client_id
    where connected_calendars.coach_id = ${coachId} and receives and change is not null and ends_at > ${now}
    order by appointments.starts_at, appointment_id`.execute(db);
  return rows;
}

/** How many wait for an answer. */
export const waitingChangesOf = ({ coachId, now }: { coachId: string; now: Date }) => sql<number>`(
  select count(*)::int from connected_calendars join calendar_entries on calendar_id = connected_calendars.id
  join appointments on appointments.id = appointment_id
  where connected_calendars.coach_id = ${coachId} and receives and change is not null and ends_at > ${now})`;

/** Makes a changed entry due as it is here; undefined if nothing was changed there. */
export const putBack = async (tx: Tx, { coachId, appointmentId }: { coachId: string; appointmentId: string }) => {
  const { rows } = await sql<{ appointment_id: string }>`
    update calendar_entries set due_at = '-infinity', written_hash = null, change = null, changed_starts_at = null,
      changed_ends_at = null, noticed_at = null
    from connected_calendars where connected_calendars.id = calendar_id and coach_id = ${coachId}
      and appointment_id = ${appointmentId} and change is not null
    returning appointment_id`.execute(tx);
  return rows[0];
};

type OfCoach = { coachId: string; now: Date };

/** Everything of a coach that is not over has to be written again. */
export const makeEntriesDue = (tx: Tx, { coachId, now }: OfCoach) =>
  sql`update calendar_entries set due_at = '-infinity'
    from connected_calendars, appointments where connected_calendars.id = calendar_id
      and appointments.id = appointment_id and connected_calendars.coach_id = ${coachId} and ends_at > ${now}`.execute(
    tx,
  );

/** The future appointments of a coach in the calendar that receives now; in all others what is written there goes. */
export async function followChoice(tx: Tx, { coachId, now }: OfCoach): Promise<void> {
  // What is over stays where it is.
  await sql`
    delete from calendar_entries using connected_calendars where connected_calendars.id = calendar_id
      and coach_id = ${coachId} and not receives and written_ends_at <= ${now}`.execute(tx);
  await sql`
    update calendar_entries set due_at = '-infinity', change = null, changed_starts_at = null,
      changed_ends_at = null, noticed_at = null
    from connected_calendars where connected_calendars.id = calendar_id and coach_id = ${coachId}
      and not receives`.execute(tx);
  await sql`
    insert into calendar_entries (calendar_id, appointment_id, due_at)
    select connected_calendars.id, appointments.id, '-infinity'
    from connected_calendars join appointments on appointments.coach_id = connected_calendars.coach_id
    where connected_calendars.coach_id = ${coachId} and receives and ends_at > ${now}
      and status not in ('Cancelled', 'Rejected') and awaiting is distinct from 'payment_details'
    on conflict (calendar_id, appointment_id) do update set due_at = '-infinity'`.execute(tx);
}

/** Everything of a connection is removed there. */
export const removeAll = (tx: Tx, connectionId: string) =>
  sql`update calendar_entries set due_at = '-infinity', change = null, changed_starts_at = null,
      changed_ends_at = null, noticed_at = null
    from connected_calendars where connected_calendars.id = calendar_id
      and connection_id = ${connectionId}`.execute(tx);

/** After our entries were deleted there: all that are not over are created again. */
export const beginAnew = (tx: Tx, { connectionId, now }: { connectionId: string; now: Date }) =>
  sql`update calendar_entries set due_at = '-infinity', etag = null, written_hash = null, change = null,
      changed_starts_at = null, changed_ends_at = null, noticed_at = null
    from connected_calendars where connected_calendars.id = calendar_id and connection_id = ${connectionId}
      and receives and written_ends_at > ${now}`.execute(tx);
