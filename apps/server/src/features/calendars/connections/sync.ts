import { syncPause } from "@aufwind/rules/calendars";
import { DAY, MINUTE } from "@aufwind/rules/time/durations";
import { transact } from "../../../platform/database/database.ts";
import { workInParallel } from "../../../platform/jobs/parallel-work.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notify } from "../../notifications/commands.ts";
import { deleteOwn } from "../own-rows-store.ts";
import { openGateway } from "./accounts.ts";
import { type CalendarGateway, ConnectionFailure } from "./gateway.ts";
import { readCalendar } from "./reading.ts";
import * as store from "./store.ts";
import { writeEntries } from "./writing.ts";

const AT_ONCE = 8;
/** One that takes longer is stopped, and taken by nobody else before. */
const [LONGEST, TAKEN_FOR] = [MINUTE, 3 * MINUTE];
/** A server that does not answer keeps its entries: the connection is removed all the same. */
const MOST_FAREWELLS = 6;

type Syncing = { id?: string; signal: AbortSignal };

/** Syncs the connections that are due, or one of them: first what changed there, then our entries. */
export async function syncDue(platform: Platform, { id, signal }: Syncing): Promise<void> {
  const take = async () => {
    if (signal.aborted) return undefined;
    const now = platform.clock.now();
    const until = new Date(now.getTime() + TAKEN_FOR);
    return store.claimDue(platform.database, { now, until, id });
  };
  await workInParallel(id ? 1 : AT_ONCE, { take, work: (connection) => syncOne(platform, connection, signal) });
}

async function syncOne(platform: Platform, connection: store.ConnectionRow, signal: AbortSignal): Promise<void> {
  const own = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]);
  try {
    const gateway = await openGateway(platform, connection, own);
    if (connection.leaves_at) return await leave(platform, { connection, gateway, signal: own });
    await listCalendars(platform, connection, gateway);
    await readAndWrite(platform, { connection, gateway, signal: own });
    await noteSuccess(platform, connection);
  } catch (error) {
    // A worker that is stopped says nothing about the server.
    if (signal.aborted) return;
    if (!(error instanceof ConnectionFailure))
      platform.log.error({ err: error, connection: connection.id }, "a calendar connection failed unexpectedly");
    const problem = error instanceof ConnectionFailure ? error.problem : "unreachable";
    await noteFailure(platform, connection, problem);
  }
}

/** The account's calendars, once a day, and at once after it was connected. */
async function listCalendars(platform: Platform, connection: store.ConnectionRow, gateway: CalendarGateway) {
  const { database, clock } = platform;
  const now = clock.now();
  if (connection.listed_at && connection.listed_at.getTime() > now.getTime() - DAY) return;
  const calendars = await gateway.calendars();
  await transact(database, async (tx) => {
    if (!(await store.lockConnection(tx, connection.id))) return;
    await store.replaceCalendars(tx, { id: connection.id, coachId: connection.coach_id, calendars });
    await store.letGo(tx, connection.id, { taken_until: connection.taken_until, listed_at: now });
  });
}

type Speaking = { connection: store.ConnectionRow; gateway: CalendarGateway; signal: AbortSignal };

async function readAndWrite(platform: Platform, speaking: Speaking): Promise<void> {
  const { connection, gateway } = speaking;
  for (const calendar of await store.findCalendars(platform.database, [connection.id]))
    if (calendar.blocks || calendar.receives) await readCalendar(platform, { connection, calendar, gateway });
  // What was read may have stopped it.
  const [now] = await store.findConnections(platform.database, ownOf(platform, connection));
  if (now && !now.stopped_at) await writeEntries(platform, speaking);
}

const ownOf = ({ clock }: Platform, { id, coach_id }: store.ConnectionRow) => ({
  id,
  coachId: coach_id,
  now: clock.now(),
});

/** Removes our entries there, and then the connection. */
async function leave(platform: Platform, speaking: Speaking): Promise<void> {
  await writeEntries(platform, speaking);
  const own = ownOf(platform, speaking.connection);
  const [left] = await store.findConnections(platform.database, own);
  if (left?.waiting_count === 0) await deleteOwn(platform.database, "calendar_connections", own);
  else await store.letGo(platform.database, own.id, {});
}

const noteSuccess = ({ database, clock }: Platform, { id }: store.ConnectionRow) => {
  const now = clock.now();
  const due_at = new Date(now.getTime() + syncPause(0));
  return store.letGo(database, id, { problem: null, failures: 0, succeeded_at: now, due_at });
};

/** Only the coach can do something about these, so they are told once. */
const FOR_THE_COACH: readonly string[] = ["wrongPassword", "calendarGone", "unreadable", "signedOut"];

/** Busy times stay as they were: a server that fails frees nothing. */
async function noteFailure(platform: Platform, connection: store.ConnectionRow, problem: string): Promise<void> {
  const { database, clock, log } = platform;
  const { id, coach_id, leaves_at } = connection;
  const failures = connection.failures + 1;
  log.info({ connection: id, problem, failures }, "a calendar connection could not be used");
  if (leaves_at && failures >= MOST_FAREWELLS)
    return void (await deleteOwn(database, "calendar_connections", { id, coachId: coach_id }));
  const isNews = FOR_THE_COACH.includes(problem) && connection.problem !== problem && connection.succeeded_at !== null;
  await transact(database, async (tx) => {
    const due_at = new Date(clock.now().getTime() + syncPause(failures));
    if (!(await store.letGo(tx, id, { problem, failures, due_at }))) return;
    if (isNews)
      await notify(tx, platform, [
        { userId: coach_id, kind: "calendarStopped", by: "clock", data: { reason: "problem" } },
      ]);
  });
}
