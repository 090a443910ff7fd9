import { useEffect, useRef, useState } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { useLive } from "../../../platform/live/use-live.ts";
import { tellTyping } from "../api-routes.ts";

/** How often typing is sent, and how long it is shown. */
const TOLD_EVERY = 4000;
const SHOWN_FOR = 6000;

/** Whether the other side is typing, and how to end that. */
export function useTyping(conversationId: string): [boolean, () => void] {
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
export function useTellTyping(conversationId: string): () => void {
  const told = useRef(0);
  return () => {
    if (Date.now() - told.current < TOLD_EVERY) return;
    told.current = Date.now();
    callFromBrowser(tellTyping, { params: { id: conversationId } }).catch(() => undefined);
  };
}
