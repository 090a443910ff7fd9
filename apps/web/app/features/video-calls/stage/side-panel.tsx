import type { Room } from "@aufwind/contract/video-calls";
import { useId, useRef } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { PanelTab } from "../call/call-storage.ts";
import styles from "./side-panel.module.css";

/** What stands beside the picture and belongs to other features: the route passes it in. */
export type CallPanels = {
  chat: (props: { conversationId: string; side: Room["side"]; onClose: () => void }) => React.ReactNode;
  notes: (room: Room) => React.ReactNode;
  steps: (room: Room) => React.ReactNode;
};

/** Notes are the coach's own. */
const TABS = {
  coach: ["chat", "notes", "steps", "next"],
  client: ["chat", "steps", "next"],
} as const satisfies Record<Room["side"], readonly PanelTab[]>;

type SidePanelProps = {
  side: Room["side"];
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  onClose: () => void;
  children: React.ReactNode;
};

/** Beside the picture, on a phone above it: one thing at a time, chosen by tabs. */
export function SidePanel({ side, tab, onTab, onClose, children }: SidePanelProps) {
  const { t } = useTranslation("video-calls");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs: readonly PanelTab[] = TABS[side];
  const step = (event: React.KeyboardEvent) => {
    const to = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.indexOf(tab), End: tabs.length - 1 - tabs.indexOf(tab) }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    const next = (tabs.indexOf(tab) + to + tabs.length) % tabs.length;
    onTab(tabs[next] ?? "chat");
    list.current?.querySelectorAll<HTMLButtonElement>("[role=tab]")[next]?.focus();
  };
  return (
    <aside
      className={styles.panel}
      aria-label={t("panel.label")}
      onClickCapture={openInNewTab}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <div className={styles.head}>
        <div ref={list} className={styles.tabs} role="tablist" aria-label={t("panel.label")} onKeyDown={step}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-${each}`}
              aria-selected={each === tab}
              aria-controls={`${id}-content`}
              tabIndex={each === tab ? 0 : -1}
              onClick={() => onTab(each)}
            >
              {t(`panel.${each}`)}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={`${patterns.round} ${styles.close}`}
          aria-label={t("panel.close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        className={styles.content}
        role="tabpanel"
        id={`${id}-content`}
        aria-labelledby={`${id}-${tab}`}
        data-tab={tab}
      >
        {tab !== "chat" && (
          <h2>
            <VisuallyHidden>{t(`panel.${tab}`)}</VisuallyHidden>
          </h2>
        )}
        {children}
      </div>
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
