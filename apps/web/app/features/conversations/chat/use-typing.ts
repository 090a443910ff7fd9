import { useEffect, useRef, useState } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { useLive } from "../../../platform/live/use-live.ts";
import { tellTyping } from "../api-routes.ts";

/** So often the other side is told, and so long it is shown without hearing it again. */
const TOLD_EVERY = 4000;
const SHOWN_FOR = 6000;

/** Whether the other side is writing just now, and how to say that nothing is written any more. */
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

/** Tells the other side that something is being written; nothing depends on whether it arrives. */
export function useTellTyping(conversationId: string): () => void {
  const told = useRef(0);
  return () => {
    if (Date.now() - told.current < TOLD_EVERY) return;
    told.current = Date.now();
    callFromBrowser(tellTyping, { params: { id: conversationId } }).catch(() => undefined);
  };
}
