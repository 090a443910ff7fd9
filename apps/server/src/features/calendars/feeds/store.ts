import type { Insertable } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { CalendarFeeds } from "../../../platform/database/database-types.ts";

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
export const putFeed = (db: Database, { user_id, ...feed }: Insertable<CalendarFeeds>) =>
  db
    .insertInto("calendar_feeds")
    .values({ user_id, ...feed })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(feed))
    .execute();

export const deleteFeed = (db: Database | Tx, userId: string) =>
  db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute();

/** For the download of one's data: that there is one, not where. */
export const feedFact = (db: Database, userId: string) =>
  db.selectFrom("calendar_feeds").select("made_at").where("user_id", "=", userId).executeTakeFirst();
