import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./offline-bar.module.css";
import { useReachable } from "./use-reachable.ts";

/** A quiet line while we cannot be reached; it goes by itself. */
export function OfflineBar() {
  const { t } = useTranslation("shell");
  const reachable = useReachable();
  return (
    <div role="status">
      {!reachable && (
        <p className={styles.bar}>
          <Icon name="info" /> {t("offline")}
        </p>
      )}
    </div>
  );
}
