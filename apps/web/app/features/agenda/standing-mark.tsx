import type { AppointmentItem } from "@aufwind/contract/appointments";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { SIGNS, standingOf } from "./standing.ts";
import styles from "./standings.module.css";

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
