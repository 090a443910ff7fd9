import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type AgendaDay, appointmentsOf, isWeekend } from "../agenda-days.ts";
import { dayName, viewQuery, weekdayName } from "../agenda-view.ts";
import { AppointmentBlock } from "./appointment-block.tsx";
import { onGridKey } from "./grid-keys.ts";
import styles from "./month-view.module.css";
import type { GridProps } from "./time-grid.tsx";
import { findGrabbable, useGridDrag } from "./use-grid-drag.ts";

/** More than these have a link to their day. */
const MOST = 3;

/** A month in whole weeks. An appointment that is dragged to another day keeps its time. */
export function MonthView({ days, today, month, ...rest }: GridProps & { month: string }) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const { proposal, onMove, onChoose } = rest;
  const find = (id: string) => findGrabbable(days, id);
  const { drawn, handlers } = useGridDrag({ find, onMove, onChoose });
  const listeners = {
    ...handlers,
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => onGridKey(event, { find, onMove, proposal }),
  };
  const target = (drawn ?? proposal)?.day;
  return (
    <section className={styles.month} aria-label={t("grid")}>
      <div className={styles.weekdays} aria-hidden="true">
        {days.slice(0, 7).map(({ day }) => (
          <span key={day}>{weekdayName(locale, day)}</span>
        ))}
      </div>
      <div className={styles.days} {...listeners}>
        {days.map((day) => (
          <MonthDay
            key={day.day}
            {...{ day, ...rest }}
            isToday={day.day === today}
            isOutside={!day.day.startsWith(month)}
            isTarget={target === day.day}
            leaving={(drawn ?? proposal)?.id}
          />
        ))}
      </div>
    </section>
  );
}

type MonthDayProps = Omit<GridProps, "days" | "today"> & {
  day: AgendaDay;
  isToday: boolean;
  isOutside: boolean;
  isTarget: boolean;
  leaving: string | undefined;
};

function MonthDay({ day, isToday, isOutside, isTarget, leaving, ...grid }: MonthDayProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const appointments = appointmentsOf(day);
  const more = appointments.length - MOST;
  const isOff = day.entries.some(({ kind }) => kind === "off");
  const words = [
    dayName(locale, day.day, "full"),
    t("dayCount", { count: appointments.length }),
    day.open.length > 0 ? t("dayOpen") : t("closed"),
    isOff && t("off"),
  ];
  const toDay = { to: "coachAgenda" as const, query: viewQuery({ view: "day", date: day.day }) };
  return (
    <div
      className={styles.day}
      data-day={day.day}
      data-outside={isOutside || undefined}
      data-weekend={isWeekend(day.day) || undefined}
      data-open={day.open.length > 0 || undefined}
      data-off={(isOff && day.open.length === 0) || undefined}
      data-target={isTarget || undefined}
    >
      <PageLink {...toDay} className={styles.number} aria-current={isToday ? "date" : undefined}>
        <VisuallyHidden>{words.filter(Boolean).join(", ")}</VisuallyHidden>
        <span aria-hidden="true">{Number(day.day.slice(8))}</span>
      </PageLink>
      {appointments.slice(0, MOST).map((entry) => (
        <AppointmentBlock
          key={entry.appointment.id}
          entry={entry}
          zone={grid.zone}
          now={grid.now}
          isOpen={grid.openId === entry.appointment.id}
          isLeaving={leaving === entry.appointment.id}
          onOpen={() => grid.onOpen(entry)}
          isLine
        />
      ))}
      {more > 0 && (
        <PageLink {...toDay} className={styles.more}>
          {t("more", { count: more })}
          <VisuallyHidden>: {dayName(locale, day.day)}</VisuallyHidden>
        </PageLink>
      )}
    </div>
  );
}
