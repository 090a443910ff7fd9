import type { Side } from "@aufwind/rules/appointments/status";
import { useEffect, useState } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Failure, Skeleton } from "../../../ui/placeholders.tsx";
import { NEW_QUERY } from "../forms.ts";
import type { ShownList } from "../list/conversations.ts";
import { EmptyList } from "../list/empty-list.tsx";
import list from "../list/list.module.css";
import { readList } from "../list/read-list.ts";
import { RowContent } from "../list/row.tsx";
import { useConversations } from "../list/use-conversations.ts";
import type { MessagesView } from "../view.ts";
import styles from "./sidebar.module.css";

type SidebarListProps = { side: Side; onOpen: (conversationId: string) => void };

/** The newest conversations, each opening in the sidebar. */
export function SidebarList({ side, onOpen }: SidebarListProps) {
  const { t } = useTranslation("conversations");
  const [view, setView] = useState<MessagesView>({ name: "", page: 1 });
  const [read, setRead] = useState<ShownList | "loading" | "failed">("loading");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    let isGone = false;
    readList(callFromBrowser, { side, view }).then(
      (found) => !isGone && setRead(found),
      () => !isGone && setRead("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [side, view, tries]);
  const more = () => setView({ ...view, page: view.page + 1 });
  return (
    <div className={styles.list}>
      {read === "loading" && <Skeleton lines={6} />}
      {read === "failed" && <Failure title={t("list.failed")} onRetry={() => setTries((count) => count + 1)} />}
      {typeof read !== "string" && <Rows {...{ side, view, onOpen }} list={read} onMore={more} />}
      <PageButton to="messages" query={NEW_QUERY} look="ghost" small>
        <Icon name="message" /> {t("new")}
      </PageButton>
    </div>
  );
}

type RowsProps = SidebarListProps & { view: MessagesView; list: ShownList; onMore: () => void };

function Rows({ side, view, list: given, onOpen, onMore }: RowsProps) {
  const { t } = useTranslation("conversations");
  const { items, more } = useConversations({ side, view, list: given });
  if (items.length === 0) return <EmptyList side={side} name="" />;
  return (
    <>
      <ul className={list.rows} aria-label={t("list.label")}>
        {items.map((each) => (
          <li key={each.conversationId}>
            <button
              type="button"
              className={list.row}
              data-unread={each.notReadMessagesCount > 0 || undefined}
              onClick={() => onOpen(each.conversationId)}
            >
              <RowContent conversation={each} />
            </button>
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className={styles.more} onClick={onMore}>
          {t("list.more")}
        </button>
      )}
    </>
  );
}
