import type { Room } from "@aufwind/contract/video-calls";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useLive } from "../../../platform/live/use-live.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Failure, Skeleton } from "../../../ui/placeholders.tsx";
import styles from "../call.module.css";

/** The chat is an interface of its own: the route passes it in. */
export type CallChatProps = {
  conversationId: string;
  side: Room["side"];
  /** A button before its head. */
  back: React.ReactNode;
  onClose: () => void;
};

export type RenderChat = (props: CallChatProps) => React.ReactNode;

type ChatSidebarProps = {
  chat: RenderChat;
  side: Room["side"];
  opened: string | "failed" | null;
  onAgain: () => void;
  onClose: () => void;
};

/** The conversation beside the picture; on a phone above it. */
export function ChatSidebar({ chat, side, opened, onAgain, onClose }: ChatSidebarProps) {
  const { t } = useTranslation("video-calls");
  const back = (
    <button
      type="button"
      className={`${patterns.round} ${styles.chatClose}`}
      aria-label={t("call.closeChat")}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  );
  return (
    <aside
      className={styles.chat}
      aria-label={t("call.chat")}
      onClickCapture={openInNewTab}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      {opened !== null && opened !== "failed" ? (
        chat({ conversationId: opened, side, back, onClose })
      ) : (
        <div className={styles.chatWaits}>
          <div>{back}</div>
          {opened ? <Failure title={t("call.chatFailed")} onRetry={onAgain} /> : <Skeleton lines={5} />}
        </div>
      )}
    </aside>
  );
}

/** A link in a message, or to a profile, must not end the call. */
function openInNewTab(event: React.MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || link.target === "_blank") return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, "_blank", "noopener");
}

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
