import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { AppointmentBars } from "../../shared/chart/appointment-bars.tsx";
import { Chart } from "../../shared/chart/chart.tsx";
import tableStyles from "../../shared/chart/chart-table.module.css";
import styles from "../../shared/chart/charts.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Activity } from "./dashboards.server.ts";

/** The activity of a period: two small charts, and the table with their numbers. */
export function ActivityPanel({ activity }: { activity: Activity }) {
  const { t } = useTranslation("dashboards");
  const { step, bars, revenue, pieces, current } = activity;
  const names = pieces.map(({ axis }) => axis);
  // A single bar is no chart; the figures above say the same.
  const isDrawn = pieces.length > 1;
  return (
    <Panel title={t("activity.title")} id="activity">
      {isDrawn && (
        <div className={styles.charts}>
          {bars && (
            <AppointmentBars
              heading={t("activity.appointments")}
              title={t("activity.appointmentsTitle")}
              words={{ booked: t("activity.booked"), completed: t("activity.completed"), lost: t("activity.lost") }}
              {...{ bars, names, current }}
            />
          )}
          {revenue && (
            <figure>
              <figcaption>
                <h3>{t("activity.revenueNet")}</h3>
              </figcaption>
              <Chart title={t("activity.revenueTitle")} ticks={revenue.ticks} names={names} current={current}>
                <path d={revenue.revenue} data-kind="completed" />
              </Chart>
            </figure>
          )}
        </div>
      )}
      <Disclosure summary={t("activity.table")} open={!isDrawn}>
        <ActivityTable step={step} pieces={pieces} />
      </Disclosure>
    </Panel>
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
