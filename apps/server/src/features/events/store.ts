import type { ClientCounts, CoachCounts } from "@aufwind/contract/events";
import { LIVE } from "@aufwind/rules/appointments/status";
import { NOTE_MISSED_FOR_DAYS } from "@aufwind/rules/notes";
import { UNREAD } from "@aufwind/rules/notifications";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { affectsRow } from "../../platform/database/has-row.ts";

/** People count as online this long after they were last reported; servers report three times in this time. */
const ONLINE_FOR = 60_000;
export const onlineSince = (now: Date): Date => new Date(now.getTime() - ONLINE_FOR);

type Present = { userIds: string[]; serverId: string; now: Date };

/** Reports many people as online; returns those who were offline until now. */
export async function addPresence(database: Database, { userIds, serverId, now }: Present): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with before as (select user_id from presences where user_id = any(${userIds}::uuid[]) and seen_at > ${onlineSince(now)}),
    said as (
      insert into presences (user_id, seen_at, server_id)
      select user_id, ${now}, ${serverId} from unnest(${userIds}::uuid[]) as user_id order by user_id
      on conflict (user_id) do update set seen_at = excluded.seen_at, server_id = excluded.server_id
      returning user_id
    )
    select user_id from said where user_id not in (select user_id from before)`.execute(database);
  return rows.map(({ user_id }) => user_id);
}

/** Removes somebody's presence, unless another server has reported them since. */
export const removePresence = async (
  database: Database,
  { userId, serverId }: { userId: string; serverId: string },
) => {
  return affectsRow(database.deleteFrom("presences").where("user_id", "=", userId).where("server_id", "=", serverId));
};

export const deleteStalePresences = (database: Database, now: Date) =>
  database.deleteFrom("presences").where("seen_at", "<", onlineSince(now)).execute();

/** Online people with whom somebody wrote lately: only this many of the newest conversations are read. */
const LATEST = 200;

export async function partnersOnline(database: Database, { userId, now }: { userId: string; now: Date }) {
  const rows = await database
    .selectFrom((eb) =>
      eb
        .selectFrom("conversation_sides")
        .select("conversation_id")
        .where("user_id", "=", userId)
        .where("listed_at", "is not", null)
        .orderBy("listed_at", "desc")
        .limit(LATEST)
        .as("mine"),
    )
    .innerJoin("conversation_sides as other", "other.conversation_id", "mine.conversation_id")
    .innerJoin("presences", "presences.user_id", "other.user_id")
    .select("other.user_id")
    .where("other.user_id", "!=", userId)
    // A conversation without a message stays invisible to the other side.
    .where("other.listed_at", "is not", null)
    .where("presences.seen_at", ">", onlineSince(now))
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Which of these sessions are over; one query for all streams of a server. */
export async function endedSessions(
  database: Database,
  { ids, now }: { ids: string[]; now: Date },
): Promise<Set<string>> {
  const rows = await database
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .execute();
  const live = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !live.has(id)));
}

type Asking = { userId: string; kind: "client" | "coach" | "operator"; now: Date };

/** One statement, one snapshot: a stream that resumes after `last_id` misses nothing that is not counted here. */
export const summaryOf = (database: Database, { userId, kind, now }: Asking) =>
  database
    .selectNoFrom((eb) => [
      eb.selectFrom("event_streams").select("last_id").where("audience", "=", userId).as("last_id"),
      eb
        .selectFrom("conversation_sides")
        .select(({ fn }) => fn.sum<string | null>("unread").as("unread"))
        .where("user_id", "=", userId)
        // Spelled out, so that a prepared plan can use the partial index of unread ones.
        .where(sql<boolean>`unread > 0`)
        .as("messages"),
      eb
        .selectFrom("notifications")
        .select(({ fn }) => fn.countAll<string>().as("unread"))
        .where("user_id", "=", userId)
        .where(
          "status",
          "in",
          UNREAD.map((status) => sql.lit(status)),
        )
        .as("notifications"),
      sql<CoachCounts | null>`${kind === "coach" ? coachCounts({ userId, now }) : sql`null::json`}`.as("coach"),
      sql<ClientCounts | null>`${kind === "client" ? clientCounts({ userId, now }) : sql`null::json`}`.as("client"),
    ])
    .executeTakeFirstOrThrow();

/** Spelled out in the statements, so that a prepared plan can use partial indexes. */
const isLive = sql`status in (${sql.join(LIVE.map((status) => sql.lit(status)))})`;
const tomorrow = (now: Date) =>
  sql`(((${now}::timestamptz at time zone 'Europe/Berlin')::date + 1)::timestamp at time zone 'Europe/Berlin')`;
const daysAgo = (now: Date, days: number) => sql`(${now}::timestamptz - make_interval(days => ${sql.lit(days)}))`;

type Counted = { userId: string; now: Date };
/** A column of the summary: what a coach's menu counts; a series that waits is one. Appointments are read from now on, or for a week: never a whole history. */
const coachCounts = ({ userId, now }: Counted) => sql`json_build_object(
  'appointmentsToday', (select count(*) from appointments where coach_id = ${userId} and status = 'Scheduled'
    and starts_at > ${daysAgo(now, 1)} and starts_at < ${tomorrow(now)} and ends_at > ${now}),
  'requests', (select count(distinct coalesce(series_id, id)) from appointments where coach_id = ${userId} and awaiting = 'coach' and ${isLive}
    and starts_at > ${now}),
  'clients', (select count(*) from relations where coach_id = ${userId}),
  'notesMissing', (select count(*) from appointments where coach_id = ${userId} and status = 'Completed'
    and starts_at > ${daysAgo(now, NOTE_MISSED_FOR_DAYS)}
    and exists (select from notes where notes.coach_id = ${userId})
    and not exists (select from notes where notes.appointment_id = appointments.id)),
  'reviewsWaiting', (select count(*) from reviews where coach_id = ${userId} and published_at is null
    and contested_at is null and removed_at is null))`;

/** The same for a client's menu. */
const clientCounts = ({ userId, now }: Counted) => sql`json_build_object(
  'appointments', (select count(*) from appointments where client_id = ${userId} and ${isLive}
    and starts_at > ${daysAgo(now, 1)} and ends_at > ${now}),
  'awaiting', (select count(distinct coalesce(series_id, id)) from appointments where client_id = ${userId}
    and awaiting in ('client', 'payment_details') and ${isLive} and starts_at > ${now}),
  'goals', (select count(*) from worksheets where client_id = ${userId} and answered_at is null
    and withdrawn_at is null) + (select count(*) from goal_steps join goals on goals.id = goal_id
    where goals.client_id = ${userId} and state = 'open' and done_at is null
      and due_on <= (${now}::timestamptz at time zone 'Europe/Berlin')::date),
  'documents', (select count(*) from document_shares where client_id = ${userId}),
  'bookmarks', (select count(*) from bookmarks join coach_cards using (coach_id) where client_id = ${userId}))`;
