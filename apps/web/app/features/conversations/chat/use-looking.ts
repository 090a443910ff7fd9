import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { markConversationRead } from "../api-routes.ts";

/** Whether somebody looks at this page now: visible, with a focused window. */
export const isLooking = () => !document.hidden && document.hasFocus();

function watch(look: () => void) {
  const gone = new AbortController();
  const { signal } = gone;
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("focus", look, { signal });
  window.addEventListener("blur", look, { signal });
  return () => gone.abort();
}

type Reading = { conversationId: string; unread: number; onSeen: (count: number) => void };

/** Messages on a page that somebody looks at are marked as read; those behind other windows are not. */
export function useReading({ conversationId, unread, onSeen }: Reading): void {
  const isLooked = useSyncExternalStore(watch, isLooking, () => false);
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
