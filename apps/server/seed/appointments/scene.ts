import type { Actor, Event } from "@aufwind/rules/appointments/lifecycle";
import type { Consultation } from "@aufwind/rules/consultations";
import { HOUR, MINUTE } from "@aufwind/rules/time/durations";
import { byDay, dayBefore } from "../waking-hours.ts";

/** The state of an appointment before a transition; times in epoch milliseconds. */
type Times = { bookedAt: number; startsAt: number; endsAt: number; now: number };
/** A transition of an appointment, once its time has come. */
export type Act = {
  event: Event;
  by: Actor;
  when: (times: Times) => number;
  reason?: string;
  /** Moved by this many days. */
  days?: number;
};

/** Days are relative to today; on a day without a free slot, the next day with one is taken. */
export type Scene = {
  client: string;
  coach: string;
  consultation: Consultation;
  bookedDaysAgo: number;
  day: number;
  /** The approximate time, by the coach's clock. */
  at: string;
  /** The client's note to the coach. */
  note?: string;
  acts: Act[];
};

export const confirmed: Act = {
  event: "confirm",
  by: "coach",
  when: ({ bookedAt, now }) => byDay(bookedAt + 3 * HOUR, now),
};
export const KEPT: Act[] = [confirmed, { event: "complete", by: "clock", when: ({ endsAt }) => endsAt }];
export const UNANSWERED: Act[] = [];
export const MISSED: Act[] = [
  confirmed,
  { event: "noShow", by: "coach", when: ({ startsAt }) => startsAt + 20 * MINUTE },
  { event: "settleNoShow", by: "clock", when: ({ startsAt }) => startsAt + 20 * MINUTE + 24 * HOUR },
];
export const LAPSED: Act[] = [{ event: "lapse", by: "clock", when: ({ bookedAt }) => bookedAt + 48 * HOUR }];
/** No payment method yet. */
export const UNPAID: Act[] = [{ event: "expire", by: "clock", when: ({ bookedAt }) => bookedAt + 15 * MINUTE }];

export const called = (by: "client" | "coach", hours: number, reason: string): Act => ({
  event: "cancel",
  by,
  when: ({ startsAt }) => dayBefore(startsAt - hours * HOUR),
  reason,
});
export const calledOff = (...how: Parameters<typeof called>): Act[] => [confirmed, called(...how)];
export const moved = (by: "client" | "coach", { hoursAgo, days }: { hoursAgo: number; days: number }): Act => ({
  event: "reschedule",
  by,
  when: ({ now }) => byDay(now - hoursAgo * HOUR, now),
  days,
});
export const rejected = (reason: string): Act[] => [
  { event: "reject", by: "coach", when: ({ bookedAt, now }) => byDay(bookedAt + 20 * HOUR, now), reason },
];

/** Weeks in which a coach is away, in days from today: nobody books. */
const AWAY: Record<string, { from: number; to: number }> = {
  jonas: { from: -89, to: -77 },
  amelia: { from: -126, to: -113 },
  "hannah.lindqvist": { from: -72, to: -62 },
};

const isAway = ({ coach, day }: Scene) => {
  const { from, to } = AWAY[coach] ?? { from: 0, to: -1 };
  return day >= from && day <= to;
};

type Regular = {
  client: string;
  coach: string;
  /** The first day. */
  since: number;
  every: number;
  times: number;
  at: string;
  /** They knew each other before: no discovery. */
  isOwn?: boolean;
  /** What became of one of the paid appointments, counted from 0, if it did not take place. */
  lost?: Record<number, Act[]>;
};

const LONG_EVERY = 5;

/** A regular client: first a discovery, then one appointment after the other. */
export function regular({ client, coach, since, every, times, at, isOwn, lost }: Regular): Scene[] {
  const discovery = { client, coach, consultation: "discovery" as const, bookedDaysAgo: 4 - since, day: since, at };
  const paid = Array.from({ length: times }, (_, place): Scene => {
    const day = since + (isOwn ? 0 : 7) + place * every;
    // At different times of the day, booked three to six days ahead.
    const ahead = 3 + ((place * 7 - since) % 10) * 0.37;
    const consultation = place % LONG_EVERY === LONG_EVERY - 1 ? "extended" : "standard";
    const bookedDaysAgo = Math.max(ahead - day, 1);
    return { client, coach, consultation, bookedDaysAgo, day, at, acts: lost?.[place] ?? KEPT };
  });
  return [...(isOwn ? [] : [{ ...discovery, acts: KEPT }]), ...paid.filter((scene) => !isAway(scene))];
}
