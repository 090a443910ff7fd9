import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { MomentShape } from "../../../platform/i18n/dates.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Moment } from "../../../ui/moment.tsx";
import { Sentence } from "../sentence.tsx";
import styles from "./item-time.module.css";

type ItemTimeProps = { item: Pick<AppointmentItem, "scheduledAt" | "scheduledBefore">; shape: MomentShape };

/** Its time; if another one is proposed, both, so that they cannot be confused. */
export function ItemTime({ item: { scheduledAt, scheduledBefore }, shape }: ItemTimeProps) {
  const { t } = useTranslation("appointments");
  if (!scheduledBefore) return <Moment at={scheduledAt} shape={shape} />;
  return (
    <span className={styles.times}>
      <span className={styles.before}>
        <Sentence text={t("acts.before")} at={scheduledBefore} />
      </span>
      <span>
        {t("acts.proposed")} <Moment at={scheduledAt} shape={shape} />
      </span>
    </span>
  );
}
