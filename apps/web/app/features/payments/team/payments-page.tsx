import type { OperatorPayment } from "@aufwind/contract/payments-operators";
import { PAYMENT_STATUSES, type PaymentStatus } from "@aufwind/rules/payments/status";
import { Link } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatAmount, formatLastFour, formatMoment } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ChosenRows } from "../../../shared/list/chosen-row.tsx";
import chosen from "../../../shared/list/chosen-rows.module.css";
import { DAY_RANGES } from "../../../shared/list/day-range.ts";
import { ApplyButton, DayFilter, FilterFields, FilterForm, SelectFilter } from "../../../shared/list/filter-form.tsx";
import { FindForm } from "../../../shared/list/find-form.tsx";
import { FilterDisclosure, ListCount, PagedRows } from "../../../shared/list/list-parts.tsx";
import { RowFacts } from "../../../shared/list/row-facts.tsx";
import rows from "../../../shared/list/rows.module.css";
import { countFilters, viewQuery } from "../../../shared/list/view.ts";
import { ListDetailLayout } from "../../../shared/list-detail-layout.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { PaymentFigures } from "./payment-figures.tsx";
import { PaymentTimeline } from "./payment-timeline.tsx";
import styles from "./payments.module.css";
import type { PaymentsFacts } from "./payments.server.ts";
import { PAYMENTS, type PaymentsView } from "./payments-view.ts";

type Found = FormResult<{ items: OperatorPayment[] }>;

/** All payments by state and day, or those that a search found, beside the one that was chosen. */
export function PaymentsPage({ view, shown, opened, now }: PaymentsFacts) {
  const { t } = useTranslation("payments-team");
  const result = useAnswer<Found>();
  const found = result?.ok && result.form === "find" ? result.data.items : null;
  const all = viewQuery(PAYMENTS, { ...view, open: "" });
  const list = (
    <div className={chosen.list}>
      <FindForm name="find" label={t("find.label")} help={t("find.help")} button={t("find.button")} />
      {!found && <Filters view={view} />}
      {found ? (
        <ListCount count={found.length}>{t("find.found", { count: found.length })}</ListCount>
      ) : (
        <ListCount count={shown.totalCount}>{t("count", { count: shown.totalCount })}</ListCount>
      )}
      {(found ?? shown.items).length === 0 && (
        <EmptyState title={t("empty.title")}>
          <p>{t(found ? "empty.found" : "empty.text")}</p>
        </EmptyState>
      )}
      {found ? (
        <Rows payments={found} />
      ) : (
        <PagedRows
          shown={shown}
          more={t("more")}
          mostShown={t("mostShown")}
          focused="li a"
          queryOf={(page) => viewQuery(PAYMENTS, { ...view, page })}
        >
          <Rows payments={shown.items} view={view} />
        </PagedRows>
      )}
    </div>
  );
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ListDetailLayout
        list={list}
        isChosen={opened !== null && !found}
        back={{ to: `?${all}`, label: t("all") }}
        detail={opened && !found && <Brief key={opened.appointmentId} {...{ opened, now }} />}
      />
    </>
  );
}

function Filters({ view }: { view: PaymentsView }) {
  const { t } = useTranslation("payments-team");
  const count = countFilters(PAYMENTS, view);
  const states = [
    ["", t("filter.any")] as const,
    ...PAYMENT_STATUSES.map((each) => [each, t(`states.${each}`)] as const),
  ];
  return (
    <FilterDisclosure count={count} summary={t("filter.summary", { count })}>
      <FilterForm list={PAYMENTS} view={view}>
        <FilterFields>
          <SelectFilter
            name="span"
            label={t("filter.span.label")}
            options={DAY_RANGES.map((span) => [span, t(`filter.span.${span}`)] as const)}
          />
          <SelectFilter name="payment" label={t("filter.state")} options={states} />
          <DayFilter name="from" label={t("filter.from")} />
          <DayFilter name="to" label={t("filter.to")} />
          <ApplyButton look="ghost">{t("filter.apply")}</ApplyButton>
        </FilterFields>
      </FilterForm>
    </FilterDisclosure>
  );
}

/** Rows of the list open beside it; those that a search found open their own page, since a search has no address. */
function Rows({ payments, view }: { payments: readonly OperatorPayment[]; view?: PaymentsView }) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const looks = `${rows.name} ${rows.link}`;
  return (
    <ChosenRows>
      {payments.map((payment) => {
        const { appointmentId, client, coach, scheduledAt, grossCents, lastFour } = payment;
        const name = client.name || t("goneClient");
        return (
          <li key={appointmentId} className={`${rows.row} ${chosen.row}`}>
            <div>
              {view ? (
                <Link
                  className={looks}
                  to={`?${viewQuery(PAYMENTS, { ...view, open: appointmentId })}`}
                  aria-current={view.open === appointmentId ? "true" : undefined}
                  preventScrollReset
                >
                  {name}
                </Link>
              ) : (
                <PageLink className={looks} to="teamPayment" params={{ id: appointmentId }}>
                  {name}
                </PageLink>
              )}
              <RowFacts
                className={rows.soft}
                facts={[
                  formatMoment(locale, scheduledAt),
                  coach.name || t("goneCoach"),
                  lastFour && formatLastFour(lastFour),
                ]}
              />
            </div>
            <span className={styles.money}>
              <b>{formatAmount(locale, grossCents)}</b>
              <StatePill payment={payment.payment} />
            </span>
          </li>
        );
      })}
    </ChosenRows>
  );
}

const TONES: Partial<Record<PaymentStatus, "teal" | "warn" | "bad">> = {
  failed: "bad",
  authentication: "warn",
  disputed: "bad",
  paid: "teal",
  partlyRefunded: "warn",
  refunding: "warn",
};

function StatePill({ payment }: { payment: PaymentStatus }) {
  const { t } = useTranslation("payments-team");
  return <Pill tone={TONES[payment] ?? "plain"}>{t(`states.${payment}`)}</Pill>;
}

/** The chosen payment in short; its page has the ledger and the actions. */
function Brief({ opened, now }: { opened: NonNullable<PaymentsFacts["opened"]>; now: number }) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  return (
    <Panel
      title={t("titleOf", {
        money: formatAmount(locale, opened.grossCents),
        name: opened.client.name || t("goneClient"),
      })}
      small
    >
      <PaymentFigures payment={opened} />
      <PaymentTimeline payment={opened} now={now} />
      <PageButton to="teamPayment" params={{ id: opened.appointmentId }} look="accent">
        {t("openPayment")}
      </PageButton>
    </Panel>
  );
}
