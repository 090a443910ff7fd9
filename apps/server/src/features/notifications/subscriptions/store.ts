import { sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";

export type Subscription = { id: string; user_id: string; endpoint: string; p256dh: Buffer; auth: Buffer };
type Kept = Omit<Subscription, "id"> & { session_id: string; now: Date };

/** More than anybody has browsers; few enough not to turn our pushes into an attack on an endpoint. */
const MOST_BROWSERS = 20;

/** One per browser: replaces those of its session, and takes it over from the last person there. */
export async function putSubscription(tx: Tx, { now, ...kept }: Kept): Promise<void> {
  await tx
    .deleteFrom("push_subscriptions")
    .where("session_id", "=", kept.session_id)
    .where("endpoint", "!=", kept.endpoint)
    .execute();
  await tx
    .insertInto("push_subscriptions")
    .values({ ...kept, created_at: now })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ ...kept, created_at: now }))
    .execute();
  const own = tx.selectFrom("push_subscriptions").select("id").where("user_id", "=", kept.user_id);
  const older = own.orderBy("created_at", "desc").orderBy("id", "desc").offset(MOST_BROWSERS);
  await tx.deleteFrom("push_subscriptions").where("id", "in", older).execute();
}

export const dropSubscription = (db: Database, { userId, endpoint }: { userId: string; endpoint: string }) =>
  db.deleteFrom("push_subscriptions").where("user_id", "=", userId).where("endpoint", "=", endpoint).execute();

/** Those of these people with a live session. */
export const liveSubscriptions = (
  db: Database,
  { userIds, now }: { userIds: string[]; now: Date },
): Promise<Subscription[]> =>
  db
    .selectFrom("push_subscriptions as browser")
    .innerJoin("sessions", "sessions.id", "browser.session_id")
    .select(["browser.id", "browser.user_id", "browser.endpoint", "browser.p256dh", "browser.auth"])
    .where("browser.user_id", "=", sql<string>`any(${userIds}::uuid[])`)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .execute();

/** Subscriptions that are gone. */
export const deleteGone = (db: Database, ids: string[]) =>
  db.deleteFrom("push_subscriptions").where("id", "in", ids).execute();

/** The hosts of push services, for the download of one's data; the full address is as good as a key. */
export const subscriptionFacts = (db: Database | Tx, userId: string) =>
  db
    .selectFrom("push_subscriptions")
    .select([sql<string>`split_part(endpoint, '/', 3)`.as("service"), "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const deleteSubscriptions = (tx: Tx, userId: string) =>
  tx.deleteFrom("push_subscriptions").where("user_id", "=", userId).execute();
