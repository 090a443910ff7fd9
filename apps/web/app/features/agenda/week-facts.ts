import type { Agenda } from "@aufwind/contract/agenda";
import { isLive } from "@aufwind/rules/appointments/status";
import { MINUTE } from "@aufwind/rules/time/durations";
import { edgesOf, type Range, rangesOf, without } from "@aufwind/rules/time/ranges";

const MOST_NEXT = 4;

type Pauses = { before: number; after: number };
type WeekParams = { now: number /** When the week ends. */; until: number; pauses: Pauses };

/** What stands beside the calendar: the next appointments, and how full the rest of the week is. */
export function weekFacts({ appointments, open, busy }: Agenda, { now, until, pauses }: WeekParams) {
  const live = appointments.filter(({ scheduledStatus }) => isLive(scheduledStatus));
  const inWeek = live.filter(({ scheduledAt }) => Date.parse(scheduledAt) < until);
  const rest = (span: { from: string; to: string }): Range => ({
    start: Math.max(Date.parse(span.from), now),
    end: Math.min(Date.parse(span.to), until),
  });
  const taken = live.map(({ scheduledAt, endsAt }) => ({
    start: Date.parse(scheduledAt) - pauses.before * MINUTE,
    end: Date.parse(endsAt) + pauses.after * MINUTE,
  }));
  const free = rangesOf(without(edgesOf(open.map(rest)), edgesOf([...taken, ...busy.map(rest)])));
  return {
    next: live.filter(({ endsAt }) => Date.parse(endsAt) > now).slice(0, MOST_NEXT),
    confirmed: inWeek.filter(({ scheduledStatus }) => scheduledStatus === "Scheduled").length,
    waiting: inWeek.filter(({ awaiting }) => awaiting === "coach").length,
    freeMinutes: free.reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0),
  };
}
export type WeekFacts = ReturnType<typeof weekFacts>;
