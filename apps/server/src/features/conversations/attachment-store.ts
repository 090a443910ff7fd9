import type { AttachmentType } from "@aufwind/rules/conversations";
import { type Insertable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { MessageAttachments } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { affectsRow } from "../../platform/database/has-row.ts";

/** The shown fields of an attachment; sealed bytes as text, since they may be inside JSON. */
export type AttachedRow = {
  id: string;
  sealed_name: string;
  sealed_alt: string;
  content_type: AttachmentType;
  size_bytes: number;
  width: number | null;
  height: number | null;
};

const SHOWN = sql`attachment.id, encode(attachment.sealed_name, 'base64') as sealed_name,
  encode(attachment.sealed_alt, 'base64') as sealed_alt, attachment.content_type, attachment.size_bytes,
  attachment.width, attachment.height`;

/** Those of the statement's message, in order. */
export const ATTACHED = sql<AttachedRow[] | null>`(
  select json_agg(to_json(attached) order by attached.position) from (
    select ${SHOWN}, attachment.position from message_attachments attachment where attachment.message_id = messages.id
  ) attached)`;

/** What a person may open: own unsent ones, and those of messages that this person sees. */
const openTo = (userId: string) => sql`
  message_attachments attachment
  join conversation_sides mine on mine.conversation_id = attachment.conversation_id and mine.user_id = ${userId}
  left join messages on messages.id = attachment.message_id
  where case when attachment.message_id is null then attachment.uploader_id = ${userId}
    else messages.number > mine.removed_up_to and messages.sealed is not null
      and messages.hidden_at is null end`;

export type OpenRow = AttachedRow & { conversation_id: string; file_key: string };

export async function findOpen(
  db: DbOrTx,
  { id, userId }: { id: string; userId: string },
): Promise<OpenRow | undefined> {
  const { rows } = await sql<OpenRow>`
    select ${SHOWN}, attachment.conversation_id, attachment.file_key
    from ${openTo(userId)} and attachment.id = ${id}`.execute(db);
  return rows[0];
}

/** Everything that a person may open, oldest first. */
export async function allOpen(db: DbOrTx, userId: string): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select ${SHOWN}, attachment.conversation_id, attachment.file_key
    from ${openTo(userId)} order by attachment.created_at, attachment.id`.execute(db);
  return rows;
}

/** Those of a received message. */
export async function attachedTo(db: DbOrTx, messageId: string): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select ${SHOWN}, attachment.conversation_id, attachment.file_key from message_attachments attachment
    where attachment.message_id = ${messageId} order by attachment.position`.execute(db);
  return rows;
}

type Added = AttachedRow & { conversation_id: string; uploader_id: string };

/** What exists under this id, whoever added it. */
export async function findAdded(db: DbOrTx, id: string): Promise<Added | undefined> {
  const { rows } = await sql<Added>`
    select ${SHOWN}, attachment.conversation_id, attachment.uploader_id
    from message_attachments attachment where attachment.id = ${id}`.execute(db);
  return rows[0];
}

/** Stores an unsent attachment; returns whether its id was free. */
export async function insertAttachment(tx: Tx, attachment: Insertable<MessageAttachments>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("message_attachments")
    .values(attachment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function countAdded(tx: Tx, { userId, since }: { userId: string; since: Date }): Promise<number> {
  const { count } = await tx
    .selectFrom("message_attachments")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("uploader_id", "=", userId)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

type Binding = { ids: string[]; messageId: string; conversationId: string; userId: string };

/** Binds own unsent attachments of a conversation to a message, in this order; returns those that existed. */
export async function bindAttachments(tx: Tx, binding: Binding): Promise<AttachedRow[]> {
  const { ids, messageId, conversationId, userId } = binding;
  if (ids.length === 0) return [];
  const { rows } = await sql<AttachedRow & { place: number }>`
    update message_attachments attachment set message_id = ${messageId}, position = given.place
    from unnest(${ids}::uuid[]) with ordinality given (id, place)
    where attachment.id = given.id and attachment.message_id is null
      and attachment.conversation_id = ${conversationId} and attachment.uploader_id = ${userId}
    returning ${SHOWN}, given.place`.execute(tx);
  return rows.sort((one, other) => one.place - other.place).map(({ place: _, ...row }) => row);
}

// Whenever rows are deleted, let_attached_files_go() adds their files to loose_files.

/** Deletes an own unsent one; returns whether there was one. */
export async function deleteUnsent(db: DbOrTx, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  return affectsRow(
    db
      .deleteFrom("message_attachments")
      .where("id", "=", id)
      .where("uploader_id", "=", userId)
      .where("message_id", "is", null),
  );
}

/** Unsent for this long. */
export const deleteForgotten = (db: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(db, { table: "message_attachments", where: sql`message_id is null and created_at < ${before}`, limit });

export const deleteAttachmentsOf = (tx: Tx, userId: string) =>
  tx.deleteFrom("message_attachments").where("uploader_id", "=", userId).execute();
