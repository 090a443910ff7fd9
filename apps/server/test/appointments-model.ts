import type { ProblemCode } from "@aufwind/contract/platform/problems";
import { type Acquaintance, isTooMuchOpen, notOpen, type Open, openFrom } from "@aufwind/rules/appointments/booking";
import { answerBy, holdUntil } from "@aufwind/rules/appointments/deadlines";
import { earlyStartBefore } from "@aufwind/rules/appointments/early-start";
import { type Event, initialStatus, next } from "@aufwind/rules/appointments/lifecycle";
import { isLive, keepsTime, type Side, stateOf } from "@aufwind/rules/appointments/status";
import { nextDue } from "@aufwind/rules/appointments/timers";
import {
  type Act,
  absentAfter,
  answerUntil,
  type Facts,
  owedAfter,
  refusal,
} from "@aufwind/rules/appointments/transitions";
import { type PaymentStatus, paymentStatusAfter } from "@aufwind/rules/payments/status";
import type { AgendaSettings } from "@aufwind/rules/schedules/agenda-settings";
import type { WeeklyHours } from "@aufwind/rules/schedules/opening-hours";
import { type Agenda, freeSlots } from "@aufwind/rules/schedules/slots";
import { MINUTE } from "@aufwind/rules/time/durations";
import { isBerlinHoliday } from "../src/platform/calendar/berlin-days.ts";

/** The gross prices of the model's coaches. */
const OFFERS = { discovery: { minutes: 15, cents: 0 }, standard: { minutes: 60, cents: 11_900 } };

export type ModelCoach = { id: string; zone: string; hours: WeeklyHours; settings: AgendaSettings };
export type ModelClient = { id: string; hasCard: boolean };
/** An appointment according to the rules alone. */
export type Modelled = Facts & {
  id: string;
  coachId: string;
  clientId: string;
  consultation: keyof typeof OFFERS;
  payment: PaymentStatus;
  history: number;
  /** The hold expired because no payment details came. */
  isExpired: boolean;
  /** When it is due next, as of its last write. */
  dueAt: number | null;
};

export type World = {
  now: number;
  coaches: ModelCoach[];
  clients: ModelClient[];
  appointments: Modelled[];
  /** Pairs after their discovery. */
  existing: Set<string>;
  /** Which lines of the table were covered. */
  walked: Set<string>;
};

export type Booking = {
  coach: ModelCoach;
  client: ModelClient;
  consultation: keyof typeof OFFERS;
  startsAt: number;
  feeCents: number;
  earlyStart: boolean;
};
export type Deed = { event: Event; of: Modelled; userId: string; startsAt: number; owedCents: number };
type Answer = ProblemCode | "done";

export const pair = (coachId: string, clientId: string) => `${coachId} ${clientId}`;
export const feeOf = (consultation: keyof typeof OFFERS) => OFFERS[consultation].cents;
export const minutesOf = (consultation: keyof typeof OFFERS) => OFFERS[consultation].minutes;
export const live = ({ appointments }: World) => appointments.filter(({ status }) => isLive(status));
/** Those that take time, past ones included. */
export const timed = ({ appointments }: World) => appointments.filter(({ status }) => keepsTime(status));
export const sideIn = ({ coachId, clientId }: Modelled, userId: string): Side | undefined =>
  userId === coachId ? "coach" : userId === clientId ? "client" : undefined;

const range = ({ startsAt, endsAt }: Facts) => ({ start: startsAt, end: endsAt });
const overlaps = (one: Facts, other: { startsAt: number; endsAt: number }) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

type AgendaOfParams = { coach: ModelCoach; clientId: string; minutes: number; except?: string };

/** Free slots by the rules and the model's appointments. */
export function agendaOf(world: World, { coach, clientId, minutes, except }: AgendaOfParams): Agenda {
  const others = timed(world).filter(({ id }) => id !== except);
  return {
    hours: coach.hours,
    exceptions: [],
    zone: coach.zone,
    settings: coach.settings,
    appointments: others.filter(({ coachId }) => coachId === coach.id).map(range),
    busy: others.filter((other) => other.clientId === clientId && other.coachId !== coach.id).map(range),
    durationMinutes: minutes,
    now: world.now,
  };
}

const isListed = (agenda: Agenda, start: number) => freeSlots({ ...agenda, from: start, to: start + 1 }).length > 0;
const isOffered = (agenda: Agenda, start: number) => isListed({ ...agenda, appointments: [], busy: [] }, start);

function acquaintance({ appointments, existing }: World, coachId: string, clientId: string): Acquaintance {
  const discovery = appointments.find(
    (each) =>
      each.coachId === coachId &&
      each.clientId === clientId &&
      each.consultation === "discovery" &&
      each.status !== "Cancelled" &&
      each.status !== "Rejected",
  );
  const relation = existing.has(pair(coachId, clientId)) ? "existing" : "new";
  return { relation, discoveryEndsAt: discovery?.endsAt ?? null };
}

/** The expected answer to a booking. */
export function bookingAnswer(world: World, wanted: Booking): Answer {
  const { coach, client, consultation, startsAt } = wanted;
  const { minutes, cents } = OFFERS[consultation];
  const known = acquaintance(world, coach.id, client.id);
  const why = notOpen(consultation, known);
  if (why) return why;
  if (wanted.feeCents !== cents) return "feeChanged";
  const request = { grossCents: cents, agreedAt: null, isInstant: false, consentedStart: null };
  const limit = earlyStartBefore(request, { now: world.now, isHoliday: isBerlinHoliday });
  if (limit !== null && startsAt < limit && !wanted.earlyStart) return "invalidFields";
  const agenda = agendaOf(world, { coach, clientId: client.id, minutes });
  if (startsAt < openFrom(consultation, known) || !isOffered(agenda, startsAt)) return "notASlot";
  if (isListed(agenda, startsAt)) return isTooMuchOpen(openOf(world, wanted)) ? "tooManyOpen" : "done";
  // What blocks everybody is refused first.
  if (!isListed({ ...agenda, busy: [] }, startsAt)) return "slotTaken";
  const time = { startsAt, endsAt: startsAt + minutes * MINUTE };
  return timed(world).some((other) => other.clientId === client.id && overlaps(other, time))
    ? "clientBusy"
    : "slotTaken";
}

/** What the client would have open with this one. */
function openOf({ appointments }: World, { coach, client, consultation }: Booking): Open {
  const open = appointments.filter(({ clientId, status }) => clientId === client.id && status === "Pending");
  const requests = open.filter(({ awaiting }) => awaiting === "coach");
  const isHeld = consultation !== "discovery" && !client.hasCard;
  const more = isHeld ? 0 : 1;
  return {
    holds: open.length - requests.length + (isHeld ? 1 : 0),
    requestsOfPair: requests.filter(({ coachId }) => coachId === coach.id).length + more,
    requests: requests.length + more,
  };
}

/** The appointment after a booking. */
export function begin(world: World, { coach, client, consultation, startsAt }: Booking, id: string): Modelled {
  const { minutes, cents } = OFFERS[consultation];
  const nextStatus = initialStatus({ isPaid: cents > 0, hasCard: client.hasCard, isInstant: false });
  const isHeld = nextStatus.awaiting === "payment_details";
  const made: Modelled = {
    ...nextStatus,
    id,
    coachId: coach.id,
    clientId: client.id,
    consultation,
    startsAt,
    endsAt: startsAt + minutes * MINUTE,
    holdUntil: isHeld ? holdUntil(world.now, startsAt) : null,
    answerBy: isHeld ? null : answerBy(world.now, startsAt),
    clientReschedules: 0,
    grossCents: cents,
    owedCents: cents,
    agreedAt: null,
    payment: cents > 0 ? "open" : "none",
    isChargeFailed: false,
    isReminded: false,
    isDayBeforeReminded: false,
    isInstant: false,
    presentMs: { client: 0, coach: 0 },
    absent: null,
    history: 1,
    isExpired: false,
    dueAt: null,
  };
  made.dueAt = nextDue(made, world.now)?.at ?? null;
  world.appointments.push(made);
  return made;
}

/** The expected answer to a transition. */
export function deedAnswer(world: World, deed: Deed): Answer {
  const { event, of, userId } = deed;
  const by = sideIn(of, userId);
  if (!by) return "notFound";
  const why = refusal(of, { event, by, now: world.now });
  if (event === "giveDetails" && of.isExpired) return "holdExpired";
  if (why) return why === "notDueYet" ? "notPossibleNow" : why;
  const hasCard = world.clients.find(({ id }) => id === of.clientId)?.hasCard;
  if (event === "giveDetails" && !hasCard) return "noPaymentMethod";
  if (event === "cancel" && by === "client" && deed.owedCents !== owedAfter(of, { event, by, now: world.now }))
    return "costChanged";
  return event === "reschedule" ? movingAnswer(world, deed, by) : "done";
}

const FURTHEST = 366 * 24 * 60 * MINUTE;

function movingAnswer(world: World, { of, startsAt }: Deed, by: Side): Answer {
  const coach = world.coaches.find(({ id }) => id === of.coachId) as ModelCoach;
  const minutes = minutesOf(of.consultation);
  if (startsAt === of.startsAt) return "notASlot";
  if (by === "client") {
    const agenda = agendaOf(world, { coach, clientId: of.clientId, minutes, except: of.id });
    const from = openFrom(of.consultation, acquaintance(world, of.coachId, of.clientId));
    if (startsAt < from || !isOffered(agenda, startsAt)) return "notASlot";
    return isListed(agenda, startsAt) ? "done" : "slotTaken";
  }
  if (startsAt <= world.now || startsAt > world.now + FURTHEST || startsAt % (5 * MINUTE) !== 0) return "notASlot";
  const time = { startsAt, endsAt: startsAt + minutes * MINUTE };
  const inTheWay = timed(world).filter((other) => other.id !== of.id && overlaps(other, time));
  // The coach must not learn that the client is with somebody else.
  const isTaken = inTheWay.some(({ coachId, clientId }) => coachId === of.coachId || clientId === of.clientId);
  return isTaken ? "slotTaken" : "done";
}

/** The line of the table for an event; undefined if there is none. */
export function lineOf(of: Modelled, { event, by }: Pick<Act, "event" | "by">): string | undefined {
  const nextStatus = next(of, { event, by });
  return nextStatus && `${event} ${by}: ${stateOf(of)} > ${stateOf(nextStatus)}`;
}

/** Applies an event by the table. */
export function step(world: World, of: Modelled, { event, by, startsAt }: Omit<Act, "now"> & { startsAt?: number }) {
  const nextStatus = next(of, { event, by });
  if (!nextStatus) throw new Error(`the model cannot ${event}`);
  world.walked.add(lineOf(of, { event, by }) ?? "");
  const moved = startsAt ?? of.startsAt;
  const isAwaited = nextStatus.awaiting === "coach" || nextStatus.awaiting === "client";
  const owedCents = owedAfter(of, { event, by, now: world.now });
  const absent = absentAfter(of, { event, by, now: world.now });
  if (moved !== of.startsAt) Object.assign(of, { isReminded: false, isDayBeforeReminded: false });
  if (event === "reschedule" && by === "client") of.clientReschedules++;
  if (event === "confirm" || event === "accept") of.agreedAt ??= world.now;
  Object.assign(of, nextStatus, {
    owedCents,
    endsAt: of.endsAt - of.startsAt + moved,
    startsAt: moved,
    holdUntil: null,
    absent,
  });
  of.answerBy = isAwaited ? answerUntil({ event, by, now: world.now }, moved) : null;
  of.history++;
  of.isExpired = event === "expire";
  stand(world, of, of.payment);
}

const FAILED: readonly PaymentStatus[] = ["failed", "authentication"];

/** Sets this payment status, if anything is owed. */
export function stand({ now }: World, of: Modelled, payment: PaymentStatus) {
  of.payment = paymentStatusAfter(payment, of.owedCents);
  of.isChargeFailed = FAILED.includes(of.payment);
  of.dueAt = nextDue(of, now)?.at ?? null;
}

/** Everything that is due by now; returns what changed. */
export function clockWork(world: World): Modelled[] {
  const touched = new Set<Modelled>();
  for (const of of world.appointments) {
    while (of.dueAt !== null && of.dueAt <= world.now) {
      touched.add(of);
      const due = nextDue(of, world.now);
      const isDue = due !== undefined && due.at <= world.now;
      if (isDue && due.work !== "remind" && due.work !== "remindDayBefore")
        step(world, of, { event: due.work, by: "clock" });
      else {
        if (isDue) Object.assign(of, due.work === "remind" ? { isReminded: true } : { isDayBeforeReminded: true });
        of.dueAt = nextDue(of, world.now)?.at ?? null;
      }
    }
  }
  return [...touched];
}
