import type { AppointmentItem } from "@aufwind/contract/appointments";
import { isToPay } from "@aufwind/rules/payments/status";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./agenda-status.module.css";

/** An appointment's status in the agenda: by name, icon and colour together. */
export const agendaStatusOf = ({
  scheduledStatus,
  awaiting,
}: Pick<AppointmentItem, "scheduledStatus" | "awaiting">) => {
  if (scheduledStatus === "Pending") return awaiting === "payment_details" ? "held" : "asked";
  if (scheduledStatus === "Rescheduled") return awaiting === "coach" ? "movedByClient" : "movedByCoach";
  return LATER[scheduledStatus];
};
type AgendaStatus = ReturnType<typeof agendaStatusOf>;

const LATER = {
  Scheduled: "scheduled",
  Completed: "completed",
  "No Show": "noShow",
  Cancelled: "cancelled",
  Rejected: "rejected",
} as const;

const SIGNS: Record<AgendaStatus, IconName> = {
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

type LookFacts = Pick<AppointmentItem, "scheduledStatus" | "awaiting" | "endsAt" | "payment" | "consultation">;

/** How a block is drawn: what the coach has to see first wins. */
export function blockLookOf(appointment: LookFacts, now: number) {
  const { scheduledStatus, endsAt, payment, consultation } = appointment;
  const status = agendaStatusOf(appointment);
  if (status === "noShow") return "noShow";
  if (status === "asked" || status === "movedByClient") return "waits";
  if (isToPay({ payment, status: scheduledStatus })) return "unpaid";
  if (status === "completed" || Date.parse(endsAt) <= now) return "past";
  if (status === "held" || status === "movedByCoach") return "unanswered";
  return consultation === "discovery" ? "discovery" : "scheduled";
}
export type BlockLook = ReturnType<typeof blockLookOf>;

/** In the order of the legend. */
export const BLOCK_LOOKS = [
  "scheduled",
  "waits",
  "unanswered",
  "discovery",
  "unpaid",
  "past",
  "noShow",
] as const satisfies BlockLook[];

/** An appointment's status, with its icon and in words. */
export function StatusMark(appointment: Pick<AppointmentItem, "scheduledStatus" | "awaiting">) {
  const { t } = useTranslation("agenda");
  const status = agendaStatusOf(appointment);
  return (
    <span className={styles.mark} data-status={status}>
      <Icon name={SIGNS[status]} /> {t(`status.${status}`)}
    </span>
  );
}
