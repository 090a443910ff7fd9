import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ActivityPanel } from "../../shared/chart/activity-panel.tsx";
import { Chart } from "../../shared/chart/chart.tsx";
import tableStyles from "../../shared/chart/chart-table.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Activity } from "./dashboards.server.ts";

/** The activity of a period: two small charts, and the table with their numbers. */
export function RevenueActivity({ activity }: { activity: Activity }) {
  const { t } = useTranslation("dashboards");
  const { step, bars, revenue, pieces, current } = activity;
  const names = pieces.map(({ axis }) => axis);
  const isDrawn = pieces.length > 1;
  const chart = revenue && (
    <figure>
      <figcaption>
        <h3>{t("activity.revenueNet")}</h3>
      </figcaption>
      <Chart title={t("activity.revenueTitle")} ticks={revenue.ticks} names={names} current={current}>
        <path d={revenue.revenue} data-kind="completed" />
      </Chart>
    </figure>
  );
  return (
    <ActivityPanel
      {...{ bars, names, current, isDrawn }}
      word={(key) => t(`activity.${key}`)}
      money={chart}
      table={<ActivityTable step={step} pieces={pieces} />}
    />
  );
}

/** The charts' numbers; newest first. */
function ActivityTable({ step, pieces }: Pick<Activity, "step" | "pieces">) {
  const { t } = useTranslation("dashboards");
  return (
    <table className={tableStyles.table}>
      <caption>
        <VisuallyHidden>{t("activity.caption")}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(`activity.steps.${step}`)}</th>
          <th scope="col">{t("activity.booked")}</th>
          <th scope="col">{t("activity.completed")}</th>
          <th scope="col">{t("activity.lost")}</th>
          <th scope="col">{t("activity.revenue")}</th>
        </tr>
      </thead>
      <tbody>
        {pieces.toReversed().map(({ name, booked, completed, lost, revenue }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{booked}</td>
            <td>{completed}</td>
            <td>{lost}</td>
            <td>{revenue}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
