import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./coach-page.module.css";

/** What the coach says about each kind of appointment. */
export function ConsultationTexts({ consultations }: Pick<ShownCoach, "consultations">) {
  const { t } = useTranslation("coach-page");
  const told = consultations.filter(({ description }) => description);
  if (told.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="consultations">
      <h2 id="consultations">{t("offers.about")}</h2>
      <dl className={styles.kinds}>
        {told.map(({ type, durationMinutes, description }) => (
          <div key={type}>
            <dt>
              {t(`offers.${type}`)} <small>{t("offers.minutes", { count: durationMinutes })}</small>
            </dt>
            <dd className={styles.text} lang={description?.lang}>
              {description?.text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
