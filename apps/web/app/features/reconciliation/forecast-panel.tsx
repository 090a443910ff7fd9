import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chart, Legend } from "../../shared/chart/chart.tsx";
import tables from "../../shared/chart/chart-table.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ForecastDrawing } from "./forecast.ts";
import styles from "./reconciliation.module.css";
import type { ReconciliationFacts } from "./reconciliation.server.ts";

/** The balance at the provider on each of the next days. */
export function ForecastPanel({ drawing, problem }: ReconciliationFacts["forecast"]) {
  const { t } = useTranslation("reconciliation");
  return (
    <Panel title={t("forecast.title")} id="forecast">
      {drawing ? <Drawn drawing={drawing} /> : <Failure>{problem}</Failure>}
    </Panel>
  );
}

function Drawn({ drawing: { now, lowest, chart, names, rows } }: { drawing: ForecastDrawing }) {
  const { t } = useTranslation("reconciliation");
  return (
    <>
      <p>
        {t("forecast.now", { money: now })}{" "}
        <span className={lowest.isShort ? styles.short : undefined}>
          {t(lowest.isShort ? "forecast.short" : "forecast.lowest", { day: lowest.day, money: lowest.money })}
        </span>
      </p>
      {chart && (
        <figure className={styles.figure}>
          {chart.below && (
            <Legend
              entries={[
                ["completed", t("forecast.above")],
                ["lost", t("forecast.below")],
              ]}
            />
          )}
          <Chart title={t("forecast.chart")} ticks={chart.ticks} base={chart.base} names={names} current={0}>
            <path d={chart.above} data-kind="completed" />
            <path d={chart.below} data-kind="lost" />
          </Chart>
        </figure>
      )}
      {rows.length === 0 ? (
        <p>{t("forecast.nothing")}</p>
      ) : (
        <Disclosure summary={t("forecast.table")}>
          <ForecastTable rows={rows} />
        </Disclosure>
      )}
    </>
  );
}

const COLUMNS = ["charges", "refunds", "payouts"] as const;

function ForecastTable({ rows }: Pick<ForecastDrawing, "rows">) {
  const { t } = useTranslation("reconciliation");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={styles.scroll} tabIndex={0} aria-label={t("forecast.title")}>
      <table className={tables.table}>
        <caption>
          <VisuallyHidden>{t("forecast.title")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("day")}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`forecast.${column}`)}
              </th>
            ))}
            <th scope="col">{t("forecast.balance")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amounts, balance, isShort }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {amounts.map((money, place) => (
                <td key={COLUMNS[place]}>{money}</td>
              ))}
              <td className={isShort ? styles.short : undefined}>{balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
