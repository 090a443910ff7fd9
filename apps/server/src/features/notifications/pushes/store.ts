import type { Locale } from "@aufwind/rules/locale";
import type { NotificationKind } from "@aufwind/rules/notifications-preferences";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";

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
export async function takeDue(db: Database, taking: Taking): Promise<Due[]> {
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

type Settled = {
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
export async function settle(db: Database, due: Due, { until, again, tries, status, now }: Settled): Promise<void> {
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
