import { randomUUID } from "node:crypto";
import type { Attachment } from "@aufwind/contract/conversations";
import { ATTACHMENT, attachmentName, mayWrite } from "@aufwind/rules/conversations";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal, sealBytes } from "../../platform/session/seal.ts";
import { expectMayWrite } from "../accounts/queries.ts";
import { lockUser } from "../accounts/store.ts";
import { checkAttachment } from "../storage/commands.ts";
import { storeFiles } from "../storage/file-commands.ts";
import * as attachmentStore from "./attachment-store.ts";
import { findWritable } from "./message-store.ts";
import { beginningOfDay, pairOf, sideOf } from "./policy.ts";
import { attachmentSealing, presentAttachment } from "./present.ts";
import type { OwnAttachment } from "./queries.ts";

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
  await expectMayWrite(platform.database, userId);
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
  const sealing = attachmentSealing({ secret: config.secret, conversationId });
  const key = `attachments/${randomUUID()}`;
  const now = clock.now();
  await storeFiles(platform, {
    // The stored file does not reveal its type.
    files: [{ key, bytes: sealBytes(judged.bytes, sealing), contentType: "application/octet-stream" }],
    attach: async (tx) => {
      if (!(await lockUser(tx, userId))) throw new Problem("notSignedIn");
      const isNew = await attachmentStore.insertAttachment(tx, {
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
      const today = await attachmentStore.countAdded(tx, { userId, since: beginningOfDay(now) });
      if (today > ATTACHMENT.perDay) throw new Problem("tooManyAttachments");
    },
  });
}

type AddedBeforeParams = { id: string; conversationId: string; userId: string };

/** The attachment with this id; somebody else's, or one of another conversation, is not found. */
async function addedBefore({ database, config }: Platform, { id, conversationId, userId }: AddedBeforeParams) {
  const row = await attachmentStore.findAdded(database, id);
  if (!row) return undefined;
  if (row.conversation_id !== conversationId || row.uploader_id !== userId) throw new Problem("notFound");
  return presentAttachment(row, { secret: config.secret, conversationId });
}

/** Deletes an unsent attachment. */
export async function removeAttachment(
  { database }: Platform,
  { attachmentId: id, userId }: OwnAttachment,
): Promise<void> {
  if (!(await attachmentStore.deleteUnsent(database, { id, userId }))) throw new Problem("notFound");
}
