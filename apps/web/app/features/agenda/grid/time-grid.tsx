import { useEffect, useRef } from "react";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type AgendaDay, appointmentsOf, hoursOf, isWeekend, pausesOf } from "../agenda-days.ts";
import { dayName, viewQuery, weekdayName } from "../agenda-view.ts";
import { type WallSpan, wallOf } from "../zone-clock.ts";
import { AppointmentBlock, type AppointmentEntry, OffBlock, type OffEntry } from "./appointment-block.tsx";
import blocks from "./blocks.module.css";
import { onGridKey } from "./grid-keys.ts";
import { clockOf, type Hours, minutesOf, placeInHours, placeSideBySide } from "./grid-layout.ts";
import styles from "./time-grid.module.css";
import { type Drawn, findGrabbable, type Proposal, useGridDrag } from "./use-grid-drag.ts";

export type GridProps = {
  days: readonly AgendaDay[];
  today: string;
  zone: string;
  now: number;
  pauses: { before: number; after: number };
  openId: string | undefined;
  proposal: Proposal | null;
  onOpen: (entry: AppointmentEntry) => void;
  onOpenOff: (entry: OffEntry) => void;
  /** By keys the focus stays where it is. */
  onMove: (id: string, to: string, isByKey?: boolean) => void;
  onChoose: (span: WallSpan) => void;
  onSuggest: (span: WallSpan) => void;
};

/** One or seven days by their hours. Drawn by the server already, so that nothing moves once scripts are there. */
export function TimeGrid({ days, today, zone, now, ...rest }: GridProps) {
  const { t } = useTranslation("agenda");
  const { proposal, onMove, onChoose, onSuggest } = rest;
  const hours = hoursOf(days);
  const find = (id: string) => findGrabbable(days, id);
  const { drawn, handlers } = useGridDrag({ hours, find, onMove, onChoose, onSuggest });
  const listeners = {
    ...handlers,
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => onGridKey(event, { find, onMove, proposal }),
  };
  const wall = wallOf(now, zone);
  const isNow = days.some(({ day }) => day === wall.slice(0, 10));
  const box = useScrollTo(hours, isNow ? wall.slice(11) : MORNING);
  const columns = days.length === 1 ? "minmax(0, 1fr)" : days.map(widthOf).join(" ");
  const style = { "--columns": columns, "--hours": hours.last - hours.first } as React.CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section className={styles.grid} style={style} ref={box} aria-label={t("grid")} tabIndex={0}>
      <div className={styles.heads}>
        <span />
        {days.map((day) => (
          <DayHead key={day.day} day={day} isToday={day.day === today} />
        ))}
      </div>
      <div className={styles.body} {...listeners}>
        <HourNames hours={hours} now={isNow ? wall.slice(11) : null} />
        {days.map((day) => (
          <DayColumn
            key={day.day}
            {...{ day, hours, zone, now, ...rest }}
            clock={day.day === wall.slice(0, 10) ? wall.slice(11) : null}
            drawn={drawn ?? proposal}
          />
        ))}
      </div>
    </section>
  );
}

/** A weekend is narrow where nothing is in it. */
const isNarrow = ({ day, open, entries }: AgendaDay) => isWeekend(day) && open.length + entries.length === 0;

const widthOf = (day: AgendaDay) => {
  if (isNarrow(day)) return "2.5rem";
  return isWeekend(day.day) ? "minmax(4.6rem, 0.7fr)" : "minmax(5.6rem, 1fr)";
};

/** Where other days begin. */
const MORNING = "09:30";

/** Begins a little above a time, where the window is lower than the day. */
function useScrollTo({ first, last }: Hours, clock: string) {
  const box = useRef<HTMLElement>(null);
  const share = (minutesOf(clock) - 90 - first * 60) / ((last - first) * 60);
  const begins = useRef(share);
  useEffect(() => {
    const grid = box.current;
    if (grid) grid.scrollTop = Math.max(0, begins.current) * grid.scrollHeight;
  }, []);
  return box;
}

function DayHead({ day, isToday }: { day: AgendaDay; isToday: boolean }) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const count = appointmentsOf(day).length;
  return (
    <h3 className={styles.head} data-narrow={isNarrow(day) || undefined}>
      <PageLink
        to="coachAgenda"
        query={viewQuery({ view: "day", date: day.day })}
        aria-current={isToday ? "date" : undefined}
      >
        <VisuallyHidden>{`${dayName(locale, day.day, "full")}, ${t("dayCount", { count })}`}</VisuallyHidden>
        <span aria-hidden="true">{weekdayName(locale, day.day)}</span>
        <b aria-hidden="true">{Number(day.day.slice(8))}</b>
        {count > 0 && <small aria-hidden="true">{count}</small>}
      </PageLink>
    </h3>
  );
}

function HourNames({ hours, now }: { hours: Hours; now: string | null }) {
  const names = Array.from({ length: hours.last - hours.first - 1 }, (_, at) => hours.first + 1 + at);
  // Under the clock a name could be read only in part.
  const isClear = (hour: number) => !now || Math.abs(hour * 60 - minutesOf(now)) >= 15;
  const top = (clock: number) => ({ top: `${placeInHours(clock, clock, hours).top}%` });
  return (
    <div className={styles.hours} aria-hidden="true">
      {names.filter(isClear).map((hour) => (
        <span key={hour} style={top(hour * 60)}>
          {String(hour).padStart(2, "0")}
        </span>
      ))}
      {now && isShown(now, hours) && (
        <b className={styles.clock} style={top(minutesOf(now))}>
          {now}
        </b>
      )}
    </div>
  );
}

const isShown = (clock: string, { first, last }: Hours) =>
  minutesOf(clock) >= first * 60 && minutesOf(clock) < last * 60;

type DayColumnProps = Omit<GridProps, "days" | "today"> & {
  day: AgendaDay;
  hours: Hours;
  /** The present time, on the present day. */
  clock: string | null;
  drawn: Omit<Drawn, "kind"> | null;
};

function DayColumn({ day: { day, open, entries }, hours, clock, drawn, pauses, proposal, ...grid }: DayColumnProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const place = (from: string, to: string) => {
    const { top, height } = placeInHours(minutesOf(from), minutesOf(to), hours);
    return { top: `${top}%`, height: `${height}%` };
  };
  const offs = entries.filter((entry) => entry.kind === "off");
  const inLanes = entries.filter((entry) => entry.kind !== "off");
  return (
    <section
      className={styles.day}
      data-day={day}
      data-weekend={isWeekend(day) || undefined}
      aria-label={dayName(locale, day)}
    >
      {open.map(({ from, to }) => (
        <i key={from} className={styles.open} style={place(from, to)} />
      ))}
      {pausesOf(entries, pauses).map(({ from, to }) => (
        <i key={from} className={styles.pause} style={place(from, to)} />
      ))}
      {offs.map((entry) => (
        <OffBlock
          key={entry.id}
          entry={entry}
          style={place(entry.from, entry.to)}
          onOpen={() => grid.onOpenOff(entry)}
        />
      ))}
      {placeSideBySide(inLanes).map(({ item, lane, lanes }) => {
        const share = { "--lane": lane, "--lanes": lanes } as React.CSSProperties;
        const style = { ...place(item.from, item.to), ...share };
        if (item.kind === "busy")
          return (
            <span key={`busy ${item.from}`} className={blocks.block} data-look="busy" style={style}>
              <b>{t("busyShort")}</b>
              <span className={blocks.when}>{t("otherCalendar")}</span>
            </span>
          );
        const { id } = item.appointment;
        return (
          <AppointmentBlock
            key={id}
            entry={item}
            zone={grid.zone}
            now={grid.now}
            isOpen={grid.openId === id}
            isLeaving={drawn?.id === id || proposal?.id === id}
            onOpen={() => grid.onOpen(item)}
            style={style}
          />
        );
      })}
      {clock && isShown(clock, hours) && <i className={styles.now} style={{ top: place(clock, clock).top }} />}
      {drawn?.day === day && (
        <span className={`${blocks.block} ${blocks.ghost}`} style={place(clockOf(drawn.from), clockOf(drawn.to))}>
          {clockOf(drawn.from)}–{clockOf(drawn.to)}
        </span>
      )}
    </section>
  );
}
