import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../../platform/database/database.ts";
import type { CalendarConnections, ConnectedCalendars } from "../../../platform/database/database-types.ts";
import { hasRow } from "../../../platform/database/has-row.ts";
import type { SealedColumns } from "../../../platform/session/sealed-text.ts";
import type { RemoteCalendar } from "./gateway.ts";

type Own = { id: string; coachId: string };
export type ConnectionRow = Selectable<CalendarConnections>;
export type CalendarRow = Selectable<ConnectedCalendars>;

export type ShownConnection = ConnectionRow & { busy_count: number; written_count: number; waiting_count: number };

/** The connections of a coach, or one of them, with what they block and what stands there. */
export async function findConnections(
  db: DbOrTx,
  { coachId, id, now }: Omit<Own, "id"> & { id?: string; now: Date },
): Promise<ShownConnection[]> {
  const { rows } = await sql<ShownConnection>`
    select calendar_connections.*,
      (select count(*) from busy_times join connected_calendars on connected_calendars.id = connected_calendar_id
        where connection_id = calendar_connections.id and upper(during) > ${now}) as busy_count,
      (select count(*) from calendar_entries join connected_calendars on connected_calendars.id = calendar_id
        where connection_id = calendar_connections.id and receives and written_ends_at > ${now}) as written_count,
      (select count(*) from calendar_entries join connected_calendars on connected_calendars.id = calendar_id
        where connection_id = calendar_connections.id and calendar_entries.due_at is not null) as waiting_count
    from calendar_connections
    where coach_id = ${coachId} ${id ? sql`and id = ${id}` : sql``} order by added_at, id`.execute(db);
  return rows;
}

export const findCalendars = (db: DbOrTx, connectionIds: readonly string[]): Promise<CalendarRow[]> =>
  db
    .selectFrom("connected_calendars")
    .selectAll()
    .where("connection_id", "=", sql<string>`any(${connectionIds}::uuid[])`)
    .orderBy("name")
    .orderBy("id")
    .execute();

export const insertConnection = (tx: Tx, row: Insertable<CalendarConnections>) =>
  tx.insertInto("calendar_connections").values(row).execute();

/** Changes one of a coach's own; undefined if it is not there, or on its way out. */
export const updateOwn = (tx: Tx, { id, coachId }: Own, change: Updateable<CalendarConnections>) =>
  tx
    .updateTable("calendar_connections")
    .set(change)
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .where("leaves_at", "is", null)
    .returning("id")
    .executeTakeFirst();

type ClaimParams = { now: Date; until: Date; id?: string | undefined };

/**
 * Takes one connection that is due, or has entries that are (entry_is_due() marks them). Nobody else gets it before it
 * is let go, or before `until`, when the taker is dead.
 */
export async function claimDue(db: Database, { now, until, id }: ClaimParams): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    update calendar_connections set taken_until = ${until}, tried_at = ${now} where id = (
      select id from calendar_connections as each
      where (taken_until is null or taken_until <= ${now}) ${id ? sql`and id = ${id}` : sql``}
        and (due_at <= ${now} or (failures = 0 and stopped_at is null and exists (
          select from connected_calendars join calendar_entries on calendar_id = connected_calendars.id
          where connection_id = each.id and calendar_entries.due_at <= ${now} and change is null)))
      order by due_at limit 1 for no key update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

/** Replaces what a connection signs in with. */
export const replaceSecret = (db: Database, id: string, sealed: SealedColumns) =>
  db.updateTable("calendar_connections").set(sealed).where("id", "=", id).execute();

/** The same, unless the coach has changed it meanwhile. */
export const replaceUnchanged = (
  db: Database,
  { id, sealed }: Pick<ConnectionRow, "id" | "sealed">,
  next: SealedColumns,
) => db.updateTable("calendar_connections").set(next).where("id", "=", id).where("sealed", "=", sealed).execute();

/** Lets a connection go with what came of it; false if it was removed meanwhile. */
export async function letGo(db: DbOrTx, id: string, ended: Updateable<CalendarConnections>): Promise<boolean> {
  return hasRow(
    db
      .updateTable("calendar_connections")
      .set({ taken_until: null, ...ended })
      .where("id", "=", id)
      .returning("id"),
  );
}

/** Locked, so that nobody removes it or chooses other calendars while what was read is stored. */
export const lockConnection = (tx: Tx, id: string): Promise<ConnectionRow | undefined> =>
  tx.selectFrom("calendar_connections").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

type ReplaceCalendarsParams = { id: string; coachId: string; calendars: RemoteCalendar[] };

/** The calendars that the account has now; those that are gone stay as long as they block or receive. */
export async function replaceCalendars(tx: Tx, { id, coachId, calendars }: ReplaceCalendarsParams): Promise<void> {
  const column = <K extends keyof RemoteCalendar>(key: K) => calendars.map((each) => each[key]);
  await sql`
    insert into connected_calendars (connection_id, coach_id, path, name, is_writable)
    select ${id}::uuid, ${coachId}::uuid, * from unnest(${column("path")}::text[], ${column("name")}::text[],
      ${column("isWritable")}::boolean[])
    on conflict (connection_id, path) do update
      set name = excluded.name, is_writable = excluded.is_writable or connected_calendars.receives`.execute(tx);
  await sql`
    delete from connected_calendars where connection_id = ${id} and not blocks and not receives
      and path <> all(${column("path")}::text[])
      and not exists (select from calendar_entries where calendar_id = connected_calendars.id)`.execute(tx);
}

type ChooseParams = { id: string; blocking: readonly string[]; receiving: string | null };

/** What blocks and what receives; a calendar that begins to block is read whole again. */
export async function chooseCalendars(tx: Tx, { id, blocking, receiving }: ChooseParams): Promise<void> {
  await sql`
    delete from busy_times using connected_calendars where connected_calendar_id = connected_calendars.id
      and connection_id = ${id} and connected_calendars.id <> all(${blocking}::uuid[])`.execute(tx);
  await sql`
    update connected_calendars set blocks = id = any(${blocking}::uuid[]),
      receives = is_writable and id is not distinct from ${receiving}::uuid,
      token = null, read_whole_at = null
    where connection_id = ${id}`.execute(tx);
}

/** Everything is read whole at the next time. */
export const forgetTokens = (tx: Tx, connectionId: string) =>
  tx
    .updateTable("connected_calendars")
    .set({ token: null, read_whole_at: null })
    .where("connection_id", "=", connectionId)
    .execute();

/** One calendar of a coach receives at a time. */
export const stopReceiving = (tx: Tx, { coachId, except }: { coachId: string; except: string | null }) =>
  tx
    .updateTable("connected_calendars")
    .set({ receives: false })
    .where("coach_id", "=", coachId)
    .where("receives", "=", true)
    .where(sql<boolean>`id is distinct from ${except}::uuid`)
    .execute();

export async function countConnections(tx: Tx, coachId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("calendar_connections")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("coach_id", "=", coachId)
    .executeTakeFirstOrThrow();
  return count;
}
