import { useEffect, useEffectEvent } from "react";
import { useLiveState } from "../../../platform/live/use-live.ts";
import type { Outgoing } from "./attachments/use-outgoing.ts";
import type { ChatState } from "./use-chat.ts";

/** What could not be sent for want of a connection is sent once there is one again; a refusal stays the person's to answer. */
export function useResending({ history, post }: ChatState, { files, retry }: Outgoing): void {
  const resend = useEffectEvent(() => {
    for (const { state, detail, unusable, ...unsent } of history.waiting)
      if (state === "failed" && detail === undefined && !unusable) post(unsent);
    for (const { attachmentId, state } of files) if (state === "failed") retry(attachmentId);
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
