import { formatDay } from "../../platform/calendar-day.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { PreviewDay } from "./month-grid.tsx";
import styles from "./preview.module.css";

type ListProps = { days: readonly PreviewDay[]; chosen: string | undefined; linkTo: (day: string) => string };

/** The same month as a list of days; for narrow screens. */
export function MonthList({ days, chosen, linkTo }: ListProps) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  // What is over is left out, and of the days past the horizon the first speaks for all.
  const coming = days.filter(
    ({ reason }, place) => reason !== "past" && !(reason === "horizon" && days[place - 1]?.reason === "horizon"),
  );
  return (
    <ul className={styles.list} aria-labelledby="month">
      {coming.map(({ date, count, reason }) => (
        <li key={date}>
          {reason ? (
            <p>
              <span>{formatDay(locale, date, "plain")}</span> <small>{t(`preview.reasons.${reason}`)}</small>
            </p>
          ) : (
            <PageLink
              to="coachPreview"
              query={linkTo(date)}
              hash="day"
              aria-current={date === chosen ? "date" : undefined}
            >
              <span>{formatDay(locale, date, "plain")}</span> <small>{t("preview.free", { count })}</small>
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
