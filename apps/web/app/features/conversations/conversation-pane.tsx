import type { Chat } from "@aufwind/contract/conversations";
import { useNavigate } from "react-router";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { viewQuery } from "../../shared/list/view.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import chatStyles from "./chat/chat.module.css";
import { ChatPane } from "./chat/chat-pane.tsx";
import styles from "./messages-page.module.css";
import { CONVERSATIONS, type MessagesView } from "./view.ts";

type ConversationPaneProps = { chat: Chat | "gone" | "failed"; nextId: string; view: MessagesView };

/** The conversation of a page, or why it is not there. */
export function ConversationPane({ chat, nextId, view }: ConversationPaneProps) {
  const { t } = useTranslation("conversations");
  const navigate = useNavigate();
  const list = pathTo("messages", useLocale());
  if (chat === "failed") return <Failure title={t("chat.failed")} />;
  if (chat === "gone")
    return <EmptyState title={t("chat.gone")} action={<PageButton to="messages">{t("chat.back")}</PageButton>} />;
  const back = (
    <PageLink
      className={`${patterns.round} ${chatStyles.round} ${chatStyles.back} ${styles.back}`}
      to="messages"
      query={viewQuery(CONVERSATIONS, view)}
    >
      <Icon name="arrowRight" />
      <VisuallyHidden>{t("chat.back")}</VisuallyHidden>
    </PageLink>
  );
  return (
    <ChatPane
      initial={chat}
      {...{ nextId, back }}
      isEager
      hasProfile
      onRemoved={() => navigate(list, { replace: true })}
    />
  );
}
