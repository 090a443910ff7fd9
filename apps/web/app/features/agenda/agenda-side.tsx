import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { AgendaFacts } from "./agenda.server.ts";
import styles from "./agenda-side.module.css";
import { agendaStatusOf } from "./agenda-status.tsx";
import { type AgendaView, dayName, daysOf, monthAfter, viewQuery, viewTitle, weekdayName } from "./agenda-view.ts";
import type { WeekFacts } from "./week-facts.ts";
import { dayAfter, wallOf } from "./zone-clock.ts";

type AgendaSideProps = Pick<AgendaFacts, "shown" | "days" | "today" | "week"> & { zone: string };

/** Beside the calendar, where there is room: a month to jump in, what comes next, how full the week is. */
export function AgendaSide({ week, zone, today, ...place }: AgendaSideProps) {
  return (
    <div className={styles.side}>
      <MonthPicker {...place} today={today} />
      {week && <Next items={week.next} zone={zone} today={today} />}
      {week && <ThisWeek {...week} />}
    </div>
  );
}

function MonthPicker({ shown, days, today }: Pick<AgendaFacts, "shown" | "days" | "today">) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const month: AgendaView = { view: "month", date: shown.date };
  const { from, to } = daysOf(month);
  const cells: string[] = [];
  for (let day = from; day < to; day = dayAfter(day)) cells.push(day);
  const step = (by: 1 | -1) => (
    <PageLink
      to="coachAgenda"
      query={viewQuery({ view: shown.view, date: monthAfter(shown.date, by) })}
      className={`${patterns.round} ${patterns.arrow} ${styles.arrow}`}
      data-back={by < 0 || undefined}
      aria-label={t(by < 0 ? "earlier.month" : "later.month")}
    >
      <Icon name="chevronRight" />
    </PageLink>
  );
  return (
    <nav aria-label={t("pickDay")}>
      <div className={styles.title}>
        <h2>{viewTitle(locale, month, days)}</h2>
        {step(-1)}
        {step(1)}
      </div>
      <div className={styles.month}>
        {cells.slice(0, 7).map((day) => (
          <span key={day} aria-hidden="true">
            {weekdayName(locale, day).slice(0, 2)}
          </span>
        ))}
        {cells.map((day) => (
          <PageLink
            key={day}
            to="coachAgenda"
            query={viewQuery({ view: shown.view, date: day })}
            aria-label={dayName(locale, day, "full")}
            aria-current={day === today ? "date" : undefined}
            data-outside={!day.startsWith(shown.date.slice(0, 7)) || undefined}
            data-shown={(shown.view !== "month" && day >= days.from && day < days.to) || undefined}
          >
            {Number(day.slice(8))}
          </PageLink>
        ))}
      </div>
    </nav>
  );
}

type NextProps = { items: WeekFacts["next"]; zone: string; today: string };

function Next({ items, zone, today }: NextProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  return (
    <section>
      <h2>{t("side.next")}</h2>
      {items.length === 0 && <p className={styles.none}>{t("side.none")}</p>}
      <ul className={styles.next}>
        {items.map((item) => {
          const wall = wallOf(item.scheduledAt, zone);
          const day = wall.slice(0, 10);
          const status = agendaStatusOf(item);
          return (
            <li key={item.id}>
              <PageLink to="coachAppointment" params={{ id: item.id }}>
                <time dateTime={item.scheduledAt}>
                  {day !== today && <>{weekdayName(locale, day)} </>}
                  {wall.slice(11)}
                </time>
                <span>
                  <b>{item.client.name || t("gone")}</b>
                  <small>
                    {status === "asked" || status === "movedByClient"
                      ? t("looks.waits")
                      : t(`consultations:names.${item.consultation}`)}
                    {day !== today && <VisuallyHidden>, {dayName(locale, day)}</VisuallyHidden>}
                  </small>
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ThisWeek({ confirmed, waiting, freeMinutes }: WeekFacts) {
  const { t } = useTranslation("agenda");
  return (
    <section>
      <h2>{t("side.week")}</h2>
      <dl className={styles.week}>
        <dt>{t("status.scheduled")}</dt>
        <dd>{t("dayCount", { count: confirmed })}</dd>
        <dt>{t("looks.waits")}</dt>
        <dd>{t("dayCount", { count: waiting })}</dd>
        <dt>{t("side.free")}</dt>
        <dd>{t("side.hours", { count: Math.floor(freeMinutes / 60) })}</dd>
      </dl>
    </section>
  );
}
