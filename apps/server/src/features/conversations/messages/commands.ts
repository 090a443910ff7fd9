import { randomUUID } from "node:crypto";
import type { Chat, Message } from "@aufwind/contract/conversations";
import { SIDES } from "@aufwind/rules/appointments/status";
import { mayWrite } from "@aufwind/rules/conversations";
import { transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { seal } from "../../../platform/session/seal.ts";
import { pathInDownload } from "../attachments/commands.ts";
import { bindAttachments } from "../attachments/store.ts";
import { picturesOf } from "../commands.ts";
import { pairOf, sideOf } from "../policy.ts";
import { presentConversation, presentMessage, sealingOf } from "../present.ts";
import { type Anywhere, findSeen } from "../store.ts";
import * as store from "./store.ts";

type Sending = {
  userId: string;
  conversationId: string;
  messageId?: string | undefined;
  text: string;
  attachmentIds?: string[];
};

/** Aborts a transaction when the message already exists, or its author is gone. */
class SentBefore extends Error {}

/** Stores a message and notifies both people once, however often it is sent. */
export async function sendMessage(platform: Platform, { messageId, ...sending }: Sending): Promise<Message> {
  const { userId, conversationId, text, attachmentIds = [] } = sending;
  const { database, config, clock } = platform;
  const row = await store.findWritable(database, sending);
  const sender = row && sideOf(row, userId);
  if (!row || !sender) throw new Problem("notFound");
  const known = messageId && (await sentBefore(platform, { id: messageId, conversationId, sender }));
  if (known) return known;
  if (!mayWrite(sender, pairOf(row))) throw new Problem("mayNotWrite");

  const message = {
    id: messageId ?? randomUUID(),
    conversation_id: conversationId,
    sender,
    sealed: seal(text, sealingOf(config.secret, conversationId)),
    sent_at: clock.now(),
  };
  try {
    return await transact(database, async (tx) => {
      const sent = await store.insertMessage(tx, message);
      if (!sent) throw new SentBefore();
      const attached = await bindAttachments(tx, { ids: attachmentIds, messageId: message.id, conversationId, userId });
      if (attached.length < attachmentIds.length) throw new Problem("attachmentGone");
      const data = presentMessage({ ...message, number: sent.number, attached }, config.secret);
      await platform.events.publish(
        tx,
        ...SIDES.map((side) => ({ audience: row[`${side}_id`], kind: "message", data })),
      );
      if (sent.is_to_push) await platform.jobs.add(tx, "push-due", {});
      return data;
    });
  } catch (error) {
    if (!(error instanceof SentBefore)) throw error;
    const first = await sentBefore(platform, { id: message.id, conversationId, sender });
    if (!first) throw new Problem("notFound");
    return first;
  }
}

type Sent = Pick<store.MessageRow, "id" | "sender"> & { conversationId: string };

/** The message with this id; somebody else's, or one of another conversation, is not found. */
async function sentBefore({ database, config }: Platform, { id, conversationId, sender }: Sent) {
  const row = await store.findMessage(database, id);
  if (!row) return undefined;
  if (row.conversation_id !== conversationId || row.sender !== sender) throw new Problem("notFound");
  return presentMessage(row, config.secret);
}

type Reading = { id: string; userId: string; before?: number | undefined; after?: number | undefined };

/** A conversation with some of its messages. */
export async function readConversation({ database, clock, config }: Platform, asked: Reading): Promise<Chat> {
  const { id, userId, before, after } = asked;
  const [row, messages] = await Promise.all([
    findSeen(database, { id, userId, now: clock.now() }),
    store.findPiece(database, { conversationId: id, userId, before, after }),
  ]);
  if (!row) throw new Problem("notFound");
  const { secret } = config;
  const first = messages[0]?.number ?? (after === undefined ? 0 : after + 1);
  return {
    ...presentConversation(row, { pictures: await picturesOf(database, userId, [row]), secret }),
    messages: messages.map((message) => presentMessage(message, secret)),
    hasEarlier: Math.min(first, row.last_number + 1) > row.removed_up_to + 1,
  };
}

/** A received message, unsealed; undefined if there is none, or its author left. */
export async function messageTo(db: Anywhere, { config }: Platform, asked: { userId: string; messageId: string }) {
  const row = await store.findReceived(db, asked);
  const message = row && presentMessage(row, config.secret);
  if (!message || message.text === null) return undefined;
  return { conversationId: message.conversationId, text: message.text };
}

/** All that somebody wrote and read, unsealed. */
export async function copyOf({ database, config }: Platform, userId: string) {
  const rows = await store.messagesOf(database, userId);
  const byConversation = Map.groupBy(rows, ({ conversation_id }) => conversation_id);
  return [...byConversation].map(([conversationId, written]) => ({
    conversationId,
    with: written[0]?.other_name ?? "",
    messages: written.map((row) => {
      const { sender, text, sentAt, attachments } = presentMessage(row, config.secret);
      const files = attachments.map((each) => ({ name: each.name, alt: each.alt, path: pathInDownload(each) }));
      const from = sender === row.side ? "you" : "other";
      return { from, text, sentAt, ...(files.length > 0 && { attachments: files }) };
    }),
  }));
}
