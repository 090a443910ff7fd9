import type { Relation } from "@aufwind/rules/appointments/booking";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./relation-badge.module.css";

type RelationBadgeProps = { relation: Relation; completed: number };

/** How somebody became a client, in a word; new if there was no appointment with this coach yet. */
export function RelationBadge({ relation, completed }: RelationBadgeProps) {
  const { t } = useTranslation("coach-clients");
  return (
    <span className={styles.badge} data-relation={relation}>
      {relation === "new" && completed === 0 ? t("newHere") : t(`relation.${relation}`)}
    </span>
  );
}
