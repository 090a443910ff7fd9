import { useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { useFocusNewItem } from "../../platform/browser/accessibility.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Note } from "../../ui/form/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ClientFilter } from "./client-filter.tsx";
import { ClientRows } from "./client-rows.tsx";
import styles from "./clients.module.css";
import type { ShownClients } from "./clients.server.ts";
import { type ClientsView, filtersIn, readView, viewQuery } from "./clients-view.ts";

type ClientListProps = {
  view: ClientsView;
  isClear: boolean;
  /** Null if it could not be loaded. */
  list: ShownClients | null;
};

/** All own clients of a coach, with filters. */
export function ClientList({ view, isClear, list }: ClientListProps) {
  const { t } = useTranslation("coach-clients");
  const count = filtersIn(view);
  const [wasFiltered] = useState(count > 0);
  const isOther = useIsOther(view);
  if (list?.totalCount === 0 && count === 0 && !isOther) return <NoClients isFiltered={false} />;
  return (
    <div className={styles.list}>
      <Disclosure summary={count > 0 ? t("list.filterOn", { count }) : t("list.filter")} open={wasFiltered}>
        <ClientFilter view={view} />
      </Disclosure>
      {!isClear && <Note>{t("list.unclear")}</Note>}
      <p role="status" className={styles.count}>
        {!isOther && list && <Count count={list.totalCount} />}
      </p>
      {isOther ? (
        <Skeleton lines={5} />
      ) : list ? (
        <Found view={view} list={list} />
      ) : (
        <Failure title={t("list.failed")} />
      )}
    </div>
  );
}

/** If there is nobody, the page shows it larger below. */
function Count({ count }: { count: number }) {
  const { t } = useTranslation("coach-clients");
  const words = t("list.count", { count });
  return count > 0 ? words : <VisuallyHidden>{words}</VisuallyHidden>;
}

/** Whether a different list is loading; "show more" keeps the present one. */
function useIsOther(view: ClientsView): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname !== pathname) return false;
  const coming = readView(new URLSearchParams(location.search)).view;
  return viewQuery({ ...coming, page: 1 }) !== viewQuery({ ...view, page: 1 });
}

function Found({ view, list }: { view: ClientsView; list: ShownClients }) {
  const { t } = useTranslation("coach-clients");
  const { items, hasNext, more } = list;
  const box = useRef<HTMLDivElement>(null);
  useFocusNewItem(box, { count: items.length, selector: "li [data-first]" });
  if (items.length === 0) return <NoClients isFiltered />;
  return (
    <div className={styles.found} ref={box}>
      <ClientRows items={items} />
      {more && (
        <Link className={styles.more} to={`?${viewQuery({ ...view, page: more })}`} preventScrollReset replace>
          {t("list.more")}
        </Link>
      )}
      {hasNext && !more && <p>{t("list.mostShown")}</p>}
    </div>
  );
}

/** An empty list: why, and how clients come. */
function NoClients({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("coach-clients");
  if (isFiltered)
    return (
      <EmptyState title={t("list.nobody")} action={<PageButton to="coachClients">{t("list.reset")}</PageButton>}>
        {t("list.nobodyText")}
      </EmptyState>
    );
  const ways = (
    <div className={styles.ways}>
      <PageButton to="coachInvitation">{t("invite")}</PageButton>
      <PageButton to="coachProfile" look="ghost">
        {t("list.publish")}
      </PageButton>
    </div>
  );
  return (
    <EmptyState title={t("list.none")} action={ways}>
      {t("list.noneText")}
    </EmptyState>
  );
}
