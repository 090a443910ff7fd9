import type { ScheduleEventData } from "@mantine/schedule";
import type { AgendaDay, Entry } from "./agenda-days.ts";
import { type DayPart, dayAfter } from "./zone-clock.ts";

export type Payload = { kind: "open" } | Entry;
export type CalendarEvent = ScheduleEventData & { payload: Payload };

/** A day that ends at midnight ends a minute before: else the calendar takes it for the next one. */
const clockOf = (time: string) => (time === "24:00" ? "23:59:00" : `${time}:00`);
const span = ({ day, from, to }: DayPart) => ({ start: `${day} ${clockOf(from)}`, end: `${day} ${clockOf(to)}` });

/** Hours, time off and busy times are behind appointments. Colours come from our own styles. */
export function eventsOf(days: readonly AgendaDay[], words: Record<"open" | "off" | "busy", string>): CalendarEvent[] {
  return days.flatMap(({ day, open, entries }) => [
    ...open.map((part, place) => behind(`open ${day} ${place}`, words.open, { ...part, kind: "open" as const })),
    ...entries.map((entry, place): CalendarEvent => {
      if (entry.kind === "off") return behind(`off ${day} ${place}`, entry.note || words.off, entry);
      if (entry.kind === "busy") return behind(`busy ${day} ${place}`, words.busy, entry);
      const { appointment, begins } = entry;
      const id = begins ? appointment.id : `${appointment.id} ${day}`;
      return { id, title: appointment.client.name, color: "teal", payload: entry, ...span(entry) };
    }),
  ]);
}

const behind = (id: string, title: string, payload: Payload & DayPart): CalendarEvent => ({
  id,
  title,
  color: "teal",
  display: "background",
  payload,
  ...span(payload),
});

/** From the calendar's `2026-11-16 09:00:00` to `2026-11-16T09:00`; the last minute ends the day. */
export function wallOfDrawn(drawn: string): string {
  const [day = "", time = ""] = drawn.split(" ");
  return time.startsWith("23:59") ? `${dayAfter(day)}T00:00` : `${day}T${time.slice(0, 5)}`;
}

/** In a month an appointment is dropped on a day and keeps its time, which the browser's own zone may have moved. */
export const wallOfDropped = (dropped: string, time?: string) =>
  time ? `${dropped.slice(0, 10)}T${time}` : wallOfDrawn(dropped);
