import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type AgendaDay, appointmentsOf } from "./agenda-days.ts";
import { blockLookOf } from "./agenda-status.tsx";
import { type AgendaView, dayName, viewQuery, weekdayName } from "./agenda-view.ts";
import styles from "./day-dots.module.css";
import blocks from "./grid/blocks.module.css";

type DayDotsProps = { days: readonly AgendaDay[]; shown: AgendaView; today: string; now: number };

/** More would not fit under a number. */
const MOST = 3;

/** The days of a month or week on a phone: a dot for each appointment; the chosen day's list stands below. */
export function DayDots({ days, shown, today, now }: DayDotsProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  return (
    <nav className={styles.days} aria-label={t("pickDay")}>
      {days.slice(0, 7).map(({ day }) => (
        <span key={day} className={styles.weekday} aria-hidden="true">
          {weekdayName(locale, day).slice(0, 2)}
        </span>
      ))}
      {days.map((day) => {
        const appointments = appointmentsOf(day);
        const isOff = day.open.length === 0 && day.entries.some(({ kind }) => kind === "off");
        return (
          <PageLink
            key={day.day}
            to="coachAgenda"
            query={viewQuery({ view: shown.view, date: day.day })}
            aria-current={day.day === shown.date ? "true" : undefined}
            data-today={day.day === today || undefined}
            data-outside={(shown.view === "month" && day.day.slice(0, 7) !== shown.date.slice(0, 7)) || undefined}
            data-off={isOff || undefined}
          >
            <b aria-hidden="true">{Number(day.day.slice(8))}</b>
            <VisuallyHidden>
              {dayName(locale, day.day, "full")}, {t("dayCount", { count: appointments.length })}
              {isOff && `, ${t("off")}`}
            </VisuallyHidden>
            <span className={styles.dots} aria-hidden="true">
              {appointments.slice(0, MOST).map(({ appointment }) => (
                <i key={appointment.id} className={blocks.sample} data-look={blockLookOf(appointment, now)} />
              ))}
            </span>
          </PageLink>
        );
      })}
    </nav>
  );
}
