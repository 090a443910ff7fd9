import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./activity.module.css";
import { ActivityTable } from "./activity-table.tsx";
import { HEIGHT } from "./bars.ts";
import { Chart } from "./chart.tsx";
import type { Activity } from "./dashboard.server.ts";

const KINDS = ["booked", "completed", "lost"] as const;

/** The activity of a period: two small pictures, and the table that holds their numbers. */
export function ActivityPanel({ activity }: { activity: Activity }) {
  const { t } = useTranslation("dashboards");
  const { step, bars, revenue, pieces } = activity;
  // One bar alone is no picture; the figures above say the same.
  const isDrawn = pieces.length > 1;
  return (
    <Panel title={t("activity.title")} id="activity">
      {isDrawn && (
        <div className={styles.charts}>
          {bars && (
            <figure>
              <figcaption>
                <h3>{t("activity.appointments")}</h3>
                <ul className={styles.legend}>
                  {KINDS.map((kind) => (
                    <li key={kind} data-kind={kind}>
                      {t(`activity.${kind}`)}
                    </li>
                  ))}
                </ul>
              </figcaption>
              <Chart title={t("activity.appointmentsTitle")} top={bars.top} base={bars.base} pieces={pieces}>
                {KINDS.map((kind) => (
                  <path key={kind} d={bars[kind]} data-kind={kind} />
                ))}
              </Chart>
            </figure>
          )}
          {revenue && (
            <figure>
              <figcaption>
                <h3>{t("activity.revenueNet")}</h3>
              </figcaption>
              <Chart title={t("activity.revenueTitle")} top={revenue.top} base={HEIGHT} pieces={pieces}>
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
