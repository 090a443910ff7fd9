import { GROWTH_STEPS } from "@aufwind/rules/growth";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chart } from "../../shared/chart/chart.tsx";
import tables from "../../shared/chart/chart-table.module.css";
import charts from "../../shared/chart/charts.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
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
        <table className={tables.table}>
          <caption>
            <VisuallyHidden>{t("weekly.caption")}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t("weekly.week")}</th>
              {GROWTH_STEPS.map((step) => (
                <th key={step} scope="col">
                  {t(`heads.${step}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, counts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {counts.map((count, place) => (
                  <td key={GROWTH_STEPS[place]}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </Panel>
  );
}
