import { freeUntil } from "@aufwind/rules/appointments/deadlines";
import type { Event } from "@aufwind/rules/appointments/lifecycle";
import { SIDES } from "@aufwind/rules/appointments/status";
import { nextDue } from "@aufwind/rules/appointments/timers";
import { refusal } from "@aufwind/rules/appointments/transitions";
import type { PaymentStatus } from "@aufwind/rules/payments/status";
import { freeSlots } from "@aufwind/rules/schedules/slots";
import { DAY, HOUR, MINUTE } from "@aufwind/rules/time/durations";
import fc from "fast-check";
import {
  agendaOf,
  type Booking,
  type Deed,
  feeOf,
  lineOf,
  live,
  type ModelClient,
  type ModelCoach,
  type Modelled,
  minutesOf,
  sideIn,
  type World,
} from "./appointments-model.ts";
import type { Stay } from "./appointments-world.ts";

type People = Exclude<
  Event,
  | "expire"
  | "lapse"
  | "unpaid"
  | "complete"
  | "settleNoShow"
  | "decideClientAbsent"
  | "decideCoachAbsent"
  | "decideCompleted"
>;
const KINDS = {
  book: 8,
  giveDetails: 3,
  confirm: 7,
  reject: 1,
  reschedule: 4,
  accept: 6,
  decline: 2,
  cancel: 2,
  noShow: 12,
  takeBackNoShow: 3,
  objectToNoShow: 3,
  stay: 10,
  decide: 4,
  wait: 7,
  card: 2,
  charge: 3,
} satisfies Record<People | "book" | "wait" | "card" | "charge" | "stay" | "decide", number>;

const kind = fc.constantFrom(
  ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((each) => Array<typeof each>(KINDS[each]).fill(each)),
);
const number = fc.noBias(fc.nat(1_000_000));

/** One random action; its meaning depends on the state by then. */
export const draws = (length: number) =>
  fc.array(
    fc.record({
      kind: fc.noBias(kind),
      who: number,
      which: number,
      when: number,
      /** How well it fits: most try what is possible, the others something arbitrary. */
      sense: fc.noBias(fc.nat(99)),
    }),
    { minLength: length, maxLength: length },
  );
export type Draw = Numbers & { kind: keyof typeof KINDS };

type Numbers = { who: number; which: number; when: number; sense: number };
const at = <T>(from: readonly T[], place: number): T => from[place % from.length] as T;

export function bookingFor(world: World, { who, which, when, sense }: Numbers): Booking {
  const [coach, client] = [at<ModelCoach>(world.coaches, who), at<ModelClient>(world.clients, which)];
  const consultation = sense % 4 === 0 ? "discovery" : "standard";
  const minutes = minutesOf(consultation);
  const agenda = agendaOf(world, { coach, clientId: client.id, minutes });
  const feeCents = sense === 99 ? 1 : feeOf(consultation);
  return {
    coach,
    client,
    consultation,
    startsAt: timeFor(world, { when, sense, free: () => freeSlots({ ...agenda, ...soon(world, when) }) }),
    feeCents,
    earlyStart: sense !== 98,
  };
}

/** Usually within a day, so that many become due. */
const soon = ({ now }: World, when: number) => ({ from: now, to: now + (when % 3 === 0 ? 6 : 1) * DAY });

type TimeForParams = { when: number; sense: number; free: () => number[] };

/** Usually a free slot; else one near an appointment, or any five minutes of the next days, or a minute of the past. */
function timeFor(world: World, { when, sense, free }: TimeForParams): number {
  const [listed, taken] = [sense < 70 ? free() : [], live(world)];
  if (listed.length > 0) return at(listed, when);
  if (sense < 92 && taken.length > 0) return at(taken, when).startsAt + ((when % 7) - 3) * 15 * MINUTE;
  const grid = 5 * MINUTE;
  const someday = Math.ceil(world.now / grid) * grid + (when % 2000) * grid;
  return sense < 97 ? someday : world.now - (when % 3000) * MINUTE;
}

export function deedFor(world: World, event: People, { who, which, when, sense }: Numbers): Deed | undefined {
  const possible = world.appointments
    .filter((of) => awaits(world, of, event))
    .flatMap((of) => SIDES.filter((by) => !refusal(of, { event, by, now: world.now })).map((by) => ({ of, by })));
  const isNew = ({ of, by }: (typeof possible)[number]) => !world.walked.has(lineOf(of, { event, by }) ?? "");
  const wanted = possible.some(isNew) ? possible.filter(isNew) : possible;
  const chosen = sense < 75 && wanted.length > 0 ? at(wanted, which) : anyOf(world, { which, who, sense });
  if (!chosen) return undefined;
  const { of, by } = chosen;
  const stranger = at([...world.coaches, ...world.clients], who).id;
  const userId = sense === 75 ? stranger : by === "coach" ? of.coachId : of.clientId;
  const coach = world.coaches.find(({ id }) => id === of.coachId) as ModelCoach;
  const looking = { coach, clientId: of.clientId, minutes: minutesOf(of.consultation), except: of.id };
  const free = () => freeSlots({ ...agendaOf(world, looking), ...soon(world, when) });
  const isDear = sideIn(of, userId) === "client" && world.now > freeUntil(of.startsAt);
  return {
    event,
    of,
    userId,
    startsAt: timeFor(world, { when, sense: when % 100, free }),
    owedCents: isDear === (sense !== 74) ? of.grossCents : 0,
  };
}

const FATES = ["objectToNoShow", "takeBackNoShow", "settle"] as const;
/** What becomes of a missed appointment: in turns, since chance alone leaves out the slow paths. */
function fateOf({ appointments, now }: World, of: Modelled) {
  const place = appointments.indexOf(of);
  return now < of.endsAt && place % 4 > 0 ? "come" : at(FATES, place);
}
/** Whether this belongs to another appointment's path. */
const awaits = (world: World, of: Modelled, event: People) =>
  (event !== "objectToNoShow" && event !== "takeBackNoShow") || fateOf(world, of) === event;

function anyOf(world: World, { which, who, sense }: Omit<Numbers, "when">) {
  const among = sense < 90 ? live(world) : world.appointments;
  const of = among.length > 0 ? at<Modelled>(among, which) : undefined;
  return of && { of, by: at(SIDES, who) };
}

/** Somebody was in the call of a begun appointment: usually long enough, sometimes too early or late. */
export function stayFor(world: World, { who, which, when, sense }: Numbers): Stay | undefined {
  const begun = world.appointments.filter(
    ({ status, startsAt, endsAt }) =>
      (status === "Scheduled" || status === "No Show") && startsAt < world.now && world.now < endsAt + DAY,
  );
  const late = begun.find(
    (of) => of.absent !== null && of.awaiting === of.absent && world.now < of.endsAt && fateOf(world, of) === "come",
  );
  if (late?.absent && sense < 80) return { of: late, side: late.absent, from: late.startsAt, to: late.endsAt };
  const during = begun.filter(({ endsAt }) => world.now < endsAt);
  const among = during.length > 0 && sense < 60 ? during : begun;
  const of = among.length > 0 ? at(among, which) : undefined;
  if (!of) return undefined;
  const from = of.startsAt + ((when % 30) - 10) * MINUTE;
  const to = Math.min(world.now, from + (sense < 70 ? 25 : sense % 12) * MINUTE);
  // Usually the same side, so that the other one is absent.
  const side = at(SIDES, sense < 75 ? Math.floor(of.startsAt / (15 * MINUTE)) : who);
  return to > from ? { of, side, from, to } : undefined;
}

const DECISIONS = ["decideClientAbsent", "decideCoachAbsent", "decideCompleted"] as const;
/** The team decides about an objection. */
export function decisionFor(world: World, { which, when }: Numbers) {
  const open = world.appointments.filter(({ awaiting }) => awaiting === "team");
  return open.length > 0 ? { of: at(open, which), event: at(DECISIONS, when) } : undefined;
}

const OUTCOMES: PaymentStatus[] = ["failed", "authentication", "paid", "paid", "paid"];

/** The bank's answer to a charge: usually before the start, sometimes after something else has happened. */
export function outcomeFor(world: World, { which, when, sense }: Numbers) {
  const agreed = world.appointments.filter(({ agreedAt, grossCents }) => agreedAt !== null && grossCents > 0);
  const unpaid = agreed.filter(({ payment }) => payment === "none" || payment === "open" || isFailed(payment));
  const ahead = unpaid.filter(({ status }) => status === "Scheduled");
  const among = sense < 85 && ahead.length > 0 ? ahead : unpaid;
  return among.length > 0 ? { of: at(among, which), payment: at(OUTCOMES, when) } : undefined;
}
const isFailed = (payment: PaymentStatus) => payment === "failed" || payment === "authentication";

/** Time hardly passes until the missed path had its chance; then it jumps to the next due date. */
function momentOfMissed(world: World, of: Modelled): number {
  const fate = fateOf(world, of);
  const hasCome = of.absent !== null && of.presentMs[of.absent] > 0;
  if (fate === "come" && hasCome && world.now < of.endsAt) return of.endsAt;
  const isOpen = fate === "come" ? world.now < of.endsAt : fate !== "settle";
  return isOpen ? world.now + MINUTE : (nextDue(of, world.now)?.at ?? world.now + MINUTE);
}

const WAITS = [1, 5, 14, 15, 60, 180, 480].map((minutes) => minutes * MINUTE);

/** The next moment: a while later, or exactly when something is due, or a millisecond beside it. */
export function momentFor(world: World, { which, when, sense }: Numbers): number {
  const open = world.appointments.filter(({ status, awaiting }) => status === "No Show" && awaiting !== null);
  const missed = open.find(({ awaiting }) => awaiting !== "team");
  if (missed && sense < 85) return momentOfMissed(world, missed);
  // A begun appointment stays for a while: some are missed only later.
  const begun = live(world).find(
    (of) => of.status === "Scheduled" && of.startsAt <= world.now && world.now < of.endsAt,
  );
  if (begun && sense < 85) return Math.max(begun.startsAt + 15 * MINUTE, world.now + MINUTE);
  const turns = [...live(world), ...open].flatMap((of) => [
    of.startsAt + 15 * MINUTE,
    nextDue(of, world.now)?.at ?? 0,
    freeUntil(of.startsAt),
    of.startsAt,
    of.endsAt,
  ]);
  const turn = turns.length > 0 ? at(turns, which) + (when % 3) - 1 : 0;
  if (sense < 40 && turn > world.now && turn < world.now + 2 * DAY) return turn;
  return world.now + (sense > 96 ? 2 * DAY + HOUR : at(WAITS, when));
}
