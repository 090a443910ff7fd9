import type { Side } from "@aufwind/rules/appointments/status";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustrations.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { NEW_QUERY } from "./forms.ts";
import { ConversationList } from "./list/conversation-list.tsx";
import type { ShownList } from "./list/conversations.ts";
import styles from "./messages-page.module.css";
import type { MessagesView } from "./view.ts";

type MessagesPageProps = {
  side: Side;
  view: MessagesView;
  /** Null if it could not be loaded. */
  list: ShownList | null;
  /** The open conversation. */
  open?: string | undefined;
  /** Beside the list; alone on a small screen. */
  children?: React.ReactNode;
};

/** All conversations, and beside them the open one. */
export function MessagesPage({ side, view, list, open, children }: MessagesPageProps) {
  const { t } = useTranslation("conversations");
  return (
    <div className={styles.page} data-open={children ? "" : undefined}>
      <PageHeader
        title={t("title")}
        acts={
          <>
            <PageButton to="messages" query={NEW_QUERY} small>
              <Icon name="message" /> {t("new")}
            </PageButton>
            {side === "coach" && (
              <PageButton to="replyTemplates" look="ghost" small>
                {t("templates.page")}
              </PageButton>
            )}
          </>
        }
      />
      <div className={styles.both}>
        <div className={styles.list}>
          {list ? <ConversationList {...{ side, view, list, open }} /> : <Failure title={t("list.failed")} />}
        </div>
        <div className={styles.pane}>{children || <Choose />}</div>
      </div>
    </div>
  );
}

function Choose() {
  const { t } = useTranslation("conversations");
  return (
    <div className={styles.choose}>
      <Illustration of="talk" />
      <p>{t("list.choose")}</p>
      <p>{t("list.chooseText")}</p>
    </div>
  );
}
