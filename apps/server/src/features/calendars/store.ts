import { ENTRY_TITLES, type EntryTitle } from "@aufwind/rules/calendars";
import { MINUTE } from "@aufwind/rules/time/durations";
import { type Edges, rangesOf } from "@aufwind/rules/time/ranges";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { CalendarFeeds, ImportedCalendars } from "../../platform/database/database-types.ts";
import { hasRow } from "../../platform/database/has-row.ts";

export const findFeed = (db: Database, userId: string) =>
  db.selectFrom("calendar_feeds").select(["token", "made_at"]).where("user_id", "=", userId).executeTakeFirst();

/** Owner and language of the feed. */
export const findReader = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom("calendar_feeds")
    .innerJoin("users", "users.id", "calendar_feeds.user_id")
    .select(["users.id", "users.locale"])
    .where("token_hash", "=", tokenHash)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();

/** Replaces the feed. */
export const upsertFeed = (db: Database, { user_id, ...feed }: Insertable<CalendarFeeds>) =>
  db
    .insertInto("calendar_feeds")
    .values({ user_id, ...feed })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(feed))
    .execute();

export const deleteFeed = (db: DbOrTx, userId: string) =>
  db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute();

/** For the download of one's data: that there is one, not where. */
export const feedFact = (db: Database, userId: string) =>
  db.selectFrom("calendar_feeds").select("made_at").where("user_id", "=", userId).executeTakeFirst();

type Own = { id: string; coachId: string };

const SHOWN = ["id", "name", "host", "added_at", "tried_at", "succeeded_at", "problem", "unclear"] as const;

export type ShownRow = Pick<Selectable<ImportedCalendars>, (typeof SHOWN)[number]> & { busy_count: number };

/** The calendars of a coach, or one of them, with the number of busy times ahead. */
export const findImports = (db: DbOrTx, { coachId, id, now }: Omit<Own, "id"> & { id?: string; now: Date }) =>
  db
    .selectFrom("imported_calendars")
    .select(SHOWN)
    .select((eb) =>
      eb
        .selectFrom("busy_times")
        .select((count) => count.fn.countAll<number>().as("count"))
        .whereRef("calendar_id", "=", "imported_calendars.id")
        .where(sql<boolean>`upper(during) > ${now}`)
        .$asScalar()
        .$notNull()
        .as("busy_count"),
    )
    .where("coach_id", "=", coachId)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .orderBy("added_at")
    .orderBy("id")
    .execute();

/** Adds a calendar; undefined if the coach already has this address. */
export const insertImport = (tx: Tx, calendar: Omit<Insertable<ImportedCalendars>, "id">) =>
  tx
    .insertInto("imported_calendars")
    .values(calendar)
    .onConflict((conflict) => conflict.columns(["coach_id", "address_hash"]).doNothing())
    .returning("id")
    .executeTakeFirst();

export async function countImports(tx: Tx, coachId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("imported_calendars")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("coach_id", "=", coachId)
    .executeTakeFirstOrThrow();
  return count;
}

type ClaimDueImportsParams = { now: Date; until: Date; limit: number; id?: string | undefined };

/** Takes due calendars. Nobody else gets them before `until`, when the taker is done or dead. */
export const claimDueImports = (db: Database, { now, until, limit, id }: ClaimDueImportsParams) =>
  db
    .updateTable("imported_calendars")
    .set({ due_at: until, tried_at: now })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("imported_calendars")
        .select("id")
        .where("due_at", "<=", now)
        .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
        .orderBy("due_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "coach_id", "address", "failures"])
    .execute();

export type Taken = Awaited<ReturnType<typeof claimDueImports>>[number];

/** Stores the result of a sync; false if the calendar was removed meanwhile. */
export async function noteReading(db: DbOrTx, id: string, ended: Updateable<ImportedCalendars>): Promise<boolean> {
  return hasRow(db.updateTable("imported_calendars").set(ended).where("id", "=", id).returning("id"));
}

type ReplaceBusyTimesParams = {
  id: string;
  /** Which kind of calendar it is. */
  by: "calendar_id" | "connected_calendar_id";
  coachId: string;
  edges: Edges;
};

/**
 * Replaces the busy times of a calendar (epoch minutes), writing only differences; returns whether there were any. The
 * coach is put on coach_search_due by busy_times_are_due().
 */
export async function replaceBusyTimes(tx: Tx, { id, by, coachId, edges }: ReplaceBusyTimesParams): Promise<boolean> {
  const written = (minute: number) => new Date(minute * MINUTE).toISOString();
  const ranges = rangesOf(edges).map(({ start, end }) => `[${written(start)},${written(end)})`);
  const gone = await sql`
    delete from busy_times where ${sql.ref(by)} = ${id} and not exists (
      select from unnest(${ranges}::tstzrange[]) as given (during) where given.during = busy_times.during
    )`.execute(tx);
  const come = await sql`
    insert into busy_times (${sql.ref(by)}, coach_id, during)
    select ${id}::uuid, ${coachId}::uuid, during from (
      select unnest(${ranges}::tstzrange[]) as during
      except select during from busy_times where ${sql.ref(by)} = ${id}
    ) as fresh`.execute(tx);
  return Boolean(gone.numAffectedRows || come.numAffectedRows);
}

/** How a coach's entries are called. */
export async function titlesOf(db: DbOrTx, coachId: string): Promise<EntryTitle> {
  const row = await db
    .selectFrom("calendar_titles")
    .select("titles")
    .where("coach_id", "=", coachId)
    .executeTakeFirst();
  return ENTRY_TITLES.find((titles) => titles === row?.titles) ?? "neutral";
}

export const upsertTitles = (tx: Tx, { coachId, titles }: { coachId: string; titles: EntryTitle }) =>
  tx
    .insertInto("calendar_titles")
    .values({ coach_id: coachId, titles })
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet({ titles }))
    .execute();

export const findFacts = (db: Database, coachId: string) =>
  db
    .selectFrom("imported_calendars")
    .select(["id", "name", "host", "added_at", "unclear"])
    .where("coach_id", "=", coachId)
    .execute();
