import { changeThere, isEmptied } from "@aufwind/rules/calendars";
import { DAY } from "@aufwind/rules/time/durations";
import { type Tx, transact } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notify } from "../../notifications/commands.ts";
import { replaceBusyTimes } from "../store.ts";
import * as entryStore from "./entry-store.ts";
import { busyMinutes, deleteEvents, findKnown, noteRead, upsertEvents } from "./event-store.ts";
import type { CalendarGateway, Changes, RemoteEvent } from "./gateway.ts";
import { type CalendarRow, type ConnectionRow, letGo, lockConnection } from "./store.ts";

type Reading = { connection: ConnectionRow; calendar: CalendarRow; gateway: CalendarGateway };

/** Reads what changed in a calendar, and stores it: busy times, and what was done to our entries. */
export async function readCalendar(platform: Platform, { connection, calendar, gateway }: Reading): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const isWhole = !calendar.read_whole_at || calendar.read_whole_at.getTime() <= now.getTime() - DAY;
  const known = await findKnown(database, calendar.id, new Date(now.getTime() - DAY));
  const changes = await gateway.changes({ path: calendar.path, token: isWhole ? null : calendar.token, known });
  const entries = await entryStore.findEntriesAhead(database, calendar.id, now);
  const found = await sortChanges(platform, { changes, entries, gateway, path: calendar.path });
  const state = { id: calendar.id, token: changes.token, readWholeAt: isWhole ? now : undefined };
  const isQuiet = !isWhole && changes.events.length === 0 && changes.gone.length === 0;
  if (isQuiet && changes.token === calendar.token) return;
  await transact(database, async (tx) => {
    const locked = await lockConnection(tx, connection.id);
    if (!locked) return;
    if (!locked.stopped_at && isEmptied({ known: entries.length, gone: found.gone.length }))
      return void (await stopWriting(tx, platform, { connection: locked, calendar, state }));
    await storeEvents(tx, platform, { calendar, found, isStopped: locked.stopped_at !== null });
    if (!locked.stopped_at) await storeEntries(tx, platform, { connection: locked, calendar, found });
    await noteRead(tx, state);
  });
}

type Entry = entryStore.EntryRow;
type Found = {
  /** Somebody else's events, and addresses of those that are gone. */
  events: RemoteEvent[];
  goneEvents: string[];
  /** Our entries as they are there now, and those that are gone. */
  seen: { entry: Entry; event: RemoteEvent }[];
  gone: Entry[];
};
type SortParams = { changes: Changes; entries: Entry[]; gateway: CalendarGateway; path: string };

/** Ours and theirs. An entry that is said to be gone is asked for once more: not every list is complete. */
async function sortChanges(platform: Platform, { changes, entries, gateway, path }: SortParams): Promise<Found> {
  const own = `@${new URL(platform.config.http.publicUrl).host}`;
  const byAppointment = new Map(entries.map((entry) => [entry.appointment_id, entry]));
  const entryOf = ({ uid }: RemoteEvent) =>
    uid.endsWith(own) ? byAppointment.get(uid.slice(0, -own.length)) : undefined;
  const there = new Set(changes.events.flatMap((event) => entryOf(event)?.appointment_id ?? []));
  const addresses = new Set(changes.gone);
  const doubtful = entries.filter(
    ({ href, appointment_id }) => href !== null && addresses.has(href) && !there.has(appointment_id),
  );
  const again =
    doubtful.length > 0
      ? await gateway.read(
          path,
          doubtful.flatMap(({ href }) => href ?? []),
        )
      : [];
  const events = [...changes.events, ...again];
  const seen = events.flatMap((event) => {
    const entry = entryOf(event);
    return entry ? [{ entry, event }] : [];
  });
  const stillThere = new Set(seen.map(({ entry }) => entry.appointment_id));
  return {
    events: changes.events.filter(({ uid }) => !uid.endsWith(own)),
    goneEvents: changes.gone,
    seen,
    gone: doubtful.filter(({ appointment_id, due_at }) => due_at === null && !stillThere.has(appointment_id)),
  };
}

type StoreEventsParams = { calendar: CalendarRow; found: Found; isStopped: boolean };

async function storeEvents(tx: Tx, { jobs }: Platform, { calendar, found, isStopped }: StoreEventsParams) {
  await upsertEvents(tx, calendar.id, found.events);
  // While the coach has not said what happened there, nothing becomes free.
  if (!isStopped) await deleteEvents(tx, calendar.id, found.goneEvents);
  if (!calendar.blocks) return;
  const edges = await busyMinutes(tx, calendar.id);
  const busy = { id: calendar.id, by: "connected_calendar_id" as const, coachId: calendar.coach_id, edges };
  if (await replaceBusyTimes(tx, busy)) await jobs.add(tx, "refresh-search", {});
}

type StoreEntriesParams = { connection: ConnectionRow; calendar: CalendarRow; found: Found };

/** What was done to our entries there is kept for the coach to answer, and never obeyed. */
async function storeEntries(tx: Tx, platform: Platform, { connection, calendar, found }: StoreEntriesParams) {
  if (!calendar.receives) return;
  const now = platform.clock.now();
  const news: Entry[] = [];
  const note = async (entry: Entry, event: RemoteEvent | undefined) => {
    const key = { calendarId: calendar.id, appointmentId: entry.appointment_id };
    const seen = { ...key, href: event?.href ?? entry.href, etag: event?.etag || null };
    const written = { start: entry.written_starts_at?.getTime() ?? 0, end: entry.written_ends_at?.getTime() ?? 0 };
    const change = changeThere(written, event?.span ?? null);
    if (!change) return entryStore.adoptVersion(tx, seen);
    const isNews = await entryStore.noteChange(tx, { ...seen, change, span: event?.span ?? null, now });
    if (isNews) news.push(entry);
  };
  for (const { entry, event } of found.seen) await note(entry, event);
  for (const entry of found.gone) await note(entry, undefined);
  await notify(
    tx,
    platform,
    news.map(({ appointment_id, written_starts_at }) => ({
      userId: connection.coach_id,
      kind: "calendarChanged" as const,
      appointmentId: appointment_id,
      by: "clock" as const,
      ...(written_starts_at && { startsAt: written_starts_at }),
    })),
  );
}

type StopParams = { connection: ConnectionRow; calendar: CalendarRow; state: Parameters<typeof noteRead>[1] };

/** Our entries are gone there all at once: nothing is cancelled, nothing is freed, nothing is written until the coach answers. */
async function stopWriting(tx: Tx, platform: Platform, { connection, state }: StopParams): Promise<void> {
  const now = platform.clock.now();
  platform.log.info({ connection: connection.id }, "the entries of a connected calendar were deleted all at once");
  await letGo(tx, connection.id, { taken_until: connection.taken_until, stopped_at: now });
  await noteRead(tx, state);
  await notify(tx, platform, [
    { userId: connection.coach_id, kind: "calendarStopped", by: "clock", data: { reason: "emptied" } },
  ]);
}
