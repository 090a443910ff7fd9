import type { FinanceSummary } from "@aufwind/contract/finances";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { MonthsDrawing } from "../../shared/chart/money-months.ts";
import { MonthsPanel } from "../../shared/chart/months-panel.tsx";
import { Note } from "../../ui/notices.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./summary.module.css";

type SummaryProps = {
  /** Null if it could not be loaded. */
  summary: FinanceSummary | null;
  /** Whether payouts can go out. */
  isConnected: boolean;
};

/** What was earned, what will be, what waits for its payout and what was paid out. */
export function Summary({ summary, isConnected }: SummaryProps) {
  const { t } = useTranslation("finances");
  const locale = useLocale();
  if (!summary) return <Failure title={t("summary.failed")} />;
  const { month, open, paidOutCents } = summary;
  const { earnedCents, count, carriedInCents } = month;
  return (
    <section aria-label={t("summary.label")}>
      <dl className={styles.tiles}>
        <Tile title={t("summary.earned", { month: formatDay(locale, month.month, "month") })} cents={earnedCents}>
          {count > 0 ? t("summary.count", { count }) : t("summary.countNone")}
          {carriedInCents < 0 && <> {t("summary.carriedIn", { money: formatAmount(locale, carriedInCents) })}</>}
        </Tile>
        <Tile title={t("summary.open")} cents={open?.cents ?? 0}>
          {!open &&
            (earnedCents > 0
              ? t("summary.openLater", { month: formatDay(locale, month.month, "month") })
              : t("summary.openNone"))}
          {open &&
            (isConnected
              ? t("summary.openBy", { date: formatDay(locale, open.payBy) })
              : t("summary.openWaits", { date: formatDay(locale, open.payBy) }))}
        </Tile>
        <Tile title={t("summary.paidOut", { year: month.month.slice(0, 4) })} cents={paidOutCents}>
          {t("summary.paidOutText")}
        </Tile>
        <Forecast forecast={summary.forecast} />
      </dl>
      {summary.held && <Held held={summary.held} />}
    </section>
  );
}

/** What is earned and in no statement: why, and what happens next. */
function Held({ held }: { held: NonNullable<FinanceSummary["held"]> }) {
  const { t } = useTranslation("finances");
  const locale = useLocale();
  const { checkedCents, reason, keptCents } = held;
  return (
    <div className={styles.held}>
      <Note icon="shield">
        {reason && (
          <p>
            {t("held.checked", { money: formatAmount(locale, checkedCents) })} {t(`held.${reason}`)} {t("held.next")}
          </p>
        )}
        {keptCents !== 0 && <p>{t("held.kept", { money: formatAmount(locale, keptCents) })}</p>}
        <p>
          <PageLink to="coachFinances" query="state=held" hash="appointments">
            {t("held.show")}
          </PageLink>
        </p>
      </Note>
    </div>
  );
}

type TileProps = { title: string; cents: number; children: React.ReactNode };

function Tile({ title, cents, children }: TileProps) {
  const locale = useLocale();
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.figure}>{formatAmount(locale, cents)}</dd>
      <dd>{children}</dd>
    </div>
  );
}

function Forecast({ forecast }: Pick<FinanceSummary, "forecast">) {
  const { t } = useTranslation("finances");
  const locale = useLocale();
  const all = forecast.reduce((sum, { arrivesCents }) => sum + arrivesCents, 0);
  return (
    <div className={styles.forecast}>
      <dt>{t("summary.forecast")}</dt>
      <dd className={styles.figure}>{formatAmount(locale, all)}</dd>
      <dd>
        {t("summary.forecastText")}
        <ul className={styles.months}>
          {forecast.map(({ month, arrivesCents, count }) => (
            <li key={month}>
              <span>{formatDay(locale, month, "month")}</span>
              <b>{formatAmount(locale, arrivesCents)}</b>
              <span>{t("summary.months", { count })}</span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** What was earned in each month, and what it cost. */
export function EarnedMonths({ drawing }: { drawing: MonthsDrawing | null }) {
  const { t } = useTranslation("finances");
  return (
    <MonthsPanel
      drawing={drawing}
      title={t("months.title")}
      summary={t("months.chart")}
      kinds={[t("months.earned"), t("months.fees")]}
      before={t("months.before")}
      table={t("months.table")}
      month={t("months.month")}
    />
  );
}
