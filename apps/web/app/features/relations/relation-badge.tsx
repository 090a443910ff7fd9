import type { Relation } from "@aufwind/rules/appointments/first-appointment";
import { useTranslation } from "../../platform/use-translation.ts";
import styles from "./relation-badge.module.css";

/** How somebody became a client, as a word. */
export function RelationBadge({ relation }: { relation: Relation }) {
  const { t } = useTranslation("relations");
  return (
    <span className={styles.badge} data-relation={relation}>
      {t(`relation.${relation}`)}
    </span>
  );
}
