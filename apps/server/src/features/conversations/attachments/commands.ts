import { randomUUID } from "node:crypto";
import type { Attachment } from "@aufwind/contract/conversations";
import { ATTACHMENT, attachmentName, mayWrite } from "@aufwind/rules/conversations";
import { HOUR } from "@aufwind/rules/time/durations";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { GivenFile } from "../../../platform/session/personal-data.ts";
import { seal, sealBytes, unsealBytes } from "../../../platform/session/seal.ts";
import { lockUser } from "../../accounts/store.ts";
import { checkAttachment } from "../../storage/commands.ts";
import { storeFiles } from "../../storage/orphaned-files/commands.ts";
import { findWritable } from "../messages/store.ts";
import { beginningOfDay, pairOf, sideOf } from "../policy.ts";
import { attachmentHeaders, presentAttachment, sealingOf } from "./present.ts";
import * as store from "./store.ts";

type Adding = {
  userId: string;
  conversationId: string;
  attachmentId?: string | undefined;
  file: { name: string; bytes: Uint8Array };
  alt: string;
  signal?: AbortSignal | undefined;
};

/** Aborts a transaction when the attachment already exists. */
class AddedBefore extends Error {}

/** Stores a picture or document for a future message; the same id again is the same attachment. */
export async function addAttachment(platform: Platform, adding: Adding): Promise<Attachment> {
  const { userId, conversationId, attachmentId: id = randomUUID() } = adding;
  const row = await findWritable(platform.database, { conversationId, userId });
  const side = row && sideOf(row, userId);
  if (!row || !side) throw new Problem("notFound");
  const own = { id, conversationId, userId };
  const known = await addedBefore(platform, own);
  if (known) return known;
  if (!mayWrite(side, pairOf(row))) throw new Problem("mayNotWrite");
  try {
    await keep(platform, { ...adding, id });
  } catch (error) {
    if (!(error instanceof AddedBefore)) throw error;
  }
  const added = await addedBefore(platform, own);
  if (!added) throw new Problem("notFound");
  return added;
}

async function keep(platform: Platform, { id, userId, conversationId, file, alt, signal }: Adding & { id: string }) {
  const { config, clock } = platform;
  const judged = await checkAttachment(platform, { owner: userId, bytes: file.bytes, signal });
  const sealing = sealingOf({ secret: config.secret, conversationId });
  const key = `attachments/${randomUUID()}`;
  const now = clock.now();
  await storeFiles(platform, {
    // The stored file does not reveal its type.
    files: [{ key, bytes: sealBytes(judged.bytes, sealing), contentType: "application/octet-stream" }],
    attach: async (tx) => {
      if (!(await lockUser(tx, userId))) throw new Problem("notSignedIn");
      const isNew = await store.insertAttachment(tx, {
        id,
        conversation_id: conversationId,
        uploader_id: userId,
        sealed_name: seal(attachmentName(file.name, judged.contentType), sealing),
        sealed_alt: seal(alt, sealing),
        content_type: judged.contentType,
        size_bytes: judged.bytes.length,
        width: judged.width,
        height: judged.height,
        file_key: key,
        created_at: now,
      });
      if (!isNew) throw new AddedBefore();
      const today = await store.countAdded(tx, { userId, since: beginningOfDay(now) });
      if (today > ATTACHMENT.perDay) throw new Problem("tooManyAttachments");
    },
  });
}

type Own = { id: string; conversationId: string; userId: string };

/** The attachment with this id; somebody else's, or one of another conversation, is not found. */
async function addedBefore({ database, config }: Platform, { id, conversationId, userId }: Own) {
  const row = await store.findAdded(database, id);
  if (!row) return undefined;
  if (row.conversation_id !== conversationId || row.uploader_id !== userId) throw new Problem("notFound");
  return presentAttachment(row, { secret: config.secret, conversationId });
}

type Asked = { attachmentId: string; userId: string };

/** The bytes of an attachment that this person may open, and its headers. */
export async function openAttachment(platform: Platform, { attachmentId: id, userId }: Asked) {
  const row = await store.findOpen(platform.database, { id, userId });
  const file = row && (await opened(platform, row));
  if (!file) throw new Problem("notFound");
  return { bytes: file.bytes, headers: attachmentHeaders(file) };
}

/** An attachment with its bytes; undefined if its file is gone. */
async function opened({ files, config }: Platform, row: store.OpenRow) {
  const of = { secret: config.secret, conversationId: row.conversation_id };
  const file = await files.get(row.file_key);
  return file && { ...presentAttachment(row, of), bytes: unsealBytes(file.bytes, sealingOf(of)) };
}

/** Deletes an unsent attachment. */
export async function removeAttachment({ database }: Platform, { attachmentId: id, userId }: Asked): Promise<void> {
  if (!(await store.deleteUnsent(database, { id, userId }))) throw new Problem("notFound");
}

/** The attachments of a message with their bytes, for whoever may have a copy. */
export async function attachedFiles(platform: Platform, messageId: string) {
  const rows = await store.attachedTo(platform.database, messageId);
  const files = await Promise.all(rows.map((row) => opened(platform, row)));
  return files.filter((file) => file !== undefined);
}

/** The path of an attachment in the download of one's data. */
export const pathInDownload = ({ attachmentId, name }: Pick<Attachment, "attachmentId" | "name">): string =>
  `attachments/${attachmentId}/${name}`;

/** Everything that a person may open, as files with their bytes. */
export async function* givenAttachmentsOf(platform: Platform, userId: string): AsyncGenerator<GivenFile> {
  for (const row of await store.allOpen(platform.database, userId)) {
    const file = await opened(platform, row);
    if (file) yield { path: pathInDownload(file), bytes: file.bytes };
  }
}

/** Deletes attachments that were never sent. */
export const sweepUnsent = ({ database, clock }: Platform) =>
  store.deleteForgotten(database, new Date(clock.now().getTime() - ATTACHMENT.unsentHours * HOUR));
