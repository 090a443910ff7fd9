import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Side, Status } from "@aufwind/rules/appointments/status";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { unpaidMark } from "./client-payment.ts";
import { paymentMark } from "./coach-payment.ts";
import { useOtherName } from "./person.tsx";
import { awaitedOf } from "./sides.ts";
import styles from "./status-badge.module.css";

const ICONS: Record<Status, IconName> = {
  Pending: "clock",
  Scheduled: "check",
  Rescheduled: "calendar",
  Cancelled: "close",
  "No Show": "alert",
  Completed: "check",
  Rejected: "close",
};
const TONES: Record<Status, "open" | "good" | "over" | "bad"> = {
  Pending: "open",
  Scheduled: "good",
  Rescheduled: "open",
  Cancelled: "over",
  "No Show": "bad",
  Completed: "over",
  Rejected: "over",
};

type Item = Pick<AppointmentItem, "scheduledStatus" | "awaiting" | "payment" | "coach" | "client">;

/** The status, and who is awaited: in words, with an icon, and only then by colour. */
export function StatusBadge({ item, side }: { item: Item; side: Side }) {
  const { t } = useTranslation("appointments");
  const name = useOtherName(item, side);
  const { scheduledStatus } = item;
  const awaited = awaitedOf(item, side);
  const paid = side === "coach" ? paymentMark(item) : undefined;
  const unpaid = side === "client" ? unpaidMark(item) : undefined;
  return (
    <span className={styles.status}>
      {/* An unpaid fee comes before a status that would look fine. */}
      {unpaid ? (
        <span className={styles.badge} data-tone="bad">
          <Icon name="alert" /> {t(`clientPayment.marks.${unpaid}`)}
        </span>
      ) : (
        <span className={styles.badge} data-tone={TONES[scheduledStatus]}>
          <Icon name={ICONS[scheduledStatus]} /> {t(`status.${scheduledStatus}`)}
        </span>
      )}
      {unpaid && <small>{t(`status.${scheduledStatus}`)}</small>}
      {awaited && (
        <small data-you={awaited === "you" || undefined}>
          {awaited === "details" ? t(`awaited.details.${side}`) : t(`awaited.${awaited}`, { name })}
        </small>
      )}
      {paid && <small data-payment={paid}>{t(`paymentMarks.${paid}`)}</small>}
    </span>
  );
}
