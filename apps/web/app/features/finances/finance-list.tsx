import { useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { useFocusNewItem } from "../../platform/browser/accessibility.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton, PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Note } from "../../ui/form/note.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FilterForm } from "./filter-form.tsx";
import { exportPath, type FinanceView, filtersIn, readView, viewQuery } from "./finance-view.ts";
import styles from "./finances.module.css";
import type { ShownFinances } from "./finances.server.ts";
import { Rows } from "./rows.tsx";

type FinanceListProps = {
  view: FinanceView;
  isClear: boolean;
  /** Null if it could not be loaded. */
  list: ShownFinances | null;
  now: number;
};

/** Every paid appointment with its earnings. */
export function FinanceList({ view, isClear, list, now }: FinanceListProps) {
  const { t } = useTranslation("finances");
  const count = filtersIn(view);
  const [wasFiltered] = useState(count > 0);
  const isOther = useIsOther(view);
  return (
    <Section title={t("list.title")} lead={t("list.lead")} id="appointments">
      <div className={styles.list}>
        <Disclosure summary={count > 0 ? t("list.filterOn", { count }) : t("list.filter")} open={wasFiltered}>
          <FilterForm view={view} />
        </Disclosure>
        {!isClear && <Note>{t("list.unread")}</Note>}
        <div className={styles.bar}>
          <p role="status">{!isOther && list && t("list.count", { count: list.totalCount })}</p>
          {list && list.totalCount > 0 && (
            <FileButton look="ghost" small href={exportPath(view)} download>
              <Icon name="download" /> {t("list.export")}
            </FileButton>
          )}
        </div>
        {isOther ? <Skeleton lines={5} /> : list ? <Found {...{ view, list, now }} /> : <NotLoaded />}
      </div>
    </Section>
  );
}

function NotLoaded() {
  const { t } = useTranslation("finances");
  return <Failure title={t("list.failed")} />;
}

/** Whether a different list is loading; "show more" keeps the present one. */
function useIsOther(view: FinanceView): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname !== pathname) return false;
  const coming = readView(new URLSearchParams(location.search)).view;
  return viewQuery({ ...coming, page: 1 }) !== viewQuery({ ...view, page: 1 });
}

function Found({ view, list, now }: Omit<FinanceListProps, "isClear"> & { list: ShownFinances }) {
  const { t } = useTranslation("finances");
  const { items, hasNext, more } = list;
  const box = useRef<HTMLDivElement>(null);
  useFocusNewItem(box, { count: items.length, selector: "li [data-first]" });
  if (items.length === 0) return <Empty isFiltered={filtersIn(view) > 0} />;
  return (
    <div className={styles.found} ref={box}>
      <Rows items={items} isWhole={!hasNext} now={now} />
      {more && (
        <Link className={styles.more} to={`?${viewQuery({ ...view, page: more })}`} preventScrollReset replace>
          {t("list.more")}
        </Link>
      )}
      {hasNext && !more && <p>{t("list.mostShown")}</p>}
    </div>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("finances");
  if (isFiltered)
    return (
      <EmptyState
        title={t("list.empty.filtered")}
        action={<PageButton to="coachFinances">{t("list.empty.reset")}</PageButton>}
      >
        {t("list.empty.filteredText")}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t("list.empty.none")}
      action={<PageButton to="coachPreview">{t("list.empty.slots")}</PageButton>}
    >
      {t("list.empty.noneText")}
    </EmptyState>
  );
}
