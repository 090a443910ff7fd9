import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ActivityPanel } from "../../shared/chart/activity-panel.tsx";
import tableStyles from "../../shared/chart/chart-table.module.css";
import { NumberTable } from "../../shared/chart/number-table.tsx";
import type { Activity } from "./dashboards.server.ts";

const COLUMNS = ["booked", "completed", "lost", "revenue"] as const;

/** The activity of a period: two small charts, and the table with their numbers. */
export function RevenueActivity({ activity }: { activity: Activity }) {
  const { t } = useTranslation("dashboards");
  const { revenue, pieces } = activity;
  return (
    <ActivityPanel
      {...activity}
      isDrawn={pieces.length > 1}
      word={(key) => t(`activity.${key}`)}
      money={
        revenue && {
          heading: t("activity.revenueNet"),
          title: t("activity.revenueTitle"),
          ticks: revenue.ticks,
          bars: [["completed", revenue.revenue]],
        }
      }
      table={<ActivityTable {...activity} />}
    />
  );
}

/** The charts' numbers; newest first. */
function ActivityTable({ step, pieces }: Pick<Activity, "step" | "pieces">) {
  const { t } = useTranslation("dashboards");
  return (
    <NumberTable
      className={tableStyles.table}
      caption={t("activity.caption")}
      heads={[t(`activity.steps.${step}`), ...COLUMNS.map((column) => t(`activity.${column}`))]}
      rows={pieces.toReversed().map((piece) => ({ name: piece.name, values: COLUMNS.map((column) => piece[column]) }))}
    />
  );
}
