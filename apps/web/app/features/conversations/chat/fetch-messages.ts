import type { Chat } from "@aufwind/contract/conversations";
import type { Side } from "@aufwind/rules/appointments/status";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { readClientConversation, readCoachConversation } from "../api-routes.ts";

type FetchMessagesParams = { conversationId: string; side: Side; before?: number; after?: number };

/** The newest messages of a conversation, or those around a number. */
export function fetchMessages({ conversationId: id, side, before, after }: FetchMessagesParams): Promise<Chat> {
  const query = {
    ...(before !== undefined && { before: String(before) }),
    ...(after !== undefined && { after: String(after) }),
  };
  const asked = { params: { id }, query };
  return side === "client"
    ? callFromBrowser(readClientConversation, asked)
    : callFromBrowser(readCoachConversation, asked);
}
