import type { NotificationStatus } from "@aufwind/rules/notifications/statuses";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./rows.module.css";

const ICONS: Record<NotificationStatus, IconName> = {
  Pending: "clock",
  Sent: "bell",
  Failed: "bell",
  Read: "check",
  Deleted: "trash",
  Archived: "file",
  Dismissed: "close",
};

/** How a notification stands: in words, with a sign, and only then by colour. */
export function StatusBadge({ status }: { status: NotificationStatus }) {
  const { t } = useTranslation("notifications");
  return (
    <span className={styles.badge} data-status={status}>
      <Icon name={ICONS[status]} /> {t(`status.${status}`)}
    </span>
  );
}
