import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { markConversationRead } from "../api-routes.ts";

/** Whether somebody looks at this page now: it is in view, and its window has the focus. */
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

/** What is on a page that somebody looks at is read; what waits behind other windows is not. */
export function useReading({ conversationId, unread, onSeen }: Reading): void {
  const isLooked = useSyncExternalStore(watch, isLooking, () => false);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isLooked || unread === 0) return;
    // Where it fails it stays unread, and the next look tries again.
    callFromBrowser(markConversationRead, { params: { id: conversationId } }).then(
      () => seen(unread),
      () => undefined,
    );
  }, [conversationId, isLooked, unread]);
}
