import { useEffect, useEffectEvent } from "react";
import { useLiveState } from "../../../platform/live/use-live.ts";
import type { ChatState } from "./use-chat.ts";

/** What could not be sent for want of a connection is sent once there is one again; a refusal stays the person's to answer. */
export function useResending({ history, post }: ChatState): void {
  const resend = useEffectEvent(() => {
    for (const { messageId, text, at, state, detail } of history.waiting)
      if (state === "failed" && detail === undefined) post({ messageId, text, at });
  });
  const isOpen = useLiveState() === "open";
  useEffect(() => {
    if (isOpen) resend();
  }, [isOpen]);
  useEffect(() => {
    const hear = () => resend();
    window.addEventListener("online", hear);
    return () => window.removeEventListener("online", hear);
  }, []);
}
