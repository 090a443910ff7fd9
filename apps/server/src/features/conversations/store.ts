import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import type { Side } from "@aufwind/rules/appointments/status";
import { type RawBuilder, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { isCalled } from "../../platform/database/folded-name.ts";
import { affectsRow } from "../../platform/database/has-row.ts";
import { isReachedBy, isWritableBy } from "../coaches/store.ts";
import { onlineSince } from "../events/store.ts";
import { ATTACHED, type AttachedRow } from "./attachment-store.ts";
import type { PairRow } from "./policy.ts";

/** The facts for the rules about two people, for statements that have both and their conversation. */
export const PAIR_FACTS = sql`
  exists (select from coaches page
    where page.user_id = coach.id and ${isWritableBy("page", sql.ref("client.id"))}) as is_writable,
  exists (select from relations where relations.coach_id = coach.id and relations.client_id = client.id) as is_client,
  num_nonnulls(coach.deleted_at, client.deleted_at) > 0 as has_left`;

type Ids = { coachId: string; clientId: string };
type LockedPair = PairRow & { id: string | null };

/** A coach and a client with what they have; locked, so that the client opens one conversation at a time. */
export async function lockPair(tx: Tx, { coachId, clientId }: Ids): Promise<LockedPair | undefined> {
  const { rows } = await sql`
    select from users coach, users client
    where coach.id = ${coachId} and coach.kind = 'coach' and client.id = ${clientId} and client.kind = 'client'
    for no key update of client for key share of coach`.execute(tx);
  if (rows.length === 0) return undefined;
  const found = await sql<LockedPair>`
    select conversations.id, coalesce(last_number, 0) as last_number, ${PAIR_FACTS}
    from users coach cross join users client
    left join conversations on coach_id = coach.id and client_id = client.id
    where coach.id = ${coachId} and client.id = ${clientId}`.execute(tx);
  return found.rows[0];
}

/** How many coaches a client who is not theirs began to write to since then. */
export async function countBegun(tx: Tx, { clientId, since }: { clientId: string; since: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from conversations
    where client_id = ${clientId} and created_at >= ${since} and not exists (
      select from relations where relations.coach_id = conversations.coach_id and relations.client_id = ${clientId}
    )`.execute(tx);
  return rows[0]?.count ?? 0;
}

type InsertConversationParams = Ids & { side: Side; now: Date };

/** A new conversation; before the first message only whoever opened it has it in the list. */
export async function insertConversation(
  tx: Tx,
  { coachId, clientId, side, now }: InsertConversationParams,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with conversation as (
      insert into conversations (coach_id, client_id, created_at, coach_name, client_name)
      select coach.id, client.id, ${now}::timestamptz, coach.folded_name, client.folded_name
      from users coach, users client where coach.id = ${coachId} and client.id = ${clientId}
      returning id
    )
    insert into conversation_sides (conversation_id, user_id, side, listed_at)
    select conversation.id, user_id, side, case side when ${side} then ${now}::timestamptz end
    from conversation, (values (${clientId}::uuid, 'client'), (${coachId}, 'coach')) people (user_id, side)
    returning conversation_id as id`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error("a conversation was not made");
  return made.id;
}

type Own = { id: string; userId: string };

/** Lists a conversation again for whoever had removed it. */
export const relistConversation = (tx: Tx, { id, userId, now }: Own & { now: Date }) =>
  tx
    .updateTable("conversation_sides")
    .set({ listed_at: now })
    .where("conversation_id", "=", id)
    .where("user_id", "=", userId)
    .where("listed_at", "is", null)
    .execute();

type OwnRow = { id: string; coach_id: string; client_id: string; last_number: number };

/** One of somebody's own conversations, locked against new messages until the commit. */
export const lockOwn = (tx: Tx, { id, userId }: Own): Promise<OwnRow | undefined> =>
  tx
    .selectFrom("conversations")
    .innerJoin("conversation_sides", "conversation_sides.conversation_id", "conversations.id")
    .select(["id", "coach_id", "client_id", "last_number"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forShare("conversations")
    .executeTakeFirst();

/** Removes everything so far for one side; returns whether there was anything. */
export async function setRemoved(tx: Tx, { id, userId, upTo }: Own & { upTo: number }): Promise<boolean> {
  return affectsRow(
    tx
      .updateTable("conversation_sides")
      .set({ removed_up_to: upTo, listed_at: null, unread: 0, mail_due_at: null, push_due_at: null })
      .where("conversation_id", "=", id)
      .where("user_id", "=", userId)
      .where((eb) => eb.or([eb("listed_at", "is not", null), eb("removed_up_to", "<", upTo)])),
  );
}

/** A conversation as one of its two people sees it. */
export type SeenRow = PairRow & {
  id: string;
  coach_id: string;
  client_id: string;
  side: Side;
  unread: number;
  removed_up_to: number;
  other_name: string;
  /** The coach's, if the client can reach the profile. */
  slug: string | null;
  is_online: boolean;
  /** Of the other side. */
  delivered_up_to: number;
  read_up_to: number;
  /** The newest message that is not removed. */
  message_id: string | null;
  sender: Side;
  sealed: Buffer | null;
  hidden_at: Date | null;
  sent_at: Date;
  attached: AttachedRow[] | null;
  /** The total, if it is counted on the way. */
  total_count: number | null;
};

/** The own side's fields for the list and a conversation. */
const SIDE = sql`mine.conversation_id, mine.side, mine.unread, mine.removed_up_to, mine.listed_at`;

type SeenParams = { order: RawBuilder<unknown>; now: Date; also?: RawBuilder<unknown> };

/** Conversations of the chosen sides with all details, in one statement. */
const seen = (sides: RawBuilder<unknown>, { order, now, also = sql`null` }: SeenParams) =>
  sql<SeenRow>`
    select conversations.id, conversations.coach_id, conversations.client_id, conversations.last_number,
      mine.side, mine.unread, mine.removed_up_to, coaches.slug, ${PAIR_FACTS},
      case mine.side
        when 'client' then trim(coach.first_name || ' ' || coach.last_name)
        else trim(client.first_name || ' ' || client.last_name)
      end as other_name,
      presences.user_id is not null as is_online,
      coalesce(theirs.delivered_up_to, 0) as delivered_up_to, coalesce(theirs.read_up_to, 0) as read_up_to,
      messages.id as message_id, messages.sender, messages.sealed, messages.hidden_at,
      messages.sent_at,
      ${ATTACHED} as attached,
      ${also} as total_count
    from (${sides}) mine
    join conversations on conversations.id = mine.conversation_id
    join users coach on coach.id = conversations.coach_id
    join users client on client.id = conversations.client_id
    left join conversation_sides theirs on theirs.conversation_id = conversations.id and theirs.side <> mine.side
    left join coaches on coaches.user_id = conversations.coach_id
      and ${isReachedBy({ viewerId: sql.ref("conversations.client_id") })}
    left join messages on messages.conversation_id = conversations.id
      and messages.number = conversations.last_number and messages.number > mine.removed_up_to
    left join presences on presences.user_id = theirs.user_id and presences.seen_at > ${onlineSince(now)}
    ${order}`;

export async function findSeen(db: DbOrTx, { id, userId, now }: Own & { now: Date }): Promise<SeenRow | undefined> {
  const side = sql`select ${SIDE} from conversation_sides mine where conversation_id = ${id} and user_id = ${userId}`;
  const { rows } = await seen(side, { order: sql``, now }).execute(db);
  return rows[0];
}

/** How many messages somebody has not read. */
export async function unreadMessagesOf(db: DbOrTx, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom("conversation_sides")
    .select(({ fn }) => fn.sum<string | null>("unread").as("unread"))
    .where("user_id", "=", userId)
    .where("unread", ">", 0)
    .executeTakeFirstOrThrow();
  return Number(unread ?? 0);
}

/** Before and after every id. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

type Stretch = { after: string; limit: number };

/**
 * Messages that nobody sees any more, since each side has removed them or has left: of the next conversations by id, so
 * that no statement takes longer the more there are. Returns the last id, undefined at the end.
 */
export async function deleteUnseen(db: Database, { after, limit }: Stretch): Promise<string | undefined> {
  const last = await db
    .selectFrom("conversations")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  const upTo = last?.id ?? LAST_ID;
  await sql`delete from conversations where id > ${after} and id <= ${upTo} and not exists (
    select from conversation_sides where conversation_id = conversations.id
  )`.execute(db);
  await sql`
    delete from messages using (
      select conversation_id, min(removed_up_to) as up_to from conversation_sides
      where conversation_id > ${after} and conversation_id <= ${upTo}
      group by conversation_id having min(removed_up_to) > 0
    ) removed
    where messages.conversation_id = removed.conversation_id and number <= up_to`.execute(db);
  return last?.id;
}

// In the index's order: newest first, then by id.
const ORDERS = {
  desc: sql`order by mine.listed_at desc, mine.conversation_id`,
  asc: sql`order by mine.listed_at, mine.conversation_id desc`,
};

type Page = PageAsked & { userId: string; now: Date };

export async function findPage(db: Database, { userId, now, ...asked }: Page): Promise<SeenRow[]> {
  const order = ORDERS[asked.sort];
  const { limit, offset } = rowsOf(asked);
  const sides = sql`
    select ${SIDE} from conversation_sides mine where user_id = ${userId} and listed_at is not null
    ${order} limit ${limit} offset ${offset}`;
  const { rows } = await seen(sides, { order, now }).execute(db);
  return rows;
}

/** Those with messages that somebody has not read, the latest first, by the index of unread ones. */
export async function findUnread(db: Database, { userId, now, most }: FindUnreadParams): Promise<SeenRow[]> {
  const order = ORDERS.desc;
  const sides = sql`
    select ${SIDE} from conversation_sides mine where user_id = ${userId} and unread > 0 and listed_at is not null
    ${order} limit ${most}`;
  const { rows } = await seen(sides, { order, now }).execute(db);
  return rows;
}
type FindUnreadParams = { userId: string; now: Date; most: number };

/** How many conversations have messages that somebody has not read, as a subquery. */
export const unreadOf = (userId: string) => sql<number>`(
  select count(*) from conversation_sides where user_id = ${userId} and unread > 0 and listed_at is not null)`;

/** The same. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${unreadOf(userId)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counted by count_new_sides(), count_gone_sides() and count_changed_side(). */
export async function countListed(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom("conversation_counts")
    .select("listed")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.listed ?? 0;
}

type FindNamedParams = Page & { side: Side; name: string };

/**
 * Those whose other person has this name, with the total; uses the index of names, since a list may be long. A changed
 * name is copied to the conversations by rename_in_conversations().
 */
export async function findNamed(
  db: Database,
  { side, name, userId, now, ...asked }: FindNamedParams,
): Promise<SeenRow[]> {
  const order = ORDERS[asked.sort];
  const { limit, offset } = rowsOf(asked);
  const other = sql.ref<string>(side === "coach" ? "named.client_name" : "named.coach_name");
  const sides = sql`
    select ${SIDE}, count(*) over () as total_count
    from conversations named join conversation_sides mine on mine.conversation_id = named.id and mine.side = ${side}
    where ${sql.ref(`named.${side}_id`)} = ${userId} and mine.listed_at is not null and ${isCalled(other, name)}
    ${order} limit ${limit} offset ${offset}`;
  const { rows } = await seen(sides, { order, now, also: sql`mine.total_count` }).execute(db);
  return rows;
}
