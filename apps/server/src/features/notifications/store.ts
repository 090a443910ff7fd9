import type { Actor } from "@aufwind/rules/appointments/lifecycle";
import type { Locale } from "@aufwind/rules/locale";
import { type NotificationStatus, UNREAD } from "@aufwind/rules/notifications";
import type { NotificationKind, Topic } from "@aufwind/rules/notifications-preferences";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Json } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";

export type NewNote = {
  user_id: string;
  kind: NotificationKind;
  topic: Topic;
  /** Whether it is stored whatever the person chose. */
  is_always: boolean;
  appointment_id: string | null;
  by: Actor | null;
  starts_at: Date | null;
  data: Json;
};
type Written = { user_id: string; is_pushed: boolean };

/** Stores those that their people want, to be pushed if they have a subscribed browser. */
export async function insertNotes(tx: Tx, notes: NewNote[], now: Date): Promise<Written[]> {
  const { rows } = await sql<Written>`
    insert into notifications
      (user_id, kind, appointment_id, by, starts_at, data, status, push_due_at, created_at, changed_at)
    select user_id, note.kind, appointment_id, by, starts_at, note.data,
      case when is_pushed then 'Pending' else 'Sent' end, case when is_pushed then ${now}::timestamptz end, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as note (
      user_id uuid, kind text, topic text, is_always boolean, appointment_id uuid, by text, starts_at timestamptz, data jsonb
    )
    join users on users.id = user_id and deleted_at is null
    left join notification_settings using (user_id)
    left join notification_choices using (user_id, topic)
    cross join lateral (
      select coalesce(receives, true) and coalesce(push, true) and exists (
        select from push_subscriptions join sessions on sessions.id = session_id
        where push_subscriptions.user_id = note.user_id and ended_at is null and expires_at > ${now}
      ) as is_pushed
    ) as pushing
    where is_always or (coalesce(receives, true) and coalesce(in_app, true))
    on conflict do nothing
    returning user_id, push_due_at is not null as is_pushed`.execute(tx);
  return rows;
}

type IsOwnParams = { id: string; userId: string };
type Change = {
  ids: readonly string[];
  userId: string;
  to: NotificationStatus;
  from: readonly NotificationStatus[];
  now: Date;
};

/** Changes the status of somebody's own; returns those that could be changed, each with its status before. */
export async function changeStatuses(tx: Tx, change: Change): Promise<{ id: string; status: NotificationStatus }[]> {
  const { ids, userId, to, from, now } = change;
  const { rows } = await sql<{ id: string; status: NotificationStatus }>`
    update notifications
    set status = ${to}, changed_at = case when status = ${to} then changed_at else ${now} end, push_due_at = null
    where id = any(${ids}::uuid[]) and user_id = ${userId} and status = any(${from}::text[])
    returning id, old.status`.execute(tx);
  return rows;
}

export const isOwn = async (db: DbOrTx, { id, userId }: IsOwnParams): Promise<boolean> => {
  const own = db.selectFrom("notifications").select("id").where("id", "=", id).where("user_id", "=", userId);
  return hasRow(own);
};

/** Returns whether there was anything to read. */
export async function readAll(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  return affectsRow(
    tx
      .updateTable("notifications")
      .set({ status: "Read", changed_at: now, push_due_at: null })
      .where("user_id", "=", userId)
      .where("status", "in", UNREAD),
  );
}

type HasUnreadParams = { userId: string; kind: NotificationKind; data?: Record<string, string> };

/** Whether somebody already has an unread one of a kind, about this if it matters. */
export async function hasUnread(tx: Tx, { userId, kind, data = {} }: HasUnreadParams): Promise<boolean> {
  return hasRow(
    tx
      .selectFrom("notifications")
      .select("id")
      .where("user_id", "=", userId)
      .where("kind", "=", kind)
      .where("status", "in", UNREAD)
      .where(sql<boolean>`data @> ${JSON.stringify(data)}::jsonb`)
      .limit(1),
  );
}

export type Address = { userId: string; email: string; firstName: string; locale: Locale };

/** Those of these people who are still registered, by id. */
export async function findAddresses(tx: Tx, userIds: readonly string[]): Promise<Map<string, Address>> {
  const rows = await tx
    .selectFrom("users")
    .select(["id as userId", sql<string>`email`.as("email"), "first_name as firstName"])
    .select(sql<Locale>`locale`.as("locale"))
    .where("id", "=", sql<string>`any(${userIds}::uuid[])`)
    .where("email", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.userId, row]));
}

/** What notifications are about: an appointment, or several, or something identified by its data. */
export type About = { kinds: readonly NotificationKind[] } & (
  | { appointmentId: string | readonly string[] }
  | { userId: string; data: Record<string, string> }
);

/** Marks unread ones about something as read; returns whose they were. */
export async function markResolved(tx: Tx, about: About, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable("notifications")
    .set({ status: "Read", changed_at: now, push_due_at: null })
    .where("status", "in", UNREAD)
    .where("kind", "in", about.kinds)
    .$if("appointmentId" in about, (query) =>
      query.where("appointment_id", "in", "appointmentId" in about ? [about.appointmentId].flat() : []),
    )
    .$if("userId" in about, (query) =>
      "userId" in about
        ? query.where("user_id", "=", about.userId).where(sql<boolean>`data @> ${JSON.stringify(about.data)}::jsonb`)
        : query,
    )
    .returning("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

type Unanswered = { user_id: string; appointment_id: string; starts_at: Date; answer_by: string };
type FindUnansweredParams = { now: Date; until: Date; askedBefore: Date };

/** Who has to answer before `until` and was not reminded since; not those who were asked just now. A series is one. */
export async function findUnanswered(
  db: DbOrTx,
  { now, until, askedBefore }: FindUnansweredParams,
): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    select distinct on (coalesce(waiting.series_id, waiting.id), waiting.answer_by)
      person.user_id, waiting.id as appointment_id, waiting.starts_at, deadline.answer_by
    from appointments as waiting
    join appointment_events as asked on asked.appointment_id = waiting.id and asked.sequence = waiting.sequence
    cross join lateral (
      select case waiting.awaiting when 'coach' then waiting.coach_id else waiting.client_id end as user_id
    ) as person
    cross join lateral (
      select to_char(waiting.answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as answer_by
    ) as deadline
    left join notification_settings using (user_id)
    left join notification_choices as choice on choice.user_id = person.user_id and topic = 'requests'
    where waiting.awaiting in ('coach', 'client') and waiting.status <> 'No Show' and waiting.answer_by > ${now} and waiting.answer_by <= ${until}
      and asked.at <= ${askedBefore} and coalesce(receives, true) and coalesce(in_app, true)
      and not exists (
        select from notifications where notifications.appointment_id in (
            select waiting.id union all select id from appointments where appointments.series_id = waiting.series_id
          ) and kind = 'unanswered'
          and notifications.user_id = person.user_id and data ->> 'answerBy' = deadline.answer_by
      )
    order by waiting.answer_by, coalesce(waiting.series_id, waiting.id), waiting.starts_at`.execute(db);
  return rows;
}

/** Deletes old deleted or read ones. */
export const deletePutAway = (
  db: Database,
  { status, before, limit }: DeletionBatch & { status: "Read" | "Deleted" },
) =>
  deleteBatch(db, {
    table: "notifications",
    where: sql`status = ${status} and changed_at < ${before} and ${hasNoLegalHold(sql.ref("notifications.user_id"))}`,
    limit,
  });

export const notificationsOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("notifications")
    .select(["kind", "by", "appointment_id", "starts_at", "data", "status", "created_at", "changed_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const deleteNotifications = (tx: Tx, userId: string) =>
  tx.deleteFrom("notifications").where("user_id", "=", userId).execute();
