import { PageLink, usePage } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useLiveSummary } from "../../platform/live/use-live.ts";
import { openChat } from "../../platform/open-chat.ts";
import { isPlainClick } from "../../platform/plain-click.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./bell.module.css";
import { Count } from "./count.tsx";

/** Leads to the messages; where the chat can be opened beside the page, it opens. */
export function MessagesLink() {
  const { t } = useTranslation("bell");
  const { page } = usePage();
  const { unreadMessages: count } = useLiveSummary();
  const label = count > 0 ? t("messages.some", { count }) : t("messages.none");
  function open(event: React.MouseEvent) {
    if (isPlainClick(event) && page !== "messages" && openChat()) event.preventDefault();
  }
  return (
    <PageLink
      to="messages"
      className={styles.tool}
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
