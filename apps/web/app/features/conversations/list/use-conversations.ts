import type { Side } from "@aufwind/rules/appointments/status";
import { useEffect, useRef, useState } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { useLive } from "../../../platform/live/use-live.ts";
import type { MessagesView } from "../view.ts";
import { type ShownList, withMessage, withoutConversation, withPresence, withReceipts } from "./conversations.ts";
import { readList } from "./read-list.ts";

/** Changes that come together are loaded at once. */
const TOGETHER = 300;

type UseConversationsParams = { side: Side; view: MessagesView; list: ShownList };

/** A live list of conversations. */
export function useConversations({ side, view, list }: UseConversationsParams): ShownList {
  const [shown, setShown] = useState({ given: list, list });
  // Another search, or the page was reloaded.
  if (shown.given !== list) setShown({ given: list, list });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  type Items = ShownList["items"];
  const change = (next: (items: Items) => Items) =>
    setShown((before) => ({ ...before, list: { ...before.list, items: next(before.list.items) } }));
  function readAnew() {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      // On failure the shown list stays; the next event retries.
      const read = await readList(callFromBrowser, { side, view }).catch(() => null);
      if (read) setShown((before) => (before.given === list ? { ...before, list: read } : before));
    }, TOGETHER);
  }
  useLive("message", (message) => {
    if (withMessage(shown.list.items, message)) change((items) => withMessage(items, message) ?? items);
    else readAnew();
  });
  useLive("receipts", (receipts) => change((items) => withReceipts(items, receipts)));
  useLive("presence", (presence) => change((items) => withPresence(items, presence)));
  useLive("conversationRemoved", ({ conversationId }) => change((items) => withoutConversation(items, conversationId)));
  useLive("reset", readAnew);
  return shown.list;
}
