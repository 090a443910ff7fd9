import type { Reconciliation } from "@aufwind/contract/reconciliation";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ChosenLink } from "../../shared/list/chosen-row.tsx";
import chosen from "../../shared/list/chosen-rows.module.css";
import { ListTabs } from "../../shared/list/list-parts.tsx";
import { RowTable } from "../../shared/list/row-table.tsx";
import rows from "../../shared/list/rows.module.css";
import { viewQuery } from "../../shared/list/view.ts";
import { ListDetailLayout } from "../../shared/list-detail-layout.tsx";
import { FileButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { DayDetail } from "./day-detail.tsx";
import { DifferencePill } from "./difference-pill.tsx";
import { ForecastPanel } from "./forecast-panel.tsx";
import styles from "./reconciliation.module.css";
import type { ReconciliationFacts } from "./reconciliation.server.ts";
import { DAYS, SPANS } from "./reconciliation-view.ts";

type ReconciledDay = Reconciliation["days"][number];

/** Whether ledger and provider agree, day by day, why a day differs, and how much money will be there. */
export function ReconciliationPage({ view, days, opened, forecast }: ReconciliationFacts) {
  const { t } = useTranslation("reconciliation");
  const tabs = SPANS.map((span) => ({
    key: span,
    to: `?${viewQuery(DAYS, { ...view, days: span, day: "" })}`,
    label: t(`spans.${span}`),
    isHere: span === view.days,
  }));
  const list = (
    <div className={chosen.list}>
      <ListTabs label={t("spans.label")} tabs={tabs} />
      {days[0] ? <Summary newest={days[0]} /> : <NoDays />}
      <RowTable
        className={styles.table}
        headClassName={styles.head}
        heads={[t("day"), t("ledger"), t("provider"), t("difference"), t("running")]}
      >
        {days.map((day) => (
          <Row
            key={day.day}
            day={day}
            to={`?${viewQuery(DAYS, { ...view, day: day.day })}`}
            isHere={day.day === view.day}
          />
        ))}
      </RowTable>
      <ForecastPanel {...forecast} />
    </div>
  );
  const sheet = (
    <FileButton look="ghost" small href={`/api/operators/reconciliation/export?days=${view.days}`} download>
      <Icon name="download" /> {t("export")}
    </FileButton>
  );
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} acts={sheet} />
      <ListDetailLayout
        list={list}
        isChosen={view.day !== ""}
        back={{ to: `?${viewQuery(DAYS, { ...view, day: "" })}`, label: t("all") }}
        detail={view.day && <DayDetail key={view.day} {...opened} />}
      />
    </>
  );
}

function NoDays() {
  const { t } = useTranslation("reconciliation");
  return (
    <EmptyState title={t("empty.title")}>
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}

/** How the books stand after the latest day. */
function Summary({ newest: { day, runningCents } }: { newest: ReconciledDay }) {
  const { t } = useTranslation("reconciliation");
  const locale = useLocale();
  const until = formatDay(locale, day, "plain");
  const money = formatAmount(locale, Math.abs(runningCents));
  const said = runningCents === 0 ? "agree" : runningCents > 0 ? "providerMore" : "ledgerMore";
  return (
    <p className={styles.summary} data-off={runningCents !== 0 || undefined} role="status">
      <Icon name={runningCents === 0 ? "check" : "alert"} />
      <span>{t(`summary.${said}`, { day: until, money })}</span>
    </p>
  );
}

function Row({ day, to, isHere }: { day: ReconciledDay; to: string; isHere: boolean }) {
  const { t } = useTranslation("reconciliation");
  const locale = useLocale();
  const amount = (cents: number) => formatAmount(locale, cents);
  return (
    <li className={`${rows.row} ${chosen.row} ${styles.row}`}>
      <ChosenLink to={to} isHere={isHere} name={formatDay(locale, day.day, "plain")} />
      <span className={styles.amount}>
        <small className={rows.inHead}>{t("ledger")}</small> {amount(day.ledgerCents)}
      </span>
      <span className={styles.amount}>
        <small className={rows.inHead}>{t("provider")}</small> {amount(day.providerCents)}
      </span>
      <span className={styles.difference}>
        <DifferencePill day={day} />
      </span>
      <span className={styles.amount}>
        <small className={rows.inHead}>{t("running")}</small> {amount(day.runningCents)}
      </span>
    </li>
  );
}
