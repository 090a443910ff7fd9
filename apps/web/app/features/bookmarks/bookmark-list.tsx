import { useRef } from "react";
import { useFocusNewItem } from "../../platform/browser/accessibility.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { MoreLink } from "../../shared/list/more-link.tsx";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import styles from "./bookmark-list.module.css";

type BookmarkListProps = {
  totalCount: number;
  shown: number;
  /** The next page. */
  more: number | null;
  /** The cards, from another feature. */
  cards: React.ReactNode;
};

/** A client's bookmarks, or how to begin. */
export function BookmarkList({ totalCount, shown, more, cards }: BookmarkListProps) {
  const { t } = useTranslation("bookmarks-page");
  const list = useRef<HTMLDivElement>(null);
  useFocusNewItem(list, { count: shown, selector: "h2 a" });
  if (shown === 0) {
    const find = <PageButton to="search">{t("list.find")}</PageButton>;
    return (
      <EmptyState title={t("list.empty")} action={find}>
        {t("list.emptyText")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.list} ref={list}>
      <p className={styles.note}>
        <strong>{t("list.count", { count: totalCount })}</strong> {t("list.kept")}
      </p>
      {cards}
      {more && <MoreLink to={`?page=${more}`}>{t("list.more")}</MoreLink>}
    </div>
  );
}
