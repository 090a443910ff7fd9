import type { ClientCounts, CoachCounts } from "@aufwind/contract/events";
import { UNREAD } from "@aufwind/rules/notifications";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { PREPARED } from "../../platform/database/prepared-statements.ts";
import { clientCounts, coachCounts } from "./area-counts-store.ts";

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
  const gone = await database
    .deleteFrom("presences")
    .where("user_id", "=", userId)
    .where("server_id", "=", serverId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
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
    .modifyFront(PREPARED)
    .executeTakeFirstOrThrow();
