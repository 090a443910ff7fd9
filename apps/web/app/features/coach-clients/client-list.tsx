import { RELATIONS } from "@aufwind/rules/appointments/booking";
import { EXPERIENCE_LEVELS, QUALIFICATIONS } from "@aufwind/rules/clients";
import { CREATED } from "@aufwind/rules/coach-clients";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import {
  BoxesFilter,
  FilterFields,
  FilterForm,
  SelectFilter,
  SortFields,
  WordsFilter,
} from "../../shared/list/filter-form.tsx";
import frame from "../../shared/list/list.module.css";
import {
  FilterDisclosure,
  ListCount,
  ListPages,
  NoMatches,
  useIsLoadingOtherList,
} from "../../shared/list/list-parts.tsx";
import { countFilters } from "../../shared/list/view.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/notices.tsx";
import clientFilterStyles from "./client-filter.module.css";
import { ClientRows } from "./client-rows.tsx";
import styles from "./clients.module.css";
import type { ShownClients } from "./clients.server.ts";
import { CLIENTS, type ClientsView, LONGEST_NAME, ORDERS } from "./clients-view.ts";

type ClientListProps = {
  view: ClientsView;
  isClear: boolean;
  /** Null if it could not be loaded. */
  list: ShownClients | null;
  /** The coach's own. */
  tags: string[];
};

/** All own clients of a coach, with filters. */
export function ClientList({ view, isClear, list, tags }: ClientListProps) {
  const { t } = useTranslation("coach-clients");
  const count = countFilters(CLIENTS, view);
  const isOther = useIsLoadingOtherList(CLIENTS, view);
  if (list?.totalCount === 0 && count === 0 && !isOther) return <NoClients isFiltered={false} />;
  return (
    <div className={frame.list}>
      <FilterDisclosure count={count} summary={count > 0 ? t("list.filterOn", { count }) : t("list.filter")}>
        <ClientFilter view={view} tags={tags} />
      </FilterDisclosure>
      {!isClear && <Note>{t("list.unclear")}</Note>}
      <ListCount count={list?.totalCount}>{!isOther && list && t("list.count", { count: list.totalCount })}</ListCount>
      <ListPages list={CLIENTS} {...{ view, isOther, t }} shown={list} empty={<NoClients isFiltered />}>
        {(shown) => <ClientRows items={shown.items} />}
      </ListPages>
    </div>
  );
}

/** An empty list: why, and how clients come. */
function NoClients({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("coach-clients");
  if (isFiltered)
    return <NoMatches title={t("list.nobody")} text={t("list.nobodyText")} to="coachClients" reset={t("list.reset")} />;
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

/** Filters and sorting of the clients. */
function ClientFilter({ view, tags }: Pick<ClientListProps, "view" | "tags">) {
  const { t } = useTranslation("coach-clients");
  const relations = RELATIONS.map((each) => [each, t(`relation.${each}`)] as const);
  const created = CREATED.map((each) => [each, t(`created.${each}`)] as const);
  // One of the address that nobody has any more can still be taken away.
  const tagOptions = [...new Set([...tags, ...(view.tag ? [view.tag] : [])])].map((each) => [each, each] as const);
  const orders = ORDERS.map((each) => [each, t(`list.${each}`)] as const);
  const experience = EXPERIENCE_LEVELS.map((each) => [each, t(`experience.${each}`)] as const);
  const qualification = QUALIFICATIONS.map((each) => [each, t(`qualification.${each}`)] as const);
  return (
    <FilterForm list={CLIENTS} view={view}>
      <FilterFields className={clientFilterStyles.fields}>
        <WordsFilter name="name" label={t("list.name")} longest={LONGEST_NAME} />
        <SelectFilter
          name="relation"
          label={t("list.relation")}
          options={[["", t("list.anyRelation")], ...relations]}
        />
        <SelectFilter name="created" label={t("list.created")} options={created} />
        {(tags.length > 0 || view.tag) && (
          <SelectFilter name="tag" label={t("list.tag")} options={[["", t("list.anyTag")], ...tagOptions]} />
        )}
        <SortFields t={t} orders={orders} />
      </FilterFields>
      <BoxesFilter name="experience" label={t("list.experience")} options={experience} />
      <BoxesFilter name="qualification" label={t("list.qualification")} options={qualification} />
      <p className={clientFilterStyles.help}>{t("list.voluntary")}</p>
    </FilterForm>
  );
}
