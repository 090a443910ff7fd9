import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ActivityPanel } from "../../shared/chart/activity-panel.tsx";
import { Chart, Legend } from "../../shared/chart/chart.tsx";
import tables from "../../shared/chart/chart-table.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./numbers.module.css";
import type { NumbersFacts } from "./numbers.server.ts";

const COLUMNS = [
  ...(["newCoaches", "newClients", "booked", "completed", "cancelled", "noShows"] as const),
  ...(["gross", "fees"] as const),
];

/** Appointments and money of the period: two charts, and the table with all numbers. */
export function MarketActivity({ activity }: Pick<NumbersFacts, "activity">) {
  const { t } = useTranslation("numbers");
  const { bars, money, pieces, current } = activity;
  const names = pieces.map(({ axis }) => axis);
  const isDrawn = pieces.length > 1 && (bars !== null || money !== null);
  const chart = money && (
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
  );
  return (
    <ActivityPanel
      {...{ bars, names, current, isDrawn }}
      word={(key) => t(`activity.${key}`)}
      money={chart}
      table={<ActivityTable activity={activity} />}
    />
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
