import type { Side } from "@aufwind/rules/appointments/status";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { ChatAsked } from "../../../shared/open-chat.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { useModal } from "../../../ui/use-modal.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import chatStyles from "../chat/chat.module.css";
import { Chat } from "../chat/chat.tsx";
import styles from "./sidebar.module.css";
import { SidebarList } from "./sidebar-list.tsx";

const WIDE = "(min-width: 80rem)";

function watch(look: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", look);
  return () => query.removeEventListener("change", look);
}

type FrameProps = { label: string; onClose: () => void; children: React.ReactNode };

/** Beside the page if there is space for both; else a modal, which closes on navigation. */
function Frame(props: FrameProps) {
  const isWide = useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  return isWide ? <Aside {...props} /> : <Drawer {...props} />;
}

function Aside({ label, onClose, children }: FrameProps) {
  return (
    <aside
      className={styles.aside}
      data-beside
      aria-label={label}
      onKeyDown={({ key, defaultPrevented, target }) => {
        // Escape closes a menu or a dialog in it first.
        const isInside = target instanceof Element && target.closest("dialog, details[open]");
        if (key === "Escape" && !defaultPrevented && !isInside) onClose();
      }}
    >
      {children}
    </aside>
  );
}

function Drawer({ label, onClose, children }: FrameProps) {
  const box = useModal();
  return (
    <dialog
      ref={box}
      className={styles.drawer}
      aria-label={label}
      onClose={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

type ChatSidebarProps = {
  side: Side;
  asked: ChatAsked;
  /** Not if it was only restored with the page. */
  takesFocus: boolean;
  onChange: (asked: ChatAsked) => void;
  onClose: () => void;
};

/** Messages beside any member page: the list, or one conversation. */
export function ChatSidebar({ side, asked, takesFocus, onChange, onClose }: ChatSidebarProps) {
  const { t } = useTranslation("conversations");
  const { conversationId } = asked;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is left, and come back to
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [conversationId]);
  const toList = () => onChange({});
  const page = { to: conversationId ? "conversation" : "messages", params: { id: conversationId ?? "" } } as const;
  return (
    <Frame label={t("title")} onClose={onClose}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t("title")}
        </h2>
        <PageLink {...page}>{t("sidebar.page")}</PageLink>
        <button type="button" className={`${patterns.round} ${chatStyles.round}`} onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>{t("sidebar.close")}</VisuallyHidden>
        </button>
      </div>
      {conversationId ? (
        <Chat
          key={conversationId}
          {...{ conversationId, side }}
          isEager={takesFocus}
          onRemoved={toList}
          back={
            <button
              type="button"
              className={`${patterns.round} ${chatStyles.round} ${chatStyles.back}`}
              onClick={toList}
            >
              <Icon name="arrowRight" />
              <VisuallyHidden>{t("chat.back")}</VisuallyHidden>
            </button>
          }
        />
      ) : (
        <SidebarList side={side} onOpen={(id) => onChange({ conversationId: id })} />
      )}
    </Frame>
  );
}
