import { useEffect, useEffectEvent } from "react";
import { announce } from "../../../platform/browser/accessibility.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useLive } from "../../../platform/live/use-live.ts";
import { useOtherName } from "../person.tsx";
import { useMessageSummary } from "./attachments/attachment-kinds.ts";
import { lastNumber } from "./history.ts";
import type { ChatState } from "./use-chat.ts";
import { isPageActive } from "./use-presence.ts";

type Hearing = {
  chat: ChatState;
  /** Whether the newest message is in view. */
  isAtEnd: () => boolean;
  /** A message arrived: typing ended, and whoever has scrolled up is notified. */
  onNew: () => void;
  /** Removed on another device. */
  onRemoved: () => void;
};

/** Live updates of the shown conversation. */
export function useLiveChat({ chat, isAtEnd, onNew, onRemoved }: Hearing) {
  const { t } = useTranslation("conversations");
  const { history, change, readLater, stored } = chat;
  const { conversationId, side, other, messages } = history;
  const name = useOtherName(history);
  const said = useMessageSummary();
  // What was missed is loaded with the next event or reset.
  const catchUp = (after?: number) => readLater(after).catch(() => undefined);
  useLive("message", (message) => {
    if (message.conversationId !== conversationId) return;
    const last = lastNumber(history);
    if (message.number > last + 1) catchUp(last);
    if (messages.some(({ number }) => number === message.number)) return;
    change({ is: "came", message, isSeen: isPageActive() && isAtEnd() });
    if (message.sender === side) return stored(message.messageId);
    onNew();
    if (!document.hidden) announce(t("chat.says", { name, text: said(message, t("chat.erased")) }));
  });
  useLive("receipts", (receipts) => {
    if (receipts.conversationId === conversationId) change({ is: "marked", ...receipts });
  });
  useLive("presence", ({ userId, isOnline }) => {
    if (userId === other.id) change({ is: "present", isOnline });
  });
  useLive("conversationRemoved", (removed) => {
    if (removed.conversationId === conversationId) onRemoved();
  });
  useLive("reset", () => void catchUp());
  const begin = useEffectEvent(() => {
    if (lastNumber(history) < history.newest) catchUp();
  });
  useEffect(() => begin(), []);
}
