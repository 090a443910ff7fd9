import { isAnsweredAsOne } from "@aufwind/rules/appointment-series";
import { isOpenToCoach, openFrom } from "@aufwind/rules/appointments/booking";
import type { Event } from "@aufwind/rules/appointments/lifecycle";
import type { Side } from "@aufwind/rules/appointments/status";
import { owedAfter, refusal } from "@aufwind/rules/appointments/transitions";
import type { Consultation } from "@aufwind/rules/consultations";
import type { Locale } from "@aufwind/rules/locale";
import { type DbOrTx, type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findAcquaintance } from "../coach-clients/store.ts";
import { lockCoach } from "../coaches/store.ts";
import { isWithinPackage } from "../coaching-packages/queries.ts";
import { hasPaymentMethod } from "../payment-methods/store.ts";
import { scheduleOf } from "../schedules/queries.ts";
import { applyEvent } from "./commands.ts";
import { factsOf, sideOf } from "./policy.ts";
import * as store from "./store.ts";
import { isListed, isOffered, refusedBy, slotTaken, type Time } from "./time-check.ts";

/** The language of a client's consent to begin within the withdrawal period. */
type Consent = { earlyStart?: Locale | undefined };
type PerformTransitionParams = Consent & { id: string; userId: string; event: Event; reason?: string };
type Check = (tx: Tx, row: store.AppointmentRow, now: Date) => Promise<void> | void;

/** One of the two performs a transition on the locked appointment. */
export const performTransition = (
  platform: Platform,
  { id, userId, event, ...said }: PerformTransitionParams,
  check?: Check,
): Promise<void> =>
  transact(platform.database, async (tx) => {
    const row = await store.lockOwn(tx, { id, userId });
    const by = row && sideOf(row, userId);
    if (!row || !by) throw new Problem("notFound");
    const now = platform.clock.now();
    // A request for a series is answered as one.
    if (row.series_id && row.status === "Pending" && isAnsweredAsOne(event)) throw new Problem("answeredAsSeries");
    // What is impossible in this state is refused before what a taken time prevents.
    if (!refusal(factsOf(row), { event, by, now: now.getTime() })) await check?.(tx, row, now);
    await applyEvent(tx, platform, { row, event, by, ...said, now: now.getTime() });
  });

/** Payment details were given. */
export const givePaymentDetails = (platform: Platform, asked: { id: string; userId: string }) =>
  performTransition(platform, { ...asked, event: "giveDetails" }, async (tx, row, now) => {
    if (!(await hasPaymentMethod(tx, row.client_id, now))) throw new Problem("noPaymentMethod");
  });

type CancelAsClientParams = { id: string; userId: string; reason: string; owedCents: number };

/** Cancels for the client at the price that was shown, and at no other. */
export const cancelAsClient = (platform: Platform, { owedCents, ...asked }: CancelAsClientParams) =>
  performTransition(platform, { ...asked, event: "cancel" }, (_, row, now) => {
    const owed = owedAfter(factsOf(row), { event: "cancel", by: "client", now: now.getTime() });
    if (owed !== owedCents) throw new Problem("costChanged");
  });

type RescheduleAppointmentParams = Consent & { id: string; userId: string; scheduledAt: string };

/** Moves an appointment. A client chooses among the slots; a coach is not bound by the own hours. */
export async function rescheduleAppointment(
  platform: Platform,
  { id, userId, scheduledAt, earlyStart }: RescheduleAppointmentParams,
): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const row = await store.findOwn(database, { id, userId });
  const by = row && sideOf(row, userId);
  if (!row || !by) throw new Problem("notFound");
  const why = refusal(factsOf(row), { event: "reschedule", by, now: now.getTime() });
  if (why && why !== "notDueYet") throw new Problem(why);
  const time = await timeOf(database, row, { startsAt: new Date(scheduledAt), now });
  refuseTime(row, { by, time });
  // A coach may move it past the last day of its package, a client not.
  if (by === "client" && row.package_id && !(await isWithinPackage(database, row.package_id, time.startsAt)))
    throw new Problem("packageTooLate");
  try {
    await transact(database, (tx) => move(tx, platform, { id, userId, time, earlyStart }));
  } catch (error) {
    throw refusedBy(error, { by, time });
  }
}

type RefuseTimeParams = { by: Side; time: Time };

function refuseTime(row: store.AppointmentRow, { by, time }: RefuseTimeParams): void {
  const isSame = time.startsAt.getTime() === row.starts_at.getTime();
  if (isSame || !(by === "coach" ? isOpenToCoach(time.startsAt.getTime(), time.now.getTime()) : isOffered(time)))
    throw new Problem("notASlot");
  if (by === "client" && !isListed(time)) throw slotTaken(time);
}

type Move = Consent & { id: string; userId: string; time: Time };

/** As with a booking: take the time first, then check it with the coach locked. */
async function move(tx: Tx, platform: Platform, { id, userId, time, earlyStart }: Move): Promise<void> {
  const row = await store.lockOwn(tx, { id, userId });
  const by = row && sideOf(row, userId);
  if (!row || !by) throw new Problem("notFound");
  const { startsAt, now } = time;
  const check = async () => {
    // Locks people before the coach, like bookings and saved sections do.
    await store.lockPeople(tx, row);
    await lockCoach(tx, row.coach_id);
    refuseTime(row, { by, time: await timeOf(tx, row, { startsAt, now }) });
  };
  await applyEvent(tx, platform, { row, event: "reschedule", by, now: now.getTime(), startsAt, earlyStart, check });
}

async function timeOf(
  db: DbOrTx,
  row: store.AppointmentRow,
  { startsAt, now }: { startsAt: Date; now: Date },
): Promise<Time> {
  const pair = { coachId: row.coach_id, clientId: row.client_id };
  const acquaintance = await findAcquaintance(db, pair);
  return {
    schedule: await scheduleOf(db, { ...pair, except: row.id, now }),
    startsAt,
    durationMinutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
    now,
    from: openFrom(row.consultation as Consultation, acquaintance),
  };
}
