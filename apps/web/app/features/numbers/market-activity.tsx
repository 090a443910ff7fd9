import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ActivityPanel } from "../../shared/chart/activity-panel.tsx";
import tables from "../../shared/chart/chart-table.module.css";
import { NumberTable } from "../../shared/chart/number-table.tsx";
import styles from "./numbers.module.css";
import type { NumbersFacts } from "./numbers.server.ts";

const COLUMNS = [
  ...(["newCoaches", "newClients", "booked", "completed", "cancelled", "noShows"] as const),
  ...(["gross", "fees"] as const),
];

/** Appointments and money of the period: two charts, and the table with all numbers. */
export function MarketActivity({ activity }: Pick<NumbersFacts, "activity">) {
  const { t } = useTranslation("numbers");
  const { bars, money, pieces } = activity;
  return (
    <ActivityPanel
      {...activity}
      isDrawn={pieces.length > 1 && (bars !== null || money !== null)}
      word={(key) => t(`activity.${key}`)}
      money={
        money && {
          heading: t("activity.money"),
          title: t("activity.moneyTitle"),
          ticks: money.ticks,
          bars: [
            ["completed", money.gross, t("activity.gross")],
            ["fees", money.fees, t("activity.fees")],
          ],
        }
      }
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
      <NumberTable
        className={tables.table}
        caption={t("activity.caption")}
        heads={[t(`activity.steps.${step}`), ...COLUMNS.map((column) => t(`activity.${column}`))]}
        rows={pieces.toReversed()}
      />
    </section>
  );
}
