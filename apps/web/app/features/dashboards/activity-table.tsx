import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./activity-table.module.css";
import type { Activity } from "./dashboard.server.ts";

/** What the pictures show, in numbers; the newest first, as lists of what was are read. */
export function ActivityTable({ step, pieces }: Pick<Activity, "step" | "pieces">) {
  const { t } = useTranslation("dashboards");
  return (
    <table className={styles.table}>
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
