import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { AppointmentBars } from "../../shared/chart/appointment-bars.tsx";
import { Chart, Legend } from "../../shared/chart/chart.tsx";
import tables from "../../shared/chart/chart-table.module.css";
import charts from "../../shared/chart/charts.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./numbers.module.css";
import type { NumbersFacts } from "./numbers.server.ts";

const COLUMNS = [
  ...(["newCoaches", "newClients", "booked", "completed", "cancelled", "noShows"] as const),
  ...(["gross", "fees"] as const),
];

/** Appointments and money of the period: two charts, and the table with all numbers. */
export function ActivityPanel({ activity }: Pick<NumbersFacts, "activity">) {
  const { t } = useTranslation("numbers");
  const { bars, money, pieces, current } = activity;
  const names = pieces.map(({ axis }) => axis);
  // A single bar is no chart; the figures above say the same.
  const isDrawn = pieces.length > 1 && (bars !== null || money !== null);
  return (
    <Panel title={t("activity.title")} id="activity">
      {isDrawn && (
        <div className={charts.charts}>
          {bars && (
            <AppointmentBars
              heading={t("activity.appointments")}
              title={t("activity.appointmentsTitle")}
              words={{ booked: t("activity.booked"), completed: t("activity.completed"), lost: t("activity.lost") }}
              {...{ bars, names, current }}
            />
          )}
          {money && (
            <figure>
              <figcaption>
                <h3>{t("activity.money")}</h3>
                <Legend
                  entries={[
                    ["completed", t("activity.gross")],
                    ["fees", t("activity.fees")],
                  ]}
                />
              </figcaption>
              <Chart title={t("activity.moneyTitle")} ticks={money.ticks} names={names} current={current}>
                <path d={money.gross} data-kind="completed" />
                <path d={money.fees} data-kind="fees" />
              </Chart>
            </figure>
          )}
        </div>
      )}
      <Disclosure summary={t("activity.table")} open={!isDrawn}>
        <ActivityTable activity={activity} />
      </Disclosure>
    </Panel>
  );
}

/** All numbers of each interval; newest first. */
function ActivityTable({ activity: { step, pieces } }: Pick<NumbersFacts, "activity">) {
  const { t } = useTranslation("numbers");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={styles.scroll} tabIndex={0} aria-label={t("activity.caption")}>
      <table className={tables.table}>
        <caption>
          <VisuallyHidden>{t("activity.caption")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(`activity.steps.${step}`)}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`activity.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.toReversed().map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, place) => (
                <td key={COLUMNS[place]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
