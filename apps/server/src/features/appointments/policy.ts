import type { Event } from "@aufwind/rules/appointments/lifecycle";
import type { Awaiting, Side, Status } from "@aufwind/rules/appointments/status";
import { nextDue } from "@aufwind/rules/appointments/timers";
import { type Act, type Facts, offeredActs } from "@aufwind/rules/appointments/transitions";
import { timePresent } from "@aufwind/rules/video-calls";
import type { AppointmentRow } from "./store.ts";

/** Which side somebody is on; undefined for anybody else. */
export const sideOf = (row: Pick<AppointmentRow, "coach_id" | "client_id">, userId: string): Side | undefined =>
  userId === row.coach_id ? "coach" : userId === row.client_id ? "client" : undefined;

/** The facts that the rules need. */
export const factsOf = (row: AppointmentRow): Facts => ({
  ...timesOf(row),
  status: row.status as Status,
  awaiting: row.awaiting as Awaiting,
  holdUntil: row.hold_until?.getTime() ?? null,
  answerBy: row.answer_by?.getTime() ?? null,
  clientReschedules: row.client_reschedules,
  grossCents: row.gross_cents,
  owedCents: row.owed_cents,
  agreedAt: row.agreed_at?.getTime() ?? null,
  isChargeFailed: row.payment === "failed" || row.payment === "authentication",
  isInstant: row.is_instant,
  isReminded: row.reminded_at !== null,
  isDayBeforeReminded: row.day_before_reminded_at !== null,
  presentMs: {
    client: timePresent(row.client_visits, timesOf(row)),
    coach: timePresent(row.coach_visits, timesOf(row)),
  },
  absent: row.absent as Side | null,
});

const timesOf = ({ starts_at, ends_at }: AppointmentRow) => ({
  startsAt: starts_at.getTime(),
  endsAt: ends_at.getTime(),
});

/** What this side can do now. */
export const canDo = (facts: Facts, { by, now }: Pick<Act, "by" | "now">): Event[] => offeredActs(facts, { by, now });

/** When the clock has to look at it next. */
export function dueAt(facts: Facts, now: Date): Date | null {
  const due = nextDue(facts, now.getTime());
  return due ? new Date(due.at) : null;
}

/** How an appointment is given up by somebody who leaves: whoever is asked for a new time declines it for free. */
export const leavingEvent = ({ awaiting, status }: { awaiting: string | null; status: string }, by: Side) =>
  awaiting === by && status === "Rescheduled" ? "decline" : "cancel";
