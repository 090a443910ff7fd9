import type { AgendaSettings, Exception, StoredException, WorkingSlot } from "@aufwind/contract/schedules";
import type { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveSection } from "../coaches/commands.ts";
import { presentException, toMultirange, wallClock } from "./present.ts";
import { scheduleOf } from "./queries.ts";
import * as store from "./store.ts";

export const setTimeZone = (tx: Tx, coachId: string, timeZone: string) =>
  store.updateSchedule(tx, coachId, { time_zone: timeZone });

export const setWorkingHours = (tx: Tx, coachId: string, slots: readonly WorkingSlot[]) =>
  store.updateSchedule(tx, coachId, { weekly_hours: toMultirange(slots) });

export const setAgendaSettings = (tx: Tx, coachId: string, settings: AgendaSettings) =>
  store.updateSchedule(tx, coachId, {
    notice_minutes: settings.noticeMinutes,
    horizon_days: settings.horizonDays,
    pause_before_minutes: settings.pauseBeforeMinutes,
    pause_after_minutes: settings.pauseAfterMinutes,
    grid_minutes: settings.gridMinutes,
    most_per_day: settings.mostPerDay,
  });

const MOST_COMING = 400;

const FURTHEST_YEARS = 5;

type Params = z.output<typeof Exception>;

export const addException = (platform: Platform, userId: string, exception: Params): Promise<StoredException> =>
  saveSection(platform, userId, async (tx, coachId) => {
    const wall = await wallOf(tx, platform, coachId);
    refuseWrongTimes(exception, wall);
    const [added] = await insertComing(tx, { coachId, wall, exceptions: [exception] });
    if (!added) throw new Problem("exceptionExists");
    return added;
  });

/** The wall-clock time where the coach is. */
async function wallOf(tx: Tx, { clock }: Platform, coachId: string): Promise<string> {
  const now = clock.now();
  return wallClock(now, (await scheduleOf(tx, { coachId, now })).timeZone);
}

type InsertComingParams = { coachId: string; wall: string; exceptions: readonly Params[] };

/** Adds new ones up to the limit; the coach is locked, so that the limit is exact. */
export async function insertComing(
  tx: Tx,
  { coachId, wall, exceptions }: InsertComingParams,
): Promise<StoredException[]> {
  if (exceptions.length === 0) return [];
  const added = await store.insertExceptions(
    tx,
    exceptions.map((exception) => rowOf(coachId, exception)),
  );
  if ((await store.countComing(tx, { coachId, after: wall })) > MOST_COMING) throw new Problem("tooManyExceptions");
  return added.map(presentException);
}

const rowOf = (coachId: string, { kind, from, to, note }: Params) => ({
  coach_id: coachId,
  kind,
  starts_at: from,
  ends_at: to,
  note,
});

/** Nothing past, and nothing so far ahead that it can only be a typing mistake. */
function refuseWrongTimes({ to }: Params, wall: string): void {
  const furthest = `${Number(wall.slice(0, 4)) + FURTHEST_YEARS}${wall.slice(4)}`;
  const code = to <= wall ? "exceptionPast" : to > furthest ? "exceptionFar" : undefined;
  if (code) throw new Problem("invalidFields", { errors: [{ field: "to", code, params: {} }] });
}

type ChangeExceptionParams = { id: string; exception: Params };

export const changeException = (platform: Platform, userId: string, { id, exception }: ChangeExceptionParams) =>
  saveSection(platform, userId, async (tx, coachId) => {
    const wall = await wallOf(tx, platform, coachId);
    if (!(await store.findComing(tx, { id, coachId, after: wall }))) throw new Problem("notFound");
    refuseWrongTimes(exception, wall);
    const changed = await store.updateException(tx, id, rowOf(coachId, exception));
    if (!changed) throw new Problem("exceptionExists");
    return presentException(changed);
  });

export const removeException = (platform: Platform, userId: string, id: string) =>
  saveSection(platform, userId, async (tx, coachId) => {
    if (!(await store.deleteException(tx, { id, coachId }))) throw new Problem("notFound");
  });
