import type { Conversation, Message } from "@aufwind/contract/conversations";
import { otherSide } from "@aufwind/rules/appointments/status";
import { mayWrite } from "@aufwind/rules/conversations";
import { unseal } from "../../platform/session/seal.ts";
import type { PicturesById } from "../storage/commands.ts";
import { presentAttachment } from "./attachments/present.ts";
import type { MessageRow } from "./messages/store.ts";
import { pairOf } from "./policy.ts";
import type { SeenRow } from "./store.ts";

/** A message can be opened only in its own conversation. */
export const sealingOf = (secret: string, conversationId: string) => ({ secret, purpose: `message ${conversationId}` });

export const presentMessage = (row: MessageRow, secret: string): Message => ({
  messageId: row.id,
  conversationId: row.conversation_id,
  number: row.number,
  sender: row.sender,
  text: row.sealed && unseal(row.sealed, sealingOf(secret, row.conversation_id)),
  sentAt: row.sent_at.toISOString(),
  attachments: row.sealed
    ? (row.attached ?? []).map((each) => presentAttachment(each, { secret, conversationId: row.conversation_id }))
    : [],
});

type Looking = { pictures: PicturesById; secret: string };

export function presentConversation(row: SeenRow, { pictures, secret }: Looking) {
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
