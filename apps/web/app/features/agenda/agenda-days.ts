import type { Agenda } from "@aufwind/contract/agenda";
import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Days } from "./agenda-view.ts";
import { clockOf, minutesOf } from "./grid/grid-layout.ts";
import { type DayPart, dayAfter, dayParts, wallSpan } from "./zone-clock.ts";

type Exception = Agenda["exceptions"][number];

export type Entry = DayPart &
  (
    | {
        kind: "appointment";
        appointment: AppointmentItem;
        /** Whether it begins here; else it continues from the day before. */
        begins: boolean;
      }
    | { kind: "off"; id: string; note: string }
    | { kind: "busy" }
  );

/** One day of the agenda in the coach's zone, in order. */
export type AgendaDay = { day: string; open: DayPart[]; entries: Entry[] };

/** The agenda day by day; what crosses midnight is on each of its days. */
export function agendaDays({ timeZone, appointments, open, exceptions, busy }: Agenda, days: Days): AgendaDay[] {
  const partsOf = (span: { from: string; to: string }) => dayParts(wallSpan(span, timeZone), days);
  const opened = open.flatMap(partsOf);
  const entries: Entry[] = [
    ...exceptions
      .filter(closes)
      .flatMap(({ id, note, from, to }) =>
        dayParts({ from, to }, days).map((part) => ({ ...part, kind: "off" as const, id, note })),
      ),
    ...busy.flatMap(partsOf).map((part) => ({ ...part, kind: "busy" as const })),
    ...appointments.flatMap((appointment) => {
      const span = wallSpan({ from: appointment.scheduledAt, to: appointment.endsAt }, timeZone);
      return dayParts(span, days).map((part) => {
        const begins = span.from === `${part.day}T${part.from}`;
        return { ...part, kind: "appointment" as const, appointment, begins };
      });
    }),
  ];
  const shown: AgendaDay[] = [];
  for (let day = days.from; day < days.to; day = dayAfter(day)) {
    const isHere = (part: DayPart) => part.day === day;
    shown.push({ day, open: opened.filter(isHere).sort(inOrder), entries: entries.filter(isHere).sort(inOrder) });
  }
  return shown;
}

/** Its appointments, in order. */
export const appointmentsOf = ({ entries }: AgendaDay) => entries.filter((entry) => entry.kind === "appointment");

export const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** How many minutes are kept free before and after each appointment. */
export type Pauses = { before: number; after: number };

/** The pauses around the appointments of a day, as far as they lie on it. */
export function pausesOf(entries: readonly Entry[], { before, after }: Pauses) {
  const clock = (minutes: number) => clockOf(Math.min(Math.max(minutes, 0), 24 * 60));
  return entries
    .filter((entry) => entry.kind === "appointment")
    .flatMap(({ from, to }) => [
      { from: clock(minutesOf(from) - before), to: from },
      { from: to, to: clock(minutesOf(to) + after) },
    ])
    .filter(({ from, to }) => from < to);
}

export type Line = Entry | { kind: "pause"; from: string; to: string };

/** A day to be read from top to bottom: pauses that meet are one, and none is longer than the time between two. */
export function linesOf(entries: readonly Entry[], pauses: Pauses): Line[] {
  const taken = entries.filter(({ kind }) => kind === "appointment");
  const free = pausesOf(entries, pauses)
    .map(({ from, to }) => ({
      from: taken.reduce((start, each) => (each.from <= start && each.to > start ? each.to : start), from),
      to: taken.reduce((end, each) => (each.from < end && each.to >= end ? each.from : end), to),
    }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from.localeCompare(other.from));
  const merged: { from: string; to: string }[] = [];
  for (const next of free) {
    const last = merged.at(-1);
    if (last && last.to >= next.from) last.to = last.to > next.to ? last.to : next.to;
    else merged.push(next);
  }
  const rows = merged.map((pause) => ({ ...pause, kind: "pause" as const }));
  return [...entries, ...rows].sort(
    (one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to),
  );
}

/** Extra time is already part of the open hours. */
const closes = ({ kind }: Exception) => kind !== "available";

const inOrder = (one: DayPart, other: DayPart) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to);

/** The hours that a calendar has to show: at least from eight to six. */
export function hoursOf(days: readonly AgendaDay[]): { first: number; last: number } {
  const parts = days.flatMap(({ open, entries }) => [...open, ...entries.filter(({ kind }) => kind === "appointment")]);
  const first = Math.min(8, ...parts.map(({ from }) => Math.floor(minutesOf(from) / 60)));
  const last = Math.max(18, ...parts.map(({ to }) => Math.ceil(minutesOf(to) / 60)));
  return { first, last };
}
