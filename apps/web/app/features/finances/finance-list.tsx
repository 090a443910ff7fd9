import { PERIODS } from "@aufwind/rules/appointments/periods";
import { Link } from "react-router";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ApplyButton, FilterFields, FilterForm, SelectFilter, SizeFilter } from "../../shared/list/filter-form.tsx";
import frame from "../../shared/list/list.module.css";
import { FilterDisclosure, ListPages, NoMatches, useIsLoadingOtherList } from "../../shared/list/list-parts.tsx";
import { countFilters, viewQuery } from "../../shared/list/view.ts";
import { FileButton, PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import patterns from "../../ui/patterns.module.css";
import { Section } from "../../ui/section.tsx";
import { exportPath, FINANCES, type FinanceView, ORDERS, payoutMonth, STATES } from "./finance-view.ts";
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
  const count = countFilters(FINANCES, view);
  const isOther = useIsLoadingOtherList(FINANCES, view);
  return (
    <Section title={t("list.title")} lead={t("list.lead")} id="appointments">
      <div className={frame.list}>
        <FilterDisclosure count={count} summary={count > 0 ? t("list.filterOn", { count }) : t("list.filter")}>
          <FinanceFilter view={view} />
        </FilterDisclosure>
        {view.payout && <OfPayout view={view} />}
        {!isClear && <Note>{t("list.unread")}</Note>}
        <div className={`${patterns.spread} ${frame.bar}`}>
          <p role="status" className={frame.count}>
            {!isOther && list && t("list.count", { count: list.totalCount })}
          </p>
          {list && list.totalCount > 0 && (
            <FileButton look="ghost" small href={exportPath(view)} download>
              <Icon name="download" /> {t("list.export")}
            </FileButton>
          )}
        </div>
        <ListPages list={FINANCES} {...{ view, isOther, t }} shown={list} empty={<Empty isFiltered={count > 0} />}>
          {(shown) => <Rows items={shown.items} isWhole={!shown.hasNext} now={now} />}
        </ListPages>
      </div>
    </Section>
  );
}

/** The list holds one payout only, and the way back to all. */
function OfPayout({ view }: { view: FinanceView }) {
  const { t } = useTranslation("finances");
  const locale = useLocale();
  return (
    <p>
      {t("list.ofPayout", { month: formatDay(locale, payoutMonth(view), "month") })}{" "}
      <Link
        to={`?${viewQuery(FINANCES, { ...view, payout: "", page: 1 })}`}
        className={patterns.link}
        preventScrollReset
      >
        {t("list.allPayouts")}
      </Link>
    </p>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("finances");
  if (isFiltered)
    return (
      <NoMatches
        title={t("list.empty.filtered")}
        text={t("list.empty.filteredText")}
        to="coachFinances"
        reset={t("list.empty.reset")}
      />
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

/** Filters and sorting of the paid appointments. */
function FinanceFilter({ view }: { view: FinanceView }) {
  const { t } = useTranslation("finances");
  const periods = PERIODS.map((each) => [each, t(`periods.${each}`)] as const);
  const states = STATES.map((each) => [each, t(`states.${each}`)] as const);
  const orders = ORDERS.map((each) => [each, t(`orders.${each}`)] as const);
  return (
    <FilterForm list={FINANCES} view={view}>
      <input type="hidden" name="payout" defaultValue={view.payout} />
      <FilterFields className={styles.fields}>
        <SelectFilter name="period" label={t("list.period")} options={periods} />
        <SelectFilter name="state" label={t("list.state")} options={states} />
        <SelectFilter name="order" label={t("list.order")} options={orders} />
        <SizeFilter label={t("list.size")} />
      </FilterFields>
      <noscript>
        <ApplyButton>{t("list.apply")}</ApplyButton>
      </noscript>
    </FilterForm>
  );
}
