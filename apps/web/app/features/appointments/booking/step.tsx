import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import styles from "./booking.module.css";

export const STEPS = ["what", "when", "confirm"] as const;
type StepName = (typeof STEPS)[number];

/** One step with its number, in its place on the page. */
export function Step({ name, children }: { name: StepName; children: React.ReactNode }) {
  const { t } = useTranslation("appointments-booking");
  return (
    <section className={styles.step} id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        <span className={styles.number} aria-hidden="true">
          {STEPS.indexOf(name) + 1}
        </span>
        {t(`${name}.title`)}
      </h2>
      {children}
    </section>
  );
}
