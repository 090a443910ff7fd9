import { useTranslation } from "../../platform/use-translation.ts";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./offer-panel.module.css";

/** The next days with time for a first talk. */
export function FreeDays({ days, nextFree }: { days: ShownCoach["freeDays"]; nextFree: ShownCoach["nextFree"] }) {
  const { t } = useTranslation("coach-page");
  return (
    <section className={styles.free} aria-labelledby="free-days">
      <h3 id="free-days">{t("days.title")}</h3>
      {days.length > 0 ? (
        <>
          {nextFree && (
            <p className={styles.soonest}>
              {t("days.soonest")} <time dateTime={nextFree.at}>{nextFree.shown}</time>
            </p>
          )}
          <ol>
            {days.map(({ date, weekday, day, month, slots }) => (
              <li key={date}>
                <time dateTime={date}>
                  <small>{weekday}</small>
                  <b>{day}</b>
                  <small>{month}</small>
                </time>
                <span>{t("days.slots", { count: slots })}</span>
              </li>
            ))}
          </ol>
          <p className={styles.note}>{t("days.zone")}</p>
        </>
      ) : (
        <p className={styles.note}>{t("days.none")}</p>
      )}
    </section>
  );
}
