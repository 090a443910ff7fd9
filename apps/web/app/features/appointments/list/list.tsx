import type { Side } from "@aufwind/rules/appointments/status";
import { useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { useFocusNewItem } from "../../../platform/browser/accessibility.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { Note } from "../../../ui/form/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { PAGES_OF } from "../actions.ts";
import { FilterForm } from "./filter-form.tsx";
import styles from "./list.module.css";
import type { ShownList } from "./list.server.ts";
import { filtersIn, type ListView, readView, TABS, type Tab, tabOf, usualOrder, viewQuery } from "./list-view.ts";
import { Rows } from "./rows.tsx";

type ListProps = {
  side: Side;
  view: ListView;
  isClear: boolean;
  /** Null if it could not be loaded. */
  list: ShownList | null;
  now: number;
};

/** All appointments of one side, with filters. */
export function AppointmentList({ side, view, isClear, list, now }: ListProps) {
  const { t } = useTranslation("appointments");
  const count = filtersIn(view);
  const [wasFiltered] = useState(count > 0);
  const isOther = useIsOther(view);
  const filter = count > 0 ? t("list.filterOn", { count }) : t("list.filter");
  return (
    <div className={styles.list}>
      <Tabs view={view} />
      <Disclosure summary={filter} open={wasFiltered}>
        <FilterForm view={view} side={side} />
      </Disclosure>
      {!isClear && <Note>{t("list.unread")}</Note>}
      <p role="status" className={styles.count}>
        {!isOther && list && <Count count={list.totalCount} />}
      </p>
      {isOther ? <Skeleton lines={5} /> : list ? <Found {...{ side, view, list, now }} /> : <NotLoaded />}
    </div>
  );
}

/** If there is none, the page shows it larger below. */
function Count({ count }: { count: number }) {
  const { t } = useTranslation("appointments");
  const words = t("list.count", { count });
  return count > 0 ? words : <VisuallyHidden>{words}</VisuallyHidden>;
}

function NotLoaded() {
  const { t } = useTranslation("appointments");
  return <Failure title={t("list.failed")} />;
}

/** Whether a different list is loading; "show more" keeps the present one. */
function useIsOther(view: ListView): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname !== pathname) return false;
  const coming = readView(new URLSearchParams(location.search)).view;
  return viewQuery({ ...coming, page: 1 }) !== viewQuery({ ...view, page: 1 });
}

function Tabs({ view }: { view: ListView }) {
  const { t } = useTranslation("appointments");
  const here = tabOf(view);
  return (
    <nav className={styles.tabs} aria-label={t("list.tabs.label")}>
      {(Object.keys(TABS) as Tab[]).map((tab) => {
        const period = TABS[tab];
        const query = viewQuery({ ...view, period, order: usualOrder(period), page: 1 });
        return (
          <Link key={tab} to={`?${query}`} aria-current={tab === here ? "page" : undefined} preventScrollReset>
            {t(`list.tabs.${tab}`)}
          </Link>
        );
      })}
    </nav>
  );
}

function Found({ side, view, list, now }: Omit<ListProps, "isClear"> & { list: ShownList }) {
  const { t } = useTranslation("appointments");
  const { items, hasNext, more } = list;
  const box = useRef<HTMLDivElement>(null);
  useFocusNewItem(box, { count: items.length, selector: "li [data-first]" });
  if (items.length === 0) return <EmptyList side={side} view={view} />;
  return (
    <div className={styles.found} ref={box}>
      <Rows {...{ items, side, now }} />
      {more && (
        <Link className={styles.more} to={`?${viewQuery({ ...view, page: more })}`} preventScrollReset replace>
          {t("list.more")}
        </Link>
      )}
      {hasNext && !more && <p>{t("list.mostShown")}</p>}
    </div>
  );
}

/** An empty list: why, and the next step. */
function EmptyList({ side, view }: { side: Side; view: ListView }) {
  const { t } = useTranslation("appointments");
  const tab = tabOf(view);
  if (filtersIn(view) > 0 || tab === undefined) {
    const reset = <PageButton to={PAGES_OF[side].list}>{t("list.reset")}</PageButton>;
    return (
      <EmptyState title={t("list.empty.filtered")} action={reset}>
        {t("list.empty.filteredText")}
      </EmptyState>
    );
  }
  if (tab === "past") return <EmptyState title={t("list.empty.past")}>{t("list.empty.pastText")}</EmptyState>;
  return (
    <EmptyState title={t(`list.empty.upcoming.${side}`)} action={<NextSteps side={side} />}>
      {t(`list.empty.upcomingText.${side}`)}
    </EmptyState>
  );
}

function NextSteps({ side }: { side: Side }) {
  const { t } = useTranslation("appointments");
  if (side === "coach") return <PageButton to="coachPreview">{t("list.empty.slots")}</PageButton>;
  return (
    <div className={styles.steps}>
      <PageButton to="search">{t("list.empty.find")}</PageButton>
      <PageLink to="clientBook">{t("list.empty.book")}</PageLink>
    </div>
  );
}
