import type { Locale } from "@aufwind/rules/locale";
import type { NotificationKind } from "@aufwind/rules/notifications-preferences";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";

type Taking = { now: Date; until: Date; limit: number };
/** A notification to push, or waiting messages of a conversation. */
export type Due = {
  user_id: string;
  locale: Locale;
  kind: NotificationKind;
  starts_at: Date | null;
  push_tries: number;
  notification_id: string | null;
  conversation_id: string | null;
};

/** Leases what is due; other workers take others, and it becomes due again if no result is stored. */
export async function claimDuePushes(db: Database, taking: Taking): Promise<Due[]> {
  return [...(await takeNotifications(db, taking)), ...(await takeConversations(db, taking))];
}

async function takeNotifications(db: Database, { now, until, limit }: Taking): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update notifications set push_due_at = ${until} from users
    where users.id = notifications.user_id and notifications.id in (
      select id from notifications where push_due_at <= ${now}
      order by push_due_at limit ${limit} for no key update skip locked
    )
    returning notifications.user_id, locale, notifications.kind, starts_at, push_tries,
      notifications.id as notification_id, null as conversation_id`.execute(db);
  return rows;
}

async function takeConversations(db: Database, { now, until, limit }: Taking): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update conversation_sides set push_due_at = ${until} from users
    where users.id = conversation_sides.user_id and (conversation_sides.user_id, conversation_id) in (
      select user_id, conversation_id from conversation_sides where push_due_at <= ${now} and unread > 0
      order by push_due_at limit ${limit} for no key update skip locked
    )
    returning conversation_sides.user_id, locale, 'message' as kind, null as starts_at, push_tries,
      null as notification_id, conversation_id`.execute(db);
  return rows;
}

type SettlePushParams = {
  /** The lease's end: rows that changed meanwhile are left alone. */
  until: Date;
  /** When it is tried again. */
  again: Date | null;
  tries: number;
  /** The status of a notification that waited. */
  status: "Pending" | "Sent" | "Failed";
  now: Date;
};

/** Stores the result. */
export async function settlePush(
  db: Database,
  due: Due,
  { until, again, tries, status, now }: SettlePushParams,
): Promise<void> {
  if (due.notification_id)
    await sql`
      update notifications set push_due_at = ${again}, push_tries = ${tries},
        status = case status when 'Pending' then ${status} else status end,
        changed_at = case when status = 'Pending' and ${status} <> 'Pending' then ${now} else changed_at end
      where id = ${due.notification_id} and push_due_at = ${until}`.execute(db);
  else
    await db
      .updateTable("conversation_sides")
      .set({ push_due_at: again, push_tries: tries })
      .where("user_id", "=", due.user_id)
      .where("conversation_id", "=", due.conversation_id)
      .where("push_due_at", "=", until)
      .execute();
}

export type Subscription = { id: string; user_id: string; endpoint: string; p256dh: Buffer; auth: Buffer };

type UpsertSubscriptionParams = Omit<Subscription, "id"> & { session_id: string; now: Date };

/** More than anybody has browsers; few enough not to turn our pushes into an attack on an endpoint. */
const MOST_BROWSERS = 20;

/** One per browser: replaces those of its session, and takes it over from the last person there. */
export async function upsertSubscription(tx: Tx, { now, ...kept }: UpsertSubscriptionParams): Promise<void> {
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
export const subscriptionFacts = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("push_subscriptions")
    .select([sql<string>`split_part(endpoint, '/', 3)`.as("service"), "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const deleteSubscriptions = (tx: Tx, userId: string) =>
  tx.deleteFrom("push_subscriptions").where("user_id", "=", userId).execute();
