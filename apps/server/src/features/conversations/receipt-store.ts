import type { Side } from "@aufwind/rules/appointments/status";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

type Own = { id: string; userId: string };
export type MarkRow = { side: Side; delivered_up_to: number; read_up_to: number };

/** How many messages of a conversation somebody has not read; undefined if it is not theirs. */
export const findUnread = (db: DbOrTx, { id, userId }: Own) =>
  db
    .selectFrom("conversation_sides")
    .select("unread")
    .where("conversation_id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** Marks everything as read, locked against new messages; undefined if there was nothing to read. */
export const setRead = (tx: Tx, { id, userId, upTo }: Own & { upTo: number }): Promise<MarkRow | undefined> =>
  tx
    .updateTable("conversation_sides")
    .set({ unread: 0, read_up_to: upTo, delivered_up_to: upTo, mail_due_at: null, push_due_at: null })
    .where("conversation_id", "=", id)
    .where("user_id", "=", userId)
    .where("unread", ">", 0)
    .returning(["delivered_up_to", "read_up_to", sql<Side>`side`.as("side")])
    .executeTakeFirst();

/** Delivered messages are read or unread; so only conversations with unread messages are updated. */
const undelivered = (userId: string) => sql`
  select mine.conversation_id, last_number, case side when 'client' then coach_id else client_id end as other_id
  from conversation_sides mine join conversations on conversations.id = mine.conversation_id
  where mine.user_id = ${userId} and mine.unread > 0 and mine.delivered_up_to < last_number`;

export async function hasUndelivered(db: DbOrTx, userId: string): Promise<boolean> {
  const { rows } = await sql`${undelivered(userId)} limit 1`.execute(db);
  return rows.length > 0;
}

type DeliveredRow = MarkRow & { conversation_id: string; other_id: string };

/** Marks everything as delivered; returns what changed. */
export async function setDelivered(tx: Tx, userId: string): Promise<DeliveredRow[]> {
  const { rows } = await sql<DeliveredRow>`
    with waiting as (${undelivered(userId)} order by mine.conversation_id for no key update of mine)
    update conversation_sides set delivered_up_to = greatest(delivered_up_to, last_number) from waiting
    where user_id = ${userId} and conversation_sides.conversation_id = waiting.conversation_id
    returning conversation_sides.conversation_id, side, delivered_up_to, read_up_to, other_id`.execute(tx);
  return rows;
}
