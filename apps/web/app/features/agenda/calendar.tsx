import { DayView, MonthView, type ScheduleEventData, WeekView } from "@mantine/schedule";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { KitProvider } from "../../ui/mantine.tsx";
import type { AgendaFacts } from "./agenda.server.ts";
import { type AgendaDay, type Entry, hoursOf } from "./agenda-days.ts";
import { type CalendarEvent, eventsOf, wallOfDrawn, wallOfDropped } from "./calendar-events.ts";
import { EventBody, useEventLook, useLabels } from "./calendar-labels.tsx";
import { type WallSpan, wallOf } from "./zone-clock.ts";
import "./mantine-schedule.css";
import "dayjs/locale/de";
import styles from "./calendar.module.css";

export type CalendarProps = Pick<AgendaFacts, "shown"> & {
  days: readonly AgendaDay[];
  today: string;
  zone: string;
  nowMs: () => number;
  onOpen: (entry: Appointment) => void;
  /** Dropped elsewhere, in wall-clock time. */
  onMove: (entry: Appointment, to: string) => void;
  /** An empty span was selected, in wall-clock time. */
  onChoose: (span: WallSpan) => void;
  onDay: (day: string) => void;
};
export type Appointment = Extract<Entry, { kind: "appointment" }>;

const entryOf = (event: ScheduleEventData) => (event as CalendarEvent).payload;
const clock = (hour: number) => (hour === 24 ? "23:59:59" : `${String(hour).padStart(2, "0")}:00:00`);

/** The drawn calendar of a day, a week or a month, in the coach's wall-clock time only. */
export function Calendar({ shown, days, today, zone, nowMs, ...acts }: CalendarProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const look = useEventLook();
  const { labels, slotProps, dayProps } = useLabels(days, today);
  const events = useMemo(() => eventsOf(days, { open: t("openShort"), off: t("off"), busy: t("busy") }), [days, t]);
  const { first, last } = hoursOf(days);
  // Dragging with a finger scrolls.
  const isFine = window.matchMedia("(pointer: fine)").matches;
  const common = {
    className: styles.calendar,
    date: shown.date,
    locale,
    labels,
    withHeader: false,
    renderEvent: look,
    renderEventBody: (event: ScheduleEventData) => (
      <EventBody payload={entryOf(event)} title={event.title} zone={zone} />
    ),
    withEventsDragAndDrop: true,
    canDragEvent: (event: ScheduleEventData) => isMovable(entryOf(event)),
    onEventDrop: ({ event, newStart }: { event: ScheduleEventData; newStart: string }) => {
      const entry = entryOf(event);
      if (entry.kind !== "appointment") return;
      acts.onMove(entry, wallOfDropped(newStart, shown.view === "month" ? entry.from : undefined));
    },
    onEventClick: (event: ScheduleEventData) => {
      const entry = entryOf(event);
      if (entry.kind === "appointment") acts.onOpen(entry);
    },
    withDragSlotSelect: isFine,
    onSlotDragEnd: (from: string, to: string) => acts.onChoose({ from: wallOfDrawn(from), to: wallOfDrawn(to) }),
  };
  const hours = {
    startTime: clock(first),
    endTime: clock(last),
    intervalMinutes: 30,
    eventDragInterval: 15,
    slotHeight: 76,
    scrollAreaProps: { type: "never" as const },
    getCurrentTime: () => `${wallOf(nowMs(), zone).replace("T", " ")}:00`,
    getTimeSlotProps: slotProps,
    onTimeSlotClick: ({ slotStart, slotEnd }: { slotStart: string; slotEnd: string }) =>
      acts.onChoose({ from: wallOfDrawn(slotStart), to: wallOfDrawn(slotEnd) }),
  };
  const box = useRef<HTMLDivElement>(null);
  // Mantine labels the heads of a week by their bare date; their content is a better label.
  useLayoutEffect(() => {
    for (const head of box.current?.querySelectorAll(".mantine-WeekView-weekViewDayLabel") ?? [])
      head.removeAttribute("aria-label");
  });
  return (
    <KitProvider>
      <div ref={box}>
        {shown.view === "day" && (
          <DayView
            {...common}
            {...hours}
            events={events}
            withAllDaySlot={false}
            withCurrentTimeIndicator={shown.date === today}
          />
        )}
        {shown.view === "week" && (
          <WeekView
            {...common}
            {...hours}
            events={events}
            highlightToday
            withAllDaySlots={false}
            withWeekNumber={false}
            // Here Mantine includes the time, too.
            onDateChange={(day) => acts.onDay(day.slice(0, 10))}
          />
        )}
        {shown.view === "month" && (
          <MonthView
            {...common}
            // A month's day shows its open hours by itself, since only appointments have space.
            events={events.filter(({ display }) => display !== "background")}
            highlightToday={false}
            consistentWeeks={false}
            maxEventsPerDay={3}
            weekdayFormat="ddd"
            getDayProps={dayProps}
            onDayClick={acts.onDay}
          />
        )}
      </div>
    </KitProvider>
  );
}

const isMovable = (entry: CalendarEvent["payload"]) =>
  entry.kind === "appointment" && entry.begins && entry.appointment.can.includes("reschedule");
