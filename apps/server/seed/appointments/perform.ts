import type { Side } from "@aufwind/rules/appointments/status";
import { DISCOVERY } from "@aufwind/rules/consultations";
import type { Locale } from "@aufwind/rules/locale";
import { grossOf } from "@aufwind/rules/money";
import { endOfMonth, monthOf } from "@aufwind/rules/statements";
import { DAY, MINUTE } from "@aufwind/rules/time/durations";
import { bookAppointment } from "../../src/features/appointments/booking/commands.ts";
import { applyEvent } from "../../src/features/appointments/commands.ts";
import { lockOwn, updateAppointment } from "../../src/features/appointments/store.ts";
import { inForce } from "../../src/features/legal-texts/queries.ts";
import { wallClock } from "../../src/features/schedules/present.ts";
import { freeStarts, scheduleOf } from "../../src/features/schedules/queries.ts";
import { isBerlinHoliday } from "../../src/platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../src/platform/database/database.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { DEMO_COACHES } from "../coaches/coaches.ts";
import { chargeCard, closeBooks, compareBooks, giveBack, hasSandbox, nextDue } from "../demo-money.ts";
import { byDay } from "../waking-hours.ts";
import type { Act, Scene } from "./scene.ts";

/** Ids and languages by the part before the address's @. */
export type People = Map<string, { id: string; locale: Locale }>;

/** Something that is done at its time; returns what follows from it later. */
type Step = { at: number; play: (platform: Platform) => Promise<Step[]> };

/** Plays everything up to now in order of time, so that nobody books a slot that another has. */
export async function perform(platform: Platform, scenes: Scene[], people: People): Promise<void> {
  const now = platform.clock.now().getTime();
  const waiting = scenes.map((scene) => booking(scene, { people, now }));
  let done = Math.min(...waiting.map(({ at }) => at));
  for (;;) {
    waiting.sort((one, other) => one.at - other.at);
    const next = waiting.shift();
    const at = next && next.at <= now ? next.at : now;
    await keepBooksUntil(platform, { from: done, to: at });
    done = at;
    if (!next || next.at > now) break;
    waiting.push(...(await next.play(quietAt(platform, next.at))));
  }
  if (hasSandbox(platform)) await compareBooks(quietAt(platform, now));
}

/** Charges cards and records earnings when they are due; on the first of a month closes the one before. */
async function keepBooksUntil(platform: Platform, { from, to }: { from: number; to: number }): Promise<void> {
  for (let done = from; ; ) {
    const { charge, hasRefund } = await nextDue(platform.database, new Date(done));
    if (hasRefund) await giveBack(quietAt(platform, done));
    const at = Math.min(charge?.at ?? to, endOfMonth(monthOf(done)), to);
    const then = quietAt(platform, at);
    if (monthOf(at) !== monthOf(done)) await closeBooks(then);
    if (charge && charge.at <= at) await chargeCard(then, charge.id);
    else if (at === to) return;
    done = at;
  }
}

const nothing = async () => undefined;

/** The same platform at another time, without mails. */
export const quietAt = (platform: Platform, time: number): Platform => ({
  ...platform,
  clock: { now: () => new Date(time) },
  outbox: { ...platform.outbox, add: async () => [] },
  jobs: { ...platform.jobs, add: nothing, addAll: nothing },
  events: { ...platform.events, publish: nothing },
  // Months pass in seconds.
  cards: { ...platform.cards, pace: nothing },
});

function personOf(people: People, name: string) {
  const person = people.get(name);
  if (!person) throw new Error(`the demo has nobody called ${name}`);
  return person;
}

type Known = { people: People; now: number };

function booking(scene: Scene, known: Known): Step {
  const at = byDay(known.now - scene.bookedDaysAgo * DAY, known.now);
  const coachId = personOf(known.people, scene.coach).id;
  const { id: clientId, locale } = personOf(known.people, scene.client);
  const { consultation, note } = scene;
  const play = async (platform: Platform) => {
    const { durationMinutes, feeCents } = offerOf(scene);
    const start = await startNear(platform, { ...scene, coachId, clientId, durationMinutes, now: known.now });
    if (start === undefined) return [];
    const scheduledAt = new Date(start).toISOString();
    const wanted = { coachId, clientId, consultation, scheduledAt, feeCents, locale, ...(note && { note }) };
    const id = await bookAppointment(platform, {
      ...wanted,
      timeZone: "Europe/Berlin",
      earlyStart: true,
      instant: false,
      termsVersion: inForce(platform, "terms"),
    });
    const times = { bookedAt: at, startsAt: start, endsAt: start + durationMinutes * MINUTE, now: known.now };
    return next(scene.acts, { id, coachId, clientId, times });
  };
  return { at, play };
}

type Played = { id: string; coachId: string; clientId: string; times: Parameters<Act["when"]>[0] };

/** The first of these transitions, with the rest to follow. */
function next([act, ...later]: Act[], played: Played): Step[] {
  if (!act) return [];
  const { id, coachId, clientId, times } = played;
  const at = act.when(times);
  const play = async (platform: Platform) => {
    const durationMinutes = (times.endsAt - times.startsAt) / MINUTE;
    const moving = { coachId, clientId, durationMinutes, except: id, now: times.startsAt, day: act.days ?? 0 };
    const to = act.days ? await startNear(platform, { ...moving, at: "11:00" }) : undefined;
    if (act.days && to === undefined) return [];
    await transact(platform.database, async (tx) => {
      // Both were present; or only the coach, who waited.
      if (act.event === "complete") await visit(tx, id, { ...times, sides: ["client", "coach"] });
      if (act.event === "noShow") await visit(tx, id, { startsAt: times.startsAt, endsAt: at, sides: ["coach"] });
      const row = await lockOwn(tx, { id, userId: coachId });
      const startsAt = to === undefined ? undefined : new Date(to);
      if (row)
        await applyEvent(tx, platform, { row, event: act.event, by: act.by, reason: act.reason, now: at, startsAt });
    });
    return next(later, played);
  };
  return [{ at, play }];
}

type Visiting = { startsAt: number; endsAt: number; sides: Side[] };

/** Visits of the video call for that time. */
async function visit(tx: Tx, id: string, { startsAt, endsAt, sides }: Visiting): Promise<void> {
  const [joined_at, left_at] = [new Date(startsAt), new Date(endsAt)];
  const stay = { appointment_id: id, joined_at, seen_at: left_at, left_at };
  await tx
    .insertInto("room_visits")
    .values(sides.map((side) => ({ ...stay, side })))
    .execute();
  const came = { client: { client_joined_at: joined_at }, coach: { coach_joined_at: joined_at } };
  for (const side of sides) await updateAppointment(tx, id, came[side]);
}

type Wanted = {
  coachId: string;
  clientId: string;
  durationMinutes: number;
  /** Days from this instant. */
  now: number;
  day: number;
  at: string;
  except?: string;
};

/** A free start on a day, or on the next working day that has one, as close as possible to a time of day. */
export async function startNear({ database, clock }: Platform, wanted: Wanted): Promise<number | undefined> {
  const { coachId, clientId, except, durationMinutes } = wanted;
  const schedule = await scheduleOf(database, { coachId, clientId, except, now: clock.now() });
  const wall = (time: number) => wallClock(new Date(time), schedule.timeZone);
  const date = wall(wanted.now + wanted.day * DAY).slice(0, 10);
  const from = Temporal.PlainDate.from(date).toZonedDateTime(schedule.timeZone).epochMilliseconds;
  const starts = freeStarts(schedule, { durationMinutes, now: clock.now(), from, to: from + 14 * DAY });
  const first = starts.find((start) => !isBerlinHoliday(wall(start).slice(0, 10))) ?? 0;
  const sameDay = starts.filter(
    (start) => start >= first && start < first + DAY && wall(start).slice(0, 10) === wall(first).slice(0, 10),
  );
  const later = sameDay.find((start) => wall(start).slice(11) >= wanted.at);
  return later ?? sameDay.at(-1);
}

/** Price and duration of a demo coach's consultation. */
function offerOf({ coach, consultation }: Scene) {
  const found = DEMO_COACHES.find(({ email }) => email.startsWith(`${coach}@`));
  if (!found) throw new Error(`the demo has no coach ${coach}`);
  const { consultations, business } = found;
  const paid = consultation === "discovery" ? undefined : consultations[consultation];
  return {
    durationMinutes: paid?.durationMinutes ?? DISCOVERY.durationMinutes,
    feeCents: paid ? grossOf(paid.priceCents, business.vatStatus) : 0,
  };
}
