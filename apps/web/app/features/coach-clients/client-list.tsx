import { useTranslation } from "../../platform/i18n/use-translation.ts";
import frame from "../../shared/list/list.module.css";
import { FilterDisclosure, ListBody, ListCount, ShownPages, useIsOther } from "../../shared/list/list-parts.tsx";
import { countFilters, viewQuery } from "../../shared/list/view.ts";
import { PageButton } from "../../ui/button.tsx";
import { Note } from "../../ui/notices.tsx";
import { EmptyState } from "../../ui/placeholders.tsx";
import { ClientFilter } from "./client-filter.tsx";
import { ClientRows } from "./client-rows.tsx";
import styles from "./clients.module.css";
import type { ShownClients } from "./clients.server.ts";
import { CLIENTS, type ClientsView } from "./clients-view.ts";

type ClientListProps = {
  view: ClientsView;
  isClear: boolean;
  /** Null if it could not be loaded. */
  list: ShownClients | null;
};

/** All own clients of a coach, with filters. */
export function ClientList({ view, isClear, list }: ClientListProps) {
  const { t } = useTranslation("coach-clients");
  const count = countFilters(CLIENTS, view);
  const isOther = useIsOther(CLIENTS, view);
  if (list?.totalCount === 0 && count === 0 && !isOther) return <NoClients isFiltered={false} />;
  return (
    <div className={frame.list}>
      <FilterDisclosure count={count} summary={count > 0 ? t("list.filterOn", { count }) : t("list.filter")}>
        <ClientFilter view={view} />
      </FilterDisclosure>
      {!isClear && <Note>{t("list.unclear")}</Note>}
      <ListCount count={list?.totalCount}>{!isOther && list && t("list.count", { count: list.totalCount })}</ListCount>
      <ListBody isOther={isOther} shown={list} failed={t("list.failed")}>
        {(shown) =>
          shown.items.length === 0 ? (
            <NoClients isFiltered />
          ) : (
            <ShownPages
              shown={shown}
              queryOf={(page) => viewQuery(CLIENTS, { ...view, page })}
              more={t("list.more")}
              mostShown={t("list.mostShown")}
            >
              <ClientRows items={shown.items} />
            </ShownPages>
          )
        }
      </ListBody>
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
