import type { Chat } from "@aufwind/contract/conversations";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLeaveWarning } from "../../../platform/browser/use-leave-warning.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useLiveState } from "../../../platform/live/use-live.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { ownId, useOtherName } from "../person.tsx";
import attachStyles from "./attachments/attachments.module.css";
import { useFileDrop } from "./attachments/file-input.tsx";
import { isInThisTab } from "./attachments/uploads.ts";
import { type OutgoingFiles, useOutgoingFiles } from "./attachments/use-outgoing-files.ts";
import styles from "./chat.module.css";
import { ChatHead } from "./chat-head.tsx";
import { ChatLog } from "./chat-log.tsx";
import { Composer } from "./composer.tsx";
import { EarlierMessages, useEarlierMessages } from "./earlier-messages.tsx";
import { lastNumber } from "./history.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { type ChatState, useChat } from "./use-chat.ts";
import { useLiveChat } from "./use-live-chat.ts";
import { useIsOtherTyping, useMarkAsRead } from "./use-presence.ts";

export type ChatPaneProps = {
  initial: Chat;
  nextId?: string | undefined;
  isEager?: boolean | undefined;
  /** Whether to link to the coach's profile; not beside a call, where nothing should lead away. */
  hasProfile?: boolean;
  back?: React.ReactNode;
  /** It was removed, here or on another device. */
  onRemoved: () => void;
};

/** One conversation, live. */
export function ChatPane({ initial, nextId, isEager = false, hasProfile = false, back, onRemoved }: ChatPaneProps) {
  const { t } = useTranslation("conversations");
  const chat = useChat(initial);
  const { history, change } = chat;
  const { conversationId, unread, messages, waiting } = history;
  const [isTyping, stopTyping] = useIsOtherTyping(conversationId);
  const [isRemoving, setRemoving] = useState(false);
  const [below, setBelow] = useState(0);
  const earlier = useEarlierMessages(chat.readEarlier, history.hasEarlier);
  const last = waiting.at(-1)?.messageId ?? messages.at(-1)?.messageId;
  const { box, isAtEnd, isAtEndNow, toEnd, onScroll } = usePlace({ last, onTop: earlier.load });
  const isLost = useLiveState() === "lost";
  const name = useOtherName(history);
  useMarkAsRead({ conversationId, unread, onSeen: (count) => change({ is: "seen", count }) });
  const outgoing = useOutgoingFiles({ userId: ownId(initial), conversationId });
  const { isOver, target } = useFileDrop({ isOn: history.can.includes("write"), onFiles: outgoing.add });
  useResending(chat, outgoing);
  useLeaveWarning(outgoing.files.length > 0 || waiting.some(({ files }) => files.some(isInThisTab)));
  useLiveChat({
    chat,
    isAtEnd: isAtEndNow,
    onRemoved,
    onNew() {
      stopTyping();
      if (!isAtEndNow()) setBelow((count) => count + 1);
    },
  });
  if (isAtEnd && below > 0) setBelow(0);
  return (
    <div className={styles.chat} {...target}>
      <ChatHead {...{ history, isTyping, hasProfile, back }} onRemove={() => setRemoving(true)} />
      {isLost && (
        <p className={styles.lost} role="status">
          {t("chat.lost")}
        </p>
      )}
      <div className={styles.middle}>
        <section
          ref={box}
          className={styles.log}
          aria-label={t("chat.messages", { name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          onScroll={onScroll}
        >
          <div>
            <EarlierMessages history={history} state={earlier.state} onLoad={earlier.load} />
            <ChatLog history={history} onAgain={chat.post} onDiscard={chat.discard} />
            {lastNumber(history) < history.newest && (
              <p className={`${patterns.links} ${styles.earlier}`}>
                <a href="?">{t("chat.later")}</a>
              </p>
            )}
          </div>
        </section>
        <NewBelow isShown={!isAtEnd} count={below} onClick={toEnd} />
      </div>
      <Composer
        {...{ history, nextId, isEager, outgoing }}
        onSend={(text, files) => {
          toEnd();
          chat.send(text, files);
        }}
      />
      {isOver && <p className={attachStyles.drop}>{t("attach.drop")}</p>}
      {isRemoving && <RemoveDialog {...{ conversationId, name, onRemoved }} onClose={() => setRemoving(false)} />}
    </div>
  );
}

type NewBelowProps = { isShown: boolean; count: number; onClick: () => void };

/** For whoever has scrolled up: back to the end, and how many came meanwhile. */
function NewBelow({ isShown, count, onClick }: NewBelowProps) {
  const { t } = useTranslation("conversations");
  return (
    // Hidden, not unmounted: inserting it would stop the browser's scrolling.
    <div className={styles.below} data-shown={isShown || undefined}>
      <Button small onClick={onClick}>
        <Icon name="arrowUp" /> {count > 0 ? t("chat.below", { count }) : t("chat.toEnd")}
      </Button>
    </div>
  );
}

/** Messages that failed for lack of a connection are resent once there is one; a refusal is left to the person. */
function useResending({ history, post }: ChatState, { files, retry }: OutgoingFiles): void {
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

/** This close to an end counts as being there. */
const NEAR = 60;

/**
 * The scroll position. The box is reversed (`column-reverse`): before JavaScript it shows the newest, and what is added
 * above keeps the position. What is added below moves it, which is corrected here.
 */
function usePlace({ last, onTop }: { last: string | undefined; onTop: () => void }) {
  const box = useRef<HTMLElement>(null);
  const known = useRef({ last, height: 0, isAtEnd: true });
  const [isAtEnd, setAtEnd] = useState(true);
  useLayoutEffect(() => {
    const height = box.current?.scrollHeight ?? 0;
    const grown = height - known.current.height;
    if (box.current && last !== known.current.last && !known.current.isAtEnd) box.current.scrollTop -= grown;
    known.current = { ...known.current, last, height };
  });
  return {
    box,
    isAtEnd,
    isAtEndNow: () => known.current.isAtEnd,
    toEnd() {
      known.current.isAtEnd = true;
      box.current?.scrollTo({ top: 0 });
    },
    onScroll() {
      if (!box.current) return;
      const { scrollTop, scrollHeight, clientHeight } = box.current;
      const isNow = scrollTop > -NEAR;
      known.current.isAtEnd = isNow;
      setAtEnd(isNow);
      if (scrollHeight > clientHeight && scrollHeight - clientHeight + scrollTop < NEAR) onTop();
    },
  };
}
