import type { AppointmentItem } from "@aufwind/contract/appointments";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./agenda-status.module.css";

/** An appointment's status in the agenda: by name, icon and colour together. */
export const standingOf = ({ scheduledStatus, awaiting }: Pick<AppointmentItem, "scheduledStatus" | "awaiting">) => {
  if (scheduledStatus === "Pending") return awaiting === "payment_details" ? "held" : "asked";
  if (scheduledStatus === "Rescheduled") return awaiting === "coach" ? "movedByClient" : "movedByCoach";
  return LATER[scheduledStatus];
};
export type Standing = ReturnType<typeof standingOf>;

const LATER = {
  Scheduled: "scheduled",
  Completed: "completed",
  "No Show": "noShow",
  Cancelled: "cancelled",
  Rejected: "rejected",
} as const;

export const SIGNS: Record<Standing, IconName> = {
  held: "lock",
  asked: "info",
  movedByClient: "info",
  movedByCoach: "clock",
  scheduled: "check",
  completed: "check",
  noShow: "alert",
  cancelled: "close",
  rejected: "close",
};

/** Those that the agenda shows, in the order of their lifecycle. */
export const SHOWN_STANDINGS = [
  "asked",
  "held",
  "scheduled",
  "movedByClient",
  "movedByCoach",
  "completed",
  "noShow",
] as const satisfies Standing[];

/** An appointment's status, with its icon and in words. */
export function StandingMark(appointment: Pick<AppointmentItem, "scheduledStatus" | "awaiting">) {
  const { t } = useTranslation("agenda");
  const standing = standingOf(appointment);
  return (
    <span className={styles.mark} data-standing={standing}>
      <Icon name={SIGNS[standing]} /> {t(`standings.${standing}`)}
    </span>
  );
}
