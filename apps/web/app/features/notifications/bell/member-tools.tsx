import { useEffect, useRef } from "react";
import { announce } from "../../../platform/browser/accessibility.ts";
import { useCountInTitle } from "../../../platform/browser/count-in-title.ts";
import { PageLink, usePage } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useLiveSummary } from "../../../platform/live/use-live.ts";
import { isPlainClick } from "../../../platform/pages/link-clicks.ts";
import { openChat } from "../../../shared/open-chat.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./bell.module.css";
import { Bell } from "./bell.tsx";
import { Count } from "./unread-count.tsx";

/** Messages and notifications, in the public header or beside the title of a member's page. */
export const MemberTools = ({ role }: { role: "client" | "coach" }) => (
  <>
    <MessagesLink />
    <Bell side={role} />
  </>
);

/** Announces new ones politely, and only on the visible page; the tab's title has the count. */
export function MemberNews() {
  const { t } = useTranslation("notifications-bell");
  const { unreadNotifications, unreadMessages } = useLiveSummary();
  useCountInTitle(unreadNotifications + unreadMessages);
  useGrowth(unreadNotifications, (count) => announce(t("news.notifications", { count })));
  useGrowth(unreadMessages, (count) => announce(t("news.messages", { count })));
  return null;
}

function useGrowth(count: number, say: (more: number) => void) {
  const before = useRef(count);
  useEffect(() => {
    const more = count - before.current;
    before.current = count;
    if (more > 0 && !document.hidden) say(more);
  });
}

/** Links to the messages; opens the sidebar chat where available. */
function MessagesLink() {
  const { t } = useTranslation("notifications-bell");
  const { page } = usePage();
  const { unreadMessages: count } = useLiveSummary();
  const label = count > 0 ? t("messages.some", { count }) : t("messages.none");
  function open(event: React.MouseEvent) {
    if (isPlainClick(event) && page !== "messages" && openChat()) event.preventDefault();
  }
  return (
    <PageLink
      to="messages"
      className={`${patterns.round} ${styles.tool} ${styles.messages}`}
      title={label}
      aria-current={page === "messages" || page === "conversation" ? "page" : undefined}
      onClick={open}
    >
      <Icon name="message" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <Count of={count} />
    </PageLink>
  );
}
