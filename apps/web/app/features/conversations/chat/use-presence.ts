import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { useLive } from "../../../platform/live/use-live.ts";
import { markConversationRead, tellTyping } from "../api-routes.ts";

/** How often typing is sent, and how long it is shown. */
const TOLD_EVERY = 4000;
const SHOWN_FOR = 6000;

/** Whether the other side is typing, and how to end that. */
export function useIsOtherTyping(conversationId: string): [boolean, () => void] {
  const [heard, setHeard] = useState(0);
  useLive("typing", (typing) => {
    if (typing.conversationId === conversationId) setHeard((count) => count + 1);
  });
  useEffect(() => {
    if (heard === 0) return;
    const timer = setTimeout(() => setHeard(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [heard]);
  return [heard > 0, () => setHeard(0)];
}

/** Tells the other side that one is typing; best effort. */
export function useSendTyping(conversationId: string): () => void {
  const told = useRef(0);
  return () => {
    if (Date.now() - told.current < TOLD_EVERY) return;
    told.current = Date.now();
    callFromBrowser(tellTyping, { params: { id: conversationId } }).catch(() => undefined);
  };
}

/** Whether somebody looks at this page now: visible, with a focused window. */
export const isPageActive = () => !document.hidden && document.hasFocus();

function watch(look: () => void) {
  const gone = new AbortController();
  const { signal } = gone;
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("focus", look, { signal });
  window.addEventListener("blur", look, { signal });
  return () => gone.abort();
}

type UseMarkAsReadParams = { conversationId: string; unread: number; onSeen: (count: number) => void };

/** Messages on a page that somebody looks at are marked as read; those behind other windows are not. */
export function useMarkAsRead({ conversationId, unread, onSeen }: UseMarkAsReadParams): void {
  const isLooked = useSyncExternalStore(watch, isPageActive, () => false);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isLooked || unread === 0) return;
    // A failure leaves it unread, and the next look retries.
    callFromBrowser(markConversationRead, { params: { id: conversationId } }).then(
      () => seen(unread),
      () => undefined,
    );
  }, [conversationId, isLooked, unread]);
}
