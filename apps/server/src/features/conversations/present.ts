import type { Attachment, Conversation, Message } from "@aufwind/contract/conversations";
import { otherSide } from "@aufwind/rules/appointments/status";
import { attachmentAddress, mayWrite } from "@aufwind/rules/conversations";
import { asDownload } from "../../platform/http/download-name.ts";
import { unseal } from "../../platform/session/seal.ts";
import type { PicturesById } from "../storage/commands.ts";
import type { AttachedRow } from "./attachment-store.ts";
import type { MessageRow } from "./message-store.ts";
import { pairOf } from "./policy.ts";
import type { SeenRow } from "./store.ts";

/** A message can be opened only in its own conversation. */
export const messageSealing = (secret: string, conversationId: string) => ({
  secret,
  purpose: `message ${conversationId}`,
});

export const presentMessage = (row: MessageRow, secret: string): Message => ({
  messageId: row.id,
  conversationId: row.conversation_id,
  number: row.number,
  sender: row.sender,
  text: row.hidden_at ? null : textOf(row, secret),
  isRemoved: row.hidden_at !== null,
  sentAt: row.sent_at.toISOString(),
  attachments:
    row.sealed && !row.hidden_at
      ? (row.attached ?? []).map((each) => presentAttachment(each, { secret, conversationId: row.conversation_id }))
      : [],
});

/** What somebody wrote, also if it is hidden; null once its author has left. */
export const textOf = ({ sealed, conversation_id }: MessageRow, secret: string): string | null =>
  sealed && unseal(sealed, messageSealing(secret, conversation_id));

type PresentConversationParams = { pictures: PicturesById; secret: string };

export function presentConversation(row: SeenRow, { pictures, secret }: PresentConversationParams) {
  const otherId = row[`${otherSide(row.side)}_id`];
  const last = row.message_id && { ...row, id: row.message_id, conversation_id: row.id, number: row.last_number };
  return {
    conversationId: row.id,
    coachId: row.coach_id,
    clientId: row.client_id,
    side: row.side,
    other: {
      id: otherId,
      name: row.other_name,
      picture: pictures.get(otherId)?.profile ?? null,
      slug: row.side === "client" ? row.slug : null,
      isOnline: row.is_online,
      deliveredUpTo: row.delivered_up_to,
      readUpTo: row.read_up_to,
    },
    notReadMessagesCount: row.unread,
    lastMessage: last ? presentMessage(last, secret) : null,
    can: mayWrite(row.side, pairOf(row)) ? ["write"] : [],
  } satisfies Conversation;
}

type Of = { secret: string; conversationId: string };

/** Attachment, name and description can be opened only in their own conversation. */
export const attachmentSealing = ({ secret, conversationId }: Of) => ({
  secret,
  purpose: `attachment ${conversationId}`,
});

export function presentAttachment(row: AttachedRow, of: Of): Attachment {
  const opened = (sealed: string) => unseal(Buffer.from(sealed, "base64"), attachmentSealing(of));
  return {
    attachmentId: row.id,
    name: opened(row.sealed_name),
    contentType: row.content_type,
    size: row.size_bytes,
    width: row.width,
    height: row.height,
    alt: opened(row.sealed_alt),
    url: attachmentAddress(row.id),
  };
}

/** Headers of an attachment: pictures inline, documents as downloads, neither cached. */
export const attachmentHeaders = ({ name, contentType }: Attachment): Record<string, string> => ({
  "content-type": contentType,
  "content-disposition": contentType === "application/pdf" ? asDownload(name) : "inline",
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "cache-control": "private, no-store",
});
