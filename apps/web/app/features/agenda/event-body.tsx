import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./calendar.module.css";
import type { Payload } from "./calendar-events.ts";
import { SIGNS, standingOf } from "./standing.ts";
import { berlinTime, dayName } from "./times.ts";

type EventBodyProps = { payload: Payload; title: string; zone: string };

/** The content of a calendar block: the icon says the same as the colour. */
export function EventBody({ payload, title, zone }: EventBodyProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  if (payload.kind !== "appointment") return title;
  const { appointment, day, from, to } = payload;
  const standing = standingOf(appointment);
  const berlin = berlinTime({ at: appointment.scheduledAt }, { locale, zone });
  return (
    <span className={styles.body}>
      <span className={styles.line}>
        <Icon name={SIGNS[standing]} />
        <span className={styles.from}>{from}</span> {appointment.client.name || t("gone")}
      </span>
      {berlin && <span className={styles.more}>{t("inBerlin", { time: berlin })}</span>}
      <span className={styles.more}>
        {t(`consultations:names.${appointment.consultation}`)} · {t(`standings.${standing}`)}
        <VisuallyHidden>{t("whenLabel", { day: dayName(locale, day), from, to })}</VisuallyHidden>
      </span>
    </span>
  );
}
