import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./offer-panel.module.css";

type FreeDaysProps = { slug: string; days: ShownCoach["freeDays"]; nextFree: ShownCoach["nextFree"] };

/** The next days with time for a first talk; each leads to its times. */
export function FreeDays({ slug, days, nextFree }: FreeDaysProps) {
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
                <PageLink to="book" params={{ slug }} query={`month=${date.slice(0, 7)}&day=${date}`} hash="pick-day">
                  <time dateTime={date}>
                    <small>{weekday}</small>
                    <b>{day}</b>
                    <small>{month}</small>
                  </time>
                  <span>{t("days.slots", { count: slots })}</span>
                </PageLink>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className={styles.note}>{t("days.none")}</p>
      )}
    </section>
  );
}
