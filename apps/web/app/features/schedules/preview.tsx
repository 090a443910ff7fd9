import { formatDay } from "../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { DaySlots } from "./day-slots.tsx";
import { MonthPreview, type PreviewDay } from "./month-preview.tsx";
import styles from "./preview.module.css";
import type { PreviewFacts } from "./preview.server.ts";

/** What clients can book in a month; every choice is in the address. */
export function Preview(facts: PreviewFacts) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const { month, days, chosen, consultation, zone, place } = facts;
  const open = days.filter(({ count }) => count > 0);
  const starts = open.reduce((sum, { count }) => sum + count, 0);
  const linkTo = (day: string) => `month=${month}&consultation=${consultation}&day=${day}`;
  return (
    <div className={styles.preview}>
      <Consultations {...facts} />
      <div className={styles.columns}>
        <section className={styles.month} aria-labelledby="month">
          <div className={styles.head}>
            <MonthLink to={facts.previous} consultation={consultation} label={t("preview.previous")} back />
            <h2 id="month">{formatDay(locale, month, "month")}</h2>
            <MonthLink to={facts.next} consultation={consultation} label={t("preview.next")} />
          </div>
          <p className={styles.soft} aria-live="polite">
            {starts > 0 && `${t("preview.starts", { count: starts })} ${t("preview.onDays", { count: open.length })}`}
          </p>
          {days.map(
            ({ date, change }) =>
              change && (
                <p key={date} className={styles.soft}>
                  <Icon name="clock" /> {formatDay(locale, date, "plain")}: {t(`preview.changes.${change}`)}
                </p>
              ),
          )}
          <MonthPreview month={month} days={days} chosen={chosen?.date} linkTo={linkTo} />
          <MonthList days={days} chosen={chosen?.date} linkTo={linkTo} />
        </section>
        {chosen ? (
          <DaySlots chosen={chosen} zone={zone} place={place} />
        ) : (
          <EmptyState title={t("preview.none")}>{t("preview.noneText")}</EmptyState>
        )}
      </div>
      <Ways />
    </div>
  );
}

function Consultations({ offered, consultation, month }: PreviewFacts) {
  const { t } = useTranslation("schedules");
  return (
    <nav className={styles.kinds} aria-label={t("preview.kinds")}>
      {offered.map(({ type, durationMinutes }) => (
        <PageLink
          key={type}
          to="coachPreview"
          query={`month=${month}&consultation=${type}`}
          aria-current={type === consultation ? "true" : undefined}
        >
          {t(`consultations:names.${type}`)} <small>{t("preview.minutes", { count: durationMinutes })}</small>
        </PageLink>
      ))}
    </nav>
  );
}

type MonthLinkProps = { to: string | null; consultation: string; label: string; back?: boolean };

/** An arrow; only its space if there is no such month. */
function MonthLink({ to, consultation, label, back }: MonthLinkProps) {
  if (!to) return <span className={`${patterns.round} ${styles.arrow}`} aria-hidden="true" />;
  return (
    <PageLink
      to="coachPreview"
      query={`month=${to}&consultation=${consultation}`}
      className={`${patterns.round} ${styles.arrow}`}
      data-back={back || undefined}
      aria-label={label}
    >
      <Icon name="chevronRight" />
    </PageLink>
  );
}

/** Links for when the month does not look as it should. */
function Ways() {
  const { t } = useTranslation("schedules");
  const pages = ["coachSchedule", "coachExceptions", "coachAgendaSettings"] as const;
  return (
    <section className={styles.ways}>
      <h2>{t("preview.ways")}</h2>
      <div>
        {pages.map((page) => (
          <PageButton key={page} to={page} look="ghost" small>
            {t(`preview.to.${page}`)}
          </PageButton>
        ))}
      </div>
    </section>
  );
}

type ListProps = { days: readonly PreviewDay[]; chosen: string | undefined; linkTo: (day: string) => string };

/** The same month as a list of days; for narrow screens. */
function MonthList({ days, chosen, linkTo }: ListProps) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  // Past days are left out, and those beyond the horizon are summarized by the first.
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
