import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { SavedSearches } from "../../platform/database/database-types.ts";
import { hasRow } from "../../platform/database/has-row.ts";
import { insertNewId } from "../../platform/database/insert-new.ts";

export type SavedRow = Selectable<SavedSearches> & { is_mailed: boolean };

const rows = (db: DbOrTx) =>
  db.selectFrom("saved_searches").selectAll().select(sql<boolean>`due_at <> 'infinity'`.as("is_mailed"));

export const listSearches = (db: DbOrTx, clientId: string): Promise<SavedRow[]> =>
  rows(db).where("client_id", "=", clientId).orderBy("saved_at", "desc").orderBy("id").execute();

type Own = { id: string; clientId: string };

export const findSearch = (db: DbOrTx, { id, clientId }: Own): Promise<SavedRow | undefined> =>
  rows(db).where("id", "=", id).where("client_id", "=", clientId).executeTakeFirst();

/** Keeps a search, unless the client keeps it already. */
export const insertSearch = (tx: Tx, search: Insertable<SavedSearches>) => insertNewId(tx, "saved_searches", search);

/** How many a client keeps; the client is locked, so that nobody saves two at once. */
export async function countSearches(tx: Tx, clientId: string): Promise<number> {
  await tx.selectFrom("users").select("id").where("id", "=", clientId).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom("saved_searches")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  return count;
}

type Change = Own & { sealed: Buffer; dueAt: Date | "infinity" | undefined };

export const updateSearch = (tx: Tx, { id, clientId, sealed, dueAt }: Change) =>
  tx
    .updateTable("saved_searches")
    .set({ sealed, ...(dueAt && { due_at: dueAt === "infinity" ? sql<Date>`'infinity'` : dueAt }) })
    .where("id", "=", id)
    .where("client_id", "=", clientId)
    .execute();

export const deleteSearch = (db: DbOrTx, { id, clientId }: Own) =>
  db.deleteFrom("saved_searches").where("id", "=", id).where("client_id", "=", clientId).execute();

/** Ends the mails of all searches of the client with this link; whether there are any. */
export async function endMails(db: DbOrTx, leaveHash: Buffer): Promise<boolean> {
  const ended = await db
    .updateTable("saved_searches")
    .set({ due_at: sql<Date>`'infinity'` })
    .where("leave_hash", "=", leaveHash)
    .returning("id")
    .execute();
  return ended.length > 0;
}

export type Reader = { client_id: string; email: string; first_name: string; locale: string };

/**
 * Takes the client whose searches are due longest, for ten minutes: what a dead worker left is done by another. Those
 * who have left or may not use the site are put off.
 */
export async function claimReader(tx: Tx, now: Date): Promise<(Reader & { lease: Date }) | undefined> {
  const lease = new Date(now.getTime() + 10 * 60_000);
  const { rows: found } = await sql<Reader>`
    with due as (select client_id from saved_searches where due_at <= ${now} order by due_at limit 1
      for update skip locked),
    taken as (update saved_searches set due_at = ${lease} from due
      where saved_searches.client_id = due.client_id and due_at <= ${now} returning saved_searches.client_id)
    select distinct client_id, coalesce(email, '') as email, first_name, locale
    from taken join users on users.id = client_id`.execute(tx);
  return found[0] && { ...found[0], lease };
}

/** The searches that a worker took. */
export const findTaken = (db: DbOrTx, { client_id, lease }: { client_id: string; lease: Date }) =>
  rows(db).where("client_id", "=", client_id).where("due_at", "=", lease).orderBy("saved_at").execute();

export async function findKnown(db: DbOrTx, searchId: string): Promise<Set<string>> {
  const known = await db
    .selectFrom("saved_search_coaches")
    .select("coach_id")
    .where("search_id", "=", searchId)
    .execute();
  return new Set(known.map(({ coach_id }) => coach_id));
}

type Remembered = { searchId: string; coachIds: string[]; now: Date; most: number };

/** Remembers whom a search found, and forgets the oldest beyond the most. */
export async function remember(tx: Tx, { searchId, coachIds, now, most }: Remembered): Promise<void> {
  if (coachIds.length === 0) return;
  await sql`
    insert into saved_search_coaches (search_id, coach_id, found_at)
    select ${searchId}, user_id, ${now} from coaches where user_id = any(${coachIds}::uuid[])
    on conflict do nothing`.execute(tx);
  await sql`
    delete from saved_search_coaches where search_id = ${searchId} and coach_id in (
      select coach_id from saved_search_coaches where search_id = ${searchId}
      order by found_at desc, coach_id offset ${most})`.execute(tx);
}

type Settled = { id: string; lease: Date; now: Date; next: Date; isMailed: boolean };

/** Looked at, until the next morning; false if somebody else did it, or the client deleted it. */
export async function settleSearch(tx: Tx, { id, lease, now, next, isMailed }: Settled): Promise<boolean> {
  return hasRow(
    tx
      .updateTable("saved_searches")
      .set({ looked_at: now, due_at: next, ...(isMailed && { mailed_at: now }) })
      .where("id", "=", id)
      .where("due_at", "=", lease)
      .returning("id"),
  );
}

export const deleteSearches = (tx: Tx, clientId: string) =>
  tx.deleteFrom("saved_searches").where("client_id", "=", clientId).execute();
