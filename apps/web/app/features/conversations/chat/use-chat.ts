import type { Chat } from "@aufwind/contract/conversations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { sendMessage } from "../api-routes.ts";
import { ownId } from "../person.tsx";
import {
  dropUpload,
  forgetStoredFiles,
  lostFileIds,
  RefusedFile,
  type ShownFile,
  storeFiles,
} from "./attachments/uploads.ts";
import { fetchMessages } from "./fetch-messages.ts";
import { initialHistory, lastNumber, nextHistory, type UnsentMessage } from "./history.ts";
import { readUnsentMessages, removeUnsentMessage, saveUnsentMessage } from "./unsent-messages.ts";

/** Messages being sent, also by a page that was left: their files may take a while. */
const underWay = new Set<string>();

/** A conversation in this tab: messages, those being sent, and how to send and load more. */
export function useChat(initial: Chat) {
  const { conversationId, side } = initial;
  const userId = ownId(initial);
  const [history, change] = useReducer(nextHistory, initial, initialHistory);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const shown = useRef(initial);
  useEffect(() => {
    // The page was reloaded.
    if (shown.current !== initial) change({ is: "read", chat: initial });
    shown.current = initial;
  }, [initial]);
  const restore = useEffectEvent(() => {
    const kept = readUnsentMessages({ userId, conversationId });
    const unsent = kept.filter(({ messageId }) => !underWay.has(messageId));
    if (unsent.length > 0)
      change({ is: "restored", unsent: unsent.map((each) => ({ ...each, unusable: lostFileIds(each.files) })) });
    // A retry: this page follows its result, and it is stored once.
    for (const each of kept) if (underWay.has(each.messageId)) post(each);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation has other messages
  useEffect(() => restore(), [userId, conversationId]);

  async function deliver(unsent: UnsentMessage) {
    const { messageId, text } = unsent;
    try {
      const files = await storeFiles(unsent.files);
      if (files.length > 0) saveUnsentMessage({ userId, conversationId }, { ...unsent, files });
      const attachmentIds = files.map(({ attachmentId }) => attachmentId);
      const message = await callFromBrowser(sendMessage, { body: { conversationId, messageId, text, attachmentIds } });
      removeUnsentMessage({ userId, conversationId }, messageId);
      change({ is: "came", message, isSeen: true });
    } catch (error) {
      change({ is: "failed", messageId, ...refusalOf(error, unsent.files) });
    }
  }
  /** Sequentially, so that they arrive in the order in which they were written. */
  function post(unsent: UnsentMessage) {
    saveUnsentMessage({ userId, conversationId }, unsent);
    change({ is: "sending", unsent });
    underWay.add(unsent.messageId);
    sending.current = sending.current.then(() => deliver(unsent)).finally(() => underWay.delete(unsent.messageId));
  }
  return {
    history,
    change,
    /** A retry, or a new one. */
    post,
    send: (text: string, files: readonly ShownFile[]) =>
      post({ messageId: crypto.randomUUID(), text, at: new Date().toISOString(), files }),
    discard({ messageId, files }: UnsentMessage) {
      removeUnsentMessage({ userId, conversationId }, messageId);
      change({ is: "discarded", messageId });
      for (const file of files) dropUpload(file);
    },
    /** An own message is known to be stored, from whatever source. */
    stored: (messageId: string) => removeUnsentMessage({ userId, conversationId }, messageId),
    async readEarlier() {
      const before = history.messages[0]?.number;
      change({ is: "earlier", chat: await fetchMessages({ conversationId, side, ...(before && { before }) }) });
    },
    /** Everything after what is loaded, if something was missed. */
    async readLater(after = lastNumber(history)) {
      let last = after;
      for (let isMore = true; isMore; ) {
        const chat = await fetchMessages({ conversationId, side, after: last });
        change({ is: "later", chat });
        last = chat.messages.at(-1)?.number ?? last;
        isMore = chat.messages.length > 0 && last < (chat.lastMessage?.number ?? 0);
      }
    },
  };
}
export type ChatState = ReturnType<typeof useChat>;

/** The API's own sentence for the person, if any, and the files that it will never accept. */
function refusalOf(error: unknown, files: readonly ShownFile[]) {
  if (error instanceof RefusedFile) return { detail: error.message, unusable: [error.attachmentId] };
  if (!(error instanceof ApiProblem) || error.body.status >= 500) return { unusable: lostFileIds(files) };
  const { code, detail } = error.body;
  return { detail: detail || undefined, unusable: code === "attachmentGone" ? forgetStoredFiles(files) : undefined };
}
