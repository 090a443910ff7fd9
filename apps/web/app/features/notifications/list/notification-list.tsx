import type { Side } from "@aufwind/rules/appointments/status";
import { useEffect, useRef, useState } from "react";
import { Form, Link, useLocation, useNavigate, useNavigation } from "react-router";
import { useFocusNewItem } from "../../../platform/browser/accessibility.ts";
import { useViewerZone } from "../../../platform/i18n/dates.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useLiveSummary, useRevalidateOn } from "../../../platform/live/use-live.ts";
import { Button, PageButton } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { Note } from "../../../ui/form/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import { FilterForm } from "./filter-form.tsx";
import styles from "./list.module.css";
import type { ShownList } from "./list.server.ts";
import { filtersIn, type ListView, readView, viewQuery } from "./list-view.ts";
import { Rows } from "./rows.tsx";

type ListProps = {
  side: Side;
  view: ListView;
  isClear: boolean /** Null where it could not be loaded. */;
  list: ShownList | null;
};

/** All notifications, with filters. */
export function NotificationList({ side, view, isClear, list }: ListProps) {
  const { t } = useTranslation("notifications");
  const count = filtersIn(view);
  const [wasFiltered] = useState(count > 0);
  const isOther = useIsOther(view);
  useRevalidateOn("notifications");
  useOwnZone(view);
  return (
    <div className={styles.list}>
      <Disclosure summary={count > 0 ? t("list.filterOn", { count }) : t("list.filter")} open={wasFiltered}>
        <FilterForm view={view} side={side} />
      </Disclosure>
      {!isClear && <Note>{t("list.unclear")}</Note>}
      <ActOutcome query={viewQuery(view)} />
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {!isOther && list && list.totalCount > 0 && t("list.count", { count: list.totalCount })}
        </p>
        <ReadAll view={view} />
      </div>
      {isOther ? (
        <Skeleton lines={5} />
      ) : list ? (
        <Found {...{ side, view, list }} />
      ) : (
        <Failure title={t("list.failed")} />
      )}
    </div>
  );
}

function ReadAll({ view }: { view: ListView }) {
  const { t } = useTranslation("notifications");
  if (useLiveSummary().unreadNotifications === 0) return null;
  return (
    <Form method="post" action={`?${viewQuery(view)}`} replace preventScrollReset>
      <Button type="submit" look="ghost" small name="form" value="readAll">
        {t("acts.readAll")}
      </Button>
    </Form>
  );
}

/** Sentences include the reader's own time, which only the browser knows: reloaded once if it differs. */
function useOwnZone(view: ListView) {
  const zone = useViewerZone();
  const navigate = useNavigate();
  const isAway = zone !== null && document.documentElement.dataset.away !== undefined;
  const wanted = isAway && view.zone === "" ? viewQuery({ ...view, zone }) : null;
  useEffect(() => {
    if (wanted) navigate(`?${wanted}`, { replace: true, preventScrollReset: true });
  }, [wanted, navigate]);
}

/** Whether a different list is loading; "show more" keeps the present one. */
function useIsOther(view: ListView): boolean {
  const { pathname } = useLocation();
  const { location, formData } = useNavigation();
  if (!location || formData || location.pathname !== pathname) return false;
  const same = { page: 1, zone: "" };
  const coming = readView(new URLSearchParams(location.search)).view;
  return viewQuery({ ...coming, ...same }) !== viewQuery({ ...view, ...same });
}

function Found({ side, view, list }: Omit<ListProps, "isClear"> & { list: ShownList }) {
  const { t } = useTranslation("notifications");
  const { items, hasNext, more } = list;
  const box = useRef<HTMLDivElement>(null);
  useFocusNewItem(box, { count: items.length, selector: "li [data-first]" });
  if (items.length === 0) return <EmptyList view={view} />;
  return (
    <div className={styles.found} ref={box}>
      <Rows {...{ items, side }} query={viewQuery(view)} />
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
function EmptyList({ view }: { view: ListView }) {
  const { t } = useTranslation("notifications");
  if (filtersIn(view) > 0)
    return (
      <EmptyState title={t("empty.filtered")} action={<PageButton to="notifications">{t("empty.reset")}</PageButton>}>
        {t("empty.filteredText")}
      </EmptyState>
    );
  const settings = (
    <PageButton to="notificationSettings" look="ghost">
      {t("settings")}
    </PageButton>
  );
  return (
    <EmptyState title={t("empty.none")} action={settings}>
      {t("empty.noneText")}
    </EmptyState>
  );
}
