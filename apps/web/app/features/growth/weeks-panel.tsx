import { GROWTH_STEPS } from "@aufwind/rules/growth";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chart } from "../../shared/chart/chart.tsx";
import tables from "../../shared/chart/chart-table.module.css";
import charts from "../../shared/chart/charts.module.css";
import { NumberTable } from "../../shared/chart/number-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { ShownGrowth } from "./growth.server.ts";

const DRAWN = ["viewed", "booked"] as const;

/** The weeks as two small charts, and the table with all their numbers. */
export function WeeksPanel({ weekly }: Pick<ShownGrowth, "weekly">) {
  const { t } = useTranslation("growth");
  const { names, current, rows } = weekly;
  return (
    <Panel title={t("weekly.title")}>
      <div className={charts.charts}>
        {DRAWN.map((step) => {
          const drawing = weekly[step];
          if (!drawing) return null;
          return (
            <figure key={step}>
              <figcaption>
                <h3>{t(`steps.${step}`)}</h3>
              </figcaption>
              <Chart title={t(`weekly.${step}`)} ticks={drawing.ticks} names={names} current={current}>
                <path d={drawing.bars} data-kind="completed" />
              </Chart>
            </figure>
          );
        })}
      </div>
      <Disclosure summary={t("weekly.table")}>
        <NumberTable
          className={tables.table}
          caption={t("weekly.caption")}
          heads={[t("weekly.week"), ...GROWTH_STEPS.map((step) => t(`heads.${step}`))]}
          rows={rows.map(({ name, counts }) => ({ name, values: counts }))}
        />
      </Disclosure>
    </Panel>
  );
}
