import { PIECE } from "@aufwind/contract/conversations";
import type { Side } from "@aufwind/rules/appointments/status";
import { UNREAD_MAIL_AFTER } from "@aufwind/rules/conversations";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { ATTACHED, type AttachedRow, deleteAttachmentsOf } from "./attachment-store.ts";
import type { PairRow } from "./policy.ts";
import { PAIR_FACTS } from "./store.ts";

export type MessageRow = {
  id: string;
  conversation_id: string;
  number: number;
  sender: Side;
  sealed: Buffer | null;
  /** Hidden by a decision of the team. */
  hidden_at: Date | null;
  sent_at: Date;
  attached: AttachedRow[] | null;
};

type FindWritableParams = { conversationId: string; userId: string };
type WritableRow = PairRow & { coach_id: string; client_id: string };

/** The two people of somebody's own conversation, and whether they can write to each other. */
export async function findWritable(
  db: DbOrTx,
  { conversationId, userId }: FindWritableParams,
): Promise<WritableRow | undefined> {
  const { rows } = await sql<WritableRow>`
    select conversations.coach_id, conversations.client_id, conversations.last_number, ${PAIR_FACTS}
    from conversations
    join users coach on coach.id = conversations.coach_id
    join users client on client.id = conversations.client_id
    where conversations.id = ${conversationId} and ${userId}::uuid in (coach.id, client.id)`.execute(db);
  return rows[0];
}

const messages = (db: DbOrTx) =>
  db
    .selectFrom("messages")
    .select(["messages.id", "messages.conversation_id", "number", "sealed", "hidden_at", "sent_at"])
    .select([sql<Side>`sender`.as("sender"), ATTACHED.as("attached")]);

export const findMessage = (db: DbOrTx, id: string): Promise<MessageRow | undefined> =>
  messages(db).where("messages.id", "=", id).executeTakeFirst();

/** Messages of somebody's own conversations that they have not removed. */
const own = (db: DbOrTx, userId: string) =>
  messages(db)
    .innerJoin("conversation_sides as mine", "mine.conversation_id", "messages.conversation_id")
    .where("mine.user_id", "=", userId)
    .whereRef("number", ">", "mine.removed_up_to");

type Received = MessageRow & { author_id: string; author_name: string };

/** One that the other side wrote. */
export const findReceived = (
  db: DbOrTx,
  { userId, messageId }: { userId: string; messageId: string },
): Promise<Received | undefined> =>
  own(db, userId)
    .innerJoin("conversations", "conversations.id", "messages.conversation_id")
    .innerJoin("users as author", (join) =>
      join.on(sql<boolean>`author.id = case sender when 'coach' then coach_id else client_id end`),
    )
    .select("author.id as author_id")
    .select(sql<string>`trim(author.first_name || ' ' || author.last_name)`.as("author_name"))
    .where("messages.id", "=", messageId)
    .whereRef("sender", "<>", "mine.side")
    .executeTakeFirst();

type Around = { messageId: string; most: number };

/** A message with those before and after it, for two operators who agreed to open them. */
export async function findAround(db: DbOrTx, { messageId, most }: Around): Promise<MessageRow[]> {
  const reported = await findMessage(db, messageId);
  if (!reported) return [];
  return messages(db)
    .where("messages.conversation_id", "=", reported.conversation_id)
    .where("number", ">=", reported.number - most)
    .where("number", "<=", reported.number + most)
    .orderBy("number")
    .execute();
}

/** Hides a message from both, or shows it again; returns the two people, nothing if it is gone. */
export const setMessageHidden = (tx: Tx, id: string, hiddenAt: Date | null) =>
  tx
    .updateTable("messages")
    .from("conversations")
    .set({ hidden_at: hiddenAt })
    .whereRef("conversations.id", "=", "messages.conversation_id")
    .where("messages.id", "=", id)
    .returning(["coach_id", "client_id"])
    .executeTakeFirst();

type InsertMessageParams = Pick<MessageRow, "id" | "conversation_id" | "sender" | "sealed" | "sent_at">;
type Sent = { number: number; is_to_push: boolean };

/**
 * Gives a message the next number of its conversation (locked until the commit) and updates both sides. Undefined if
 * the id exists already or the sender is leaving: then the number must be rolled back.
 */
export async function insertMessage(tx: Tx, sending: InsertMessageParams): Promise<Sent | undefined> {
  const { id, conversation_id, sender, sealed, sent_at } = sending;
  const mailAt = new Date(sent_at.getTime() + UNREAD_MAIL_AFTER);
  const { rows } = await sql<Sent>`
    with conversation as (
      update conversations set last_number = last_number + 1 where id = ${conversation_id} returning id, last_number
    ), message as (
      insert into messages (conversation_id, number, id, sender, sealed, sent_at)
      select id, last_number, ${id}, ${sender}, ${sealed}, ${sent_at} from conversation
      on conflict (id) do nothing
      returning conversation_id, number
    ), own as (
      update conversation_sides set listed_at = ${sent_at} from message
      where conversation_sides.conversation_id = message.conversation_id and side = ${sender}
      returning side
    ), theirs as (
      update conversation_sides set listed_at = ${sent_at}, unread = unread + 1,
        mail_due_at = case unread when 0 then ${mailAt} else mail_due_at end,
        push_due_at = case when exists (
          select from push_subscriptions where push_subscriptions.user_id = conversation_sides.user_id
        ) then coalesce(push_due_at, ${sent_at}) end,
        push_tries = case when push_due_at is null then 0 else push_tries end
      from message
      where conversation_sides.conversation_id = message.conversation_id and side <> ${sender}
      returning old.push_due_at is null and new.push_due_at is not null as is_to_push
    )
    select number, coalesce((select is_to_push from theirs), false) as is_to_push from message, own`.execute(tx);
  return rows[0];
}

type Piece = FindWritableParams & { before?: number | undefined; after?: number | undefined };

/** Some of the messages that somebody has not removed, oldest first: the newest, or those next to a number. */
export async function findPiece(db: DbOrTx, { conversationId, userId, before, after }: Piece): Promise<MessageRow[]> {
  const rows = await own(db, userId)
    .where("messages.conversation_id", "=", conversationId)
    .$if(before !== undefined, (query) => query.where("number", "<", before ?? 0))
    .$if(after !== undefined, (query) => query.where("number", ">", after ?? 0))
    .orderBy("number", after === undefined ? "desc" : "asc")
    .limit(PIECE)
    .execute();
  return after === undefined ? rows.reverse() : rows;
}

type CopiedRow = MessageRow & { side: Side; other_name: string };

/** Everything that somebody can read, conversation by conversation. */
export const messagesOf = (db: DbOrTx, userId: string): Promise<CopiedRow[]> =>
  own(db, userId)
    .innerJoin("conversations", "conversations.id", "messages.conversation_id")
    .innerJoin("users as other", (join) =>
      join.on(sql<boolean>`other.id = case mine.side when 'client' then coach_id else client_id end`),
    )
    .select(sql<Side>`mine.side`.as("side"))
    .select(sql<string>`trim(other.first_name || ' ' || other.last_name)`.as("other_name"))
    .orderBy("messages.conversation_id")
    .orderBy("number")
    .execute();

/** What somebody wrote is erased with them; the other side keeps its own messages. */
export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  // Sides first: a concurrent sender stops there, or is done before the messages are erased.
  const sides = await tx
    .deleteFrom("conversation_sides")
    .where("user_id", "=", userId)
    .where("conversation_id", "in", (eb) =>
      eb
        .selectFrom("conversations")
        .select("id")
        .where((or) => or.or([or("coach_id", "=", userId), or("client_id", "=", userId)])),
    )
    .returning(["conversation_id", "side"])
    .execute();
  const [ids, authors] = [sides.map((side) => side.conversation_id), sides.map(({ side }) => side)];
  await sql`
    update messages set sealed = null from unnest(${ids}::uuid[], ${authors}::text[]) as left_by (conversation_id, side)
    where messages.conversation_id = left_by.conversation_id and sender = side`.execute(tx);
  await deleteAttachmentsOf(tx, userId);
}
