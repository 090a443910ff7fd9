import type { IMPORT_PROBLEMS } from "@aufwind/contract/calendars";
import type { BusyTimes } from "../../platform/calendar/busy-times.ts";
import { readBusyTimes } from "../../platform/calendar/read-busy-times.ts";
import { transact } from "../../platform/database/database.ts";
import { allowedServersOf } from "../../platform/http/public-fetch.ts";
import type { Platform } from "../../platform/platform.ts";
import { scheduleOf } from "../schedules/queries.ts";
import { addressOf } from "./calendar-imports.ts";
import { fetchCalendar } from "./gateway.ts";
import { claimDueImports, noteReading, replaceBusyTimes, type Taken } from "./store.ts";
import { sealUnclear } from "./unclear-events.ts";

const [MINUTE, DAY] = [60_000, 86_400_000];
const AT_ONCE = 4;
/** Longer than any sync takes. */
const TAKEN_FOR = 3 * MINUTE;
const EVERY = 15 * MINUTE;
const LONGEST_PAUSE = 360 * MINUTE;
const [BACK, AHEAD] = [DAY, 400 * DAY];

type KeepParams = Exclude<BusyTimes, { problem: unknown }>;
type Reading = KeepParams | { problem: (typeof IMPORT_PROBLEMS)[number] };

/** Reads due calendars, or one of them. Several servers share the work; each is read once. */
export async function readDue(platform: Platform, { id, signal }: { id?: string; signal: AbortSignal }) {
  const { database, clock } = platform;
  for (;;) {
    const now = clock.now();
    const until = new Date(now.getTime() + TAKEN_FOR);
    const taken = await claimDueImports(database, { now, until, limit: AT_ONCE, id });
    await Promise.all(taken.map((calendar) => readOne(platform, calendar, signal)));
    if (taken.length < AT_ONCE || signal.aborted) return;
  }
}

async function readOne(platform: Platform, calendar: Taken, signal: AbortSignal): Promise<void> {
  const reading = await read(platform, calendar, signal);
  // An aborted sync says nothing about the calendar.
  if (signal.aborted) return;
  if ("problem" in reading) await noteFailure(platform, calendar, reading.problem);
  else await keep(platform, calendar, reading);
}

async function read(platform: Platform, calendar: Taken, signal: AbortSignal): Promise<Reading> {
  const { config, database, clock, log } = platform;
  const address = addressOf(platform, calendar);
  if (!address) return { problem: "unreachable" };
  const fetched = await fetchCalendar(address, { signal, reach: allowedServersOf(config) });
  if ("problem" in fetched) return fetched;
  const now = clock.now();
  const { timeZone } = await scheduleOf(database, { coachId: calendar.coach_id, now });
  const asked = {
    text: fetched.text,
    zone: timeZone,
    window: { start: now.getTime() - BACK, end: now.getTime() + AHEAD },
    ownHost: new URL(config.http.publicUrl).host,
  };
  return readBusyTimes(asked, { owner: calendar.coach_id, log, signal });
}

/** The busy times of the last success stay: a failing calendar frees nothing. */
async function noteFailure({ database, clock, log }: Platform, { id, failures }: Taken, problem: string) {
  log.info({ calendar: id, problem }, "a calendar could not be read");
  const pause = Math.min(EVERY * 2 ** Math.min(failures, 10), LONGEST_PAUSE);
  await noteReading(database, id, {
    problem,
    failures: failures + 1,
    due_at: new Date(clock.now().getTime() + pause),
  });
}

function keep(platform: Platform, { id, coach_id: coachId }: Taken, { edges, unclear, unclearCount }: KeepParams) {
  const { database, clock, jobs } = platform;
  return transact(database, async (tx) => {
    const now = clock.now();
    const odd = sealUnclear(platform, id, { events: unclear, count: unclearCount });
    const done = { problem: null, failures: 0, succeeded_at: now, due_at: new Date(now.getTime() + EVERY) };
    if (!(await noteReading(tx, id, { ...done, unclear: odd }))) return;
    if (await replaceBusyTimes(tx, { id, by: "calendar_id", coachId, edges })) await jobs.add(tx, "refresh-search", {});
  });
}
