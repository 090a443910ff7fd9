import { ApiProblem } from "@aufwind/contract/call";
import type { Chat } from "@aufwind/contract/conversations";
import { useEffect, useReducer, useRef } from "react";
import { callFromBrowser } from "../../../platform/browser-api.ts";
import { sendMessage } from "../api-routes.ts";
import { ownId } from "../people.ts";
import { beginning, lastNumber, nextHistory, type Unsent } from "./history.ts";
import { readPiece } from "./read-piece.ts";
import { dropUnsent, keepUnsent, readUnsent } from "./unsent.ts";

/** A conversation in this tab: what was said, what is on its way, and the ways to say and to read more. */
export function useChat(initial: Chat) {
  const { conversationId, side } = initial;
  const userId = ownId(initial);
  const [history, change] = useReducer(nextHistory, initial, beginning);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const shown = useRef(initial);
  useEffect(() => {
    // The page was read anew.
    if (shown.current !== initial) change({ is: "read", chat: initial });
    shown.current = initial;
  }, [initial]);
  useEffect(() => {
    const unsent = readUnsent({ userId, conversationId });
    if (unsent.length > 0) change({ is: "restored", unsent });
  }, [userId, conversationId]);

  async function deliver({ messageId, text }: Unsent) {
    try {
      const message = await callFromBrowser(sendMessage, { body: { conversationId, messageId, text } });
      dropUnsent({ userId, conversationId }, messageId);
      change({ is: "came", message, isSeen: true });
    } catch (error) {
      change({ is: "failed", messageId, detail: refusalOf(error) });
    }
  }
  /** One after the other, so that they arrive in the order in which they were written. */
  function post(unsent: Unsent) {
    keepUnsent({ userId, conversationId }, unsent);
    change({ is: "sending", unsent });
    sending.current = sending.current.then(() => deliver(unsent));
  }
  return {
    history,
    change,
    /** The same message once more, or a new one. */
    post,
    send: (text: string) => post({ messageId: crypto.randomUUID(), text, at: new Date().toISOString() }),
    discard(messageId: string) {
      dropUnsent({ userId, conversationId }, messageId);
      change({ is: "discarded", messageId });
    },
    /** A message of one's own is known to be stored, however it was heard. */
    stored: (messageId: string) => dropUnsent({ userId, conversationId }, messageId),
    async readEarlier() {
      const before = history.messages[0]?.number;
      change({ is: "earlier", chat: await readPiece({ conversationId, side, ...(before && { before }) }) });
    },
    /** Everything after what is here, where something was missed. */
    async readLater(after = lastNumber(history)) {
      let last = after;
      for (let isMore = true; isMore; ) {
        const chat = await readPiece({ conversationId, side, after: last });
        change({ is: "later", chat });
        last = chat.messages.at(-1)?.number ?? last;
        isMore = chat.messages.length > 0 && last < (chat.lastMessage?.number ?? 0);
      }
    },
  };
}
export type ChatState = ReturnType<typeof useChat>;

/** The API's own sentence, where it has one for the person. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.body.status < 500 ? error.body.detail || undefined : undefined;
