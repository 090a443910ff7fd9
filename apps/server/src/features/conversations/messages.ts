import { randomUUID } from "node:crypto";
import type { Message } from "@aufwind/contract/conversations";
import { SIDES } from "@aufwind/rules/appointments/status";
import { mayWrite } from "@aufwind/rules/conversations";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal } from "../../platform/session/seal.ts";
import { expectMayWrite } from "../accounts/queries.ts";
import { bindAttachments } from "./attachment-store.ts";
import * as messageStore from "./message-store.ts";
import { pairOf, sideOf } from "./policy.ts";
import { messageSealing, presentMessage } from "./present.ts";

type SendMessageParams = {
  userId: string;
  conversationId: string;
  messageId?: string | undefined;
  text: string;
  attachmentIds?: string[];
};

/** Aborts a transaction when the message already exists, or its author is gone. */
class SentBefore extends Error {}

/** Stores a message and notifies both people once, however often it is sent. */
export async function sendMessage(platform: Platform, { messageId, ...sending }: SendMessageParams): Promise<Message> {
  const { userId, conversationId, text, attachmentIds = [] } = sending;
  const { database, config, clock } = platform;
  const row = await messageStore.findWritable(database, sending);
  const sender = row && sideOf(row, userId);
  if (!row || !sender) throw new Problem("notFound");
  const known = messageId && (await sentBefore(platform, { id: messageId, conversationId, sender }));
  if (known) return known;
  if (!mayWrite(sender, pairOf(row))) throw new Problem("mayNotWrite");
  await expectMayWrite(database, userId);

  const message = {
    id: messageId ?? randomUUID(),
    conversation_id: conversationId,
    sender,
    sealed: seal(text, messageSealing(config.secret, conversationId)),
    sent_at: clock.now(),
  };
  try {
    return await transact(database, async (tx) => {
      const sent = await messageStore.insertMessage(tx, message);
      if (!sent) throw new SentBefore();
      const attached = await bindAttachments(tx, { ids: attachmentIds, messageId: message.id, conversationId, userId });
      if (attached.length < attachmentIds.length) throw new Problem("attachmentGone");
      const data = presentMessage({ ...message, hidden_at: null, number: sent.number, attached }, config.secret);
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

type Sent = Pick<messageStore.MessageRow, "id" | "sender"> & { conversationId: string };

/** The message with this id; somebody else's, or one of another conversation, is not found. */
async function sentBefore({ database, config }: Platform, { id, conversationId, sender }: Sent) {
  const row = await messageStore.findMessage(database, id);
  if (!row) return undefined;
  if (row.conversation_id !== conversationId || row.sender !== sender) throw new Problem("notFound");
  return presentMessage(row, config.secret);
}
