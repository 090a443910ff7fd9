import { LIST_PERIODS } from "@aufwind/rules/appointments/periods";
import { type Side, STATUSES } from "@aufwind/rules/appointments/status";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import {
  BoxesFilter,
  FilterFields,
  FilterForm,
  SelectFilter,
  SortFields,
  WordsFilter,
} from "../../../shared/list/filter-form.tsx";
import frame from "../../../shared/list/list.module.css";
import {
  FilterDisclosure,
  ListCount,
  ListPages,
  ListTabs,
  NoMatches,
  useIsLoadingOtherList,
} from "../../../shared/list/list-parts.tsx";
import { countFilters, viewQuery } from "../../../shared/list/view.ts";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Illustration } from "../../../ui/illustrations.tsx";
import { Note } from "../../../ui/notices.tsx";
import { PAGES_OF } from "../actions.ts";
import styles from "./list.module.css";
import type { ShownList } from "./list.server.ts";
import {
  APPOINTMENTS,
  type ListView,
  LONGEST_NAME,
  ORDERS,
  revised,
  TABS,
  type Tab,
  tabOf,
  usualOrder,
} from "./list-view.ts";
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
  const count = countFilters(APPOINTMENTS, view);
  const isOther = useIsLoadingOtherList(APPOINTMENTS, view);
  return (
    <div className={frame.list}>
      <Tabs view={view} />
      <FilterDisclosure count={count} summary={count > 0 ? t("list.filterOn", { count }) : t("list.filter")}>
        <AppointmentFilter view={view} side={side} />
      </FilterDisclosure>
      {!isClear && <Note>{t("list.unread")}</Note>}
      <ListCount count={list?.totalCount}>{!isOther && list && t("list.count", { count: list.totalCount })}</ListCount>
      <ListPages
        list={APPOINTMENTS}
        {...{ view, isOther, t }}
        shown={list}
        empty={<EmptyList side={side} view={view} />}
      >
        {(shown) => <Rows items={shown.items} side={side} now={now} />}
      </ListPages>
    </div>
  );
}

function Tabs({ view }: { view: ListView }) {
  const { t } = useTranslation("appointments");
  const here = tabOf(view);
  const tabs = (Object.keys(TABS) as Tab[]).map((tab) => {
    const period = TABS[tab];
    const query = viewQuery(APPOINTMENTS, { ...view, period, order: usualOrder({ period }), page: 1 });
    return { key: tab, to: `?${query}`, label: t(`list.tabs.${tab}`), isHere: tab === here };
  });
  return <ListTabs label={t("list.tabs.label")} tabs={tabs} />;
}

/** An empty list: why, and the next step. */
function EmptyList({ side, view }: { side: Side; view: ListView }) {
  const { t } = useTranslation("appointments");
  const tab = tabOf(view);
  if (countFilters(APPOINTMENTS, view) > 0 || tab === undefined)
    return (
      <NoMatches
        title={t("list.empty.filtered")}
        text={t("list.empty.filteredText")}
        to={PAGES_OF[side].list}
        reset={t("list.reset")}
      />
    );
  const drawing = <Illustration of="calendar" />;
  if (tab === "past")
    return (
      <EmptyState title={t("list.empty.past")} drawing={drawing}>
        {t("list.empty.pastText")}
      </EmptyState>
    );
  return (
    <EmptyState title={t(`list.empty.upcoming.${side}`)} action={<NextSteps side={side} />} drawing={drawing}>
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

/** What lies ahead is neither old nor new. */
const AHEAD = { oldest: "soonest", newest: "latest" } as const;
const PLAIN = { oldest: "oldest", newest: "newest" } as const;

/** Filters and sorting of the appointments. */
function AppointmentFilter({ view, side }: { view: ListView; side: Side }) {
  const { t } = useTranslation("appointments");
  const periods = LIST_PERIODS.map((each) => [each, t(`periods.${each}`)] as const);
  const names = view.period === TABS.upcoming ? AHEAD : PLAIN;
  const orders = ORDERS.map((each) => [each, t(`orders.${names[each]}`)] as const);
  const statuses = STATUSES.map((each) => [each, t(`status.${each}`)] as const);
  return (
    <FilterForm list={APPOINTMENTS} view={view} revise={(chosen) => revised(view, chosen)}>
      <FilterFields>
        <WordsFilter name="name" label={t(`list.name.${side}`)} longest={LONGEST_NAME} />
        <SelectFilter name="period" label={t("list.period")} options={periods} />
        <SortFields t={t} orders={orders} />
      </FilterFields>
      <BoxesFilter name="status" label={t("list.status")} options={statuses} />
    </FilterForm>
  );
}
