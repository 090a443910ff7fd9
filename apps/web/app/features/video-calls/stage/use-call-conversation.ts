import type { Room } from "@aufwind/contract/video-calls";
import { useEffect, useRef, useState } from "react";
import { useLive } from "../../../platform/live/use-live.ts";

type Opened = string | "failed" | null;

/** The pair's conversation, opened on first use, and whether it has unread messages. */
export function useCallConversation(
  { coachId, clientId, side }: Pick<Room, "coachId" | "clientId" | "side">,
  isShown: boolean,
) {
  const [opened, setOpened] = useState<Opened>(null);
  const [isUnread, setUnread] = useState(false);
  const asked = useRef<Promise<Opened> | null>(null);
  const open = () => {
    asked.current ??= import("./requests.ts")
      .then((module) => module.openConversationOf({ coachId, clientId }))
      .catch(() => {
        asked.current = null;
        return "failed" as const;
      });
    return asked.current.then((id) => {
      setOpened(id);
      return id;
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, when it is first shown
  useEffect(() => {
    if (!isShown) return;
    setUnread(false);
    open();
  }, [isShown]);
  useLive("message", async ({ conversationId, sender }) => {
    if (sender === side || isShown) return;
    // The conversation's id is known only once it was opened.
    if ((await open()) === conversationId) setUnread(true);
  });
  return { opened, isUnread: isUnread && !isShown, open };
}
