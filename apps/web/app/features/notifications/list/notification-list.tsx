import type { Side } from "@aufwind/rules/appointments/status";
import { NOTIFICATION_STATUSES } from "@aufwind/rules/notifications";
import { useEffect } from "react";
import { Form, useNavigate } from "react-router";
import { useReaderZone } from "../../../platform/i18n/reader-zone.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useLiveSummary, useRevalidateOn } from "../../../platform/live/use-live.ts";
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
  NoMatches,
  useIsLoadingOtherList,
} from "../../../shared/list/list-parts.tsx";
import { SelectionBar } from "../../../shared/list/selection.tsx";
import { countFilters, viewQuery } from "../../../shared/list/view.ts";
import { Button, PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Note } from "../../../ui/notices.tsx";
import patterns from "../../../ui/patterns.module.css";
import { ActionOutcome } from "./action-outcome.tsx";
import type { ShownList } from "./list.server.ts";
import { type ListView, LONGEST_NAME, NOTIFICATIONS, ORDERS, TIMEFRAMES } from "./list-view.ts";
import { Rows } from "./rows.tsx";

type ListProps = {
  side: Side;
  view: ListView;
  isClear: boolean;
  /** Null if it could not be loaded. */
  list: ShownList | null;
};

/** All notifications, with filters. */
export function NotificationList({ side, view, isClear, list }: ListProps) {
  const { t } = useTranslation("notifications");
  const count = countFilters(NOTIFICATIONS, view);
  const isOther = useIsLoadingOtherList(NOTIFICATIONS, view, { zone: "" });
  useRevalidateOn("notifications");
  useOwnZone(view);
  return (
    <div className={frame.list}>
      <FilterDisclosure count={count} summary={count > 0 ? t("list.filterOn", { count }) : t("list.filter")}>
        <NotificationFilter view={view} side={side} />
      </FilterDisclosure>
      {!isClear && <Note>{t("list.unclear")}</Note>}
      <ActionOutcome query={viewQuery(NOTIFICATIONS, view)} />
      <div className={`${patterns.spread} ${frame.bar}`}>
        <ListCount count={list?.totalCount}>
          {!isOther && list && list.totalCount > 0 && t("list.count", { count: list.totalCount })}
        </ListCount>
        <ReadAll view={view} />
      </div>
      <ListPages
        list={NOTIFICATIONS}
        {...{ view, isOther, t }}
        shown={list}
        empty={<EmptyList isFiltered={count > 0} />}
      >
        {(shown) => (
          <>
            <Rows items={shown.items} side={side} query={viewQuery(NOTIFICATIONS, view)} />
            <Selected view={view} />
          </>
        )}
      </ListPages>
    </div>
  );
}

const SELECTED_ACTS = ["read", "archive", "delete"] as const;

function Selected({ view }: { view: ListView }) {
  const { t } = useTranslation("notifications");
  return (
    <SelectionBar query={viewQuery(NOTIFICATIONS, view)}>
      {SELECTED_ACTS.map((act) => (
        <Button
          key={act}
          type="submit"
          look={act === "read" ? "primary" : "ghost"}
          small
          name="form"
          value={`selected.${act}`}
        >
          {t(`acts.${act}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}

function ReadAll({ view }: { view: ListView }) {
  const { t } = useTranslation("notifications");
  if (useLiveSummary().unreadNotifications === 0) return null;
  return (
    <Form method="post" action={`?${viewQuery(NOTIFICATIONS, view)}`} replace preventScrollReset>
      <Button type="submit" look="ghost" small name="form" value="readAll">
        {t("acts.readAll")}
      </Button>
    </Form>
  );
}

/** Sentences include the reader's own time, which only the browser knows: reloaded once if it differs. */
function useOwnZone(view: ListView) {
  const zone = useReaderZone();
  const navigate = useNavigate();
  const isAway = zone !== null && document.documentElement.dataset.away !== undefined;
  const wanted = isAway && view.zone === "" ? viewQuery(NOTIFICATIONS, { ...view, zone }) : null;
  useEffect(() => {
    if (wanted) navigate(`?${wanted}`, { replace: true, preventScrollReset: true });
  }, [wanted, navigate]);
}

/** An empty list: why, and the next step. */
function EmptyList({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("notifications");
  if (isFiltered)
    return (
      <NoMatches
        title={t("empty.filtered")}
        text={t("empty.filteredText")}
        to="notifications"
        reset={t("empty.reset")}
      />
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

/** How a new one was delivered is no question of its reader. */
const OFFERED = NOTIFICATION_STATUSES.filter((each) => each !== "Pending" && each !== "Failed");

/** Filters and sorting of the notifications. */
function NotificationFilter({ view, side }: { view: ListView; side: Side }) {
  const { t } = useTranslation("notifications");
  const timeframes = TIMEFRAMES.map((each) => [each, t(`timeframes.${each}`)] as const);
  const orders = ORDERS.map((each) => [each, t(`orders.${each}`)] as const);
  const statuses = OFFERED.map((each) => [each, t(`status.${each}`)] as const);
  return (
    <FilterForm list={NOTIFICATIONS} view={view} revise={(chosen) => ({ ...chosen, zone: view.zone })}>
      <FilterFields>
        <WordsFilter name="name" label={t(`list.name.${side}`)} longest={LONGEST_NAME} />
        <SelectFilter name="timeframe" label={t("list.timeframe")} options={timeframes} />
        <SortFields t={t} orders={orders} />
      </FilterFields>
      <BoxesFilter name="status" label={t("list.status")} options={statuses} />
    </FilterForm>
  );
}
