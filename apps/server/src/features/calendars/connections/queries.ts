import {
  type CalendarConnection,
  type CalendarConnections,
  CONNECTION_PROBLEMS,
} from "@aufwind/contract/calendars-connections";
import type { DbOrTx } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { titlesOf } from "../store.ts";
import { openAccount } from "./accounts.ts";
import { findChanges } from "./entry-store.ts";
import * as store from "./store.ts";

/** The connections of a coach, what was changed there, and how entries are called. */
export async function connectionsOf(platform: Platform, coachId: string): Promise<CalendarConnections> {
  const { database, clock } = platform;
  const now = clock.now();
  const [rows, changes, titles] = await Promise.all([
    store.findConnections(database, { coachId, now }),
    findChanges(database, { coachId, now }),
    titlesOf(database, coachId),
  ]);
  const calendars = await store.findCalendars(
    database,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => presentConnection(platform, row, calendars)),
    changes: changes.map((each) => ({
      appointmentId: each.appointment_id,
      change: each.change,
      clientName: each.client_name,
      scheduledAt: each.starts_at.toISOString(),
      movedTo: each.changed_starts_at?.toISOString() ?? null,
      noticedAt: each.noticed_at.toISOString(),
    })),
    titles,
    services: platform.config.calendarServices.map(({ id }) => id),
  };
}

export async function connectionOf(
  db: DbOrTx,
  platform: Platform,
  own: { coachId: string; id: string },
): Promise<CalendarConnection> {
  const [row] = await store.findConnections(db, { ...own, now: platform.clock.now() });
  if (!row) throw new Problem("notFound");
  return presentConnection(platform, row, await store.findCalendars(db, [row.id]));
}

/** For the download of one's data: everything but the password. */
export async function connectionFacts(platform: Platform, coachId: string) {
  const { items, titles } = await connectionsOf(platform, coachId);
  const facts = items.map(({ host, user, addedAt, calendars }) => ({ host, user, addedAt, calendars }));
  return facts.length === 0 && titles === "neutral" ? undefined : { titles, connections: facts };
}

const presentConnection = (
  platform: Platform,
  row: store.ShownConnection,
  calendars: store.CalendarRow[],
): CalendarConnection => ({
  id: row.id,
  kind: row.kind as CalendarConnection["kind"],
  host: row.host,
  user: openAccount(platform, row)?.user ?? "",
  addedAt: row.added_at.toISOString(),
  lastTriedAt: row.tried_at?.toISOString() ?? null,
  lastSuccessAt: row.succeeded_at?.toISOString() ?? null,
  problem: CONNECTION_PROBLEMS.find((code) => code === row.problem) ?? null,
  isStopped: row.stopped_at !== null,
  isLeaving: row.leaves_at !== null,
  calendars: calendars
    .filter(({ connection_id }) => connection_id === row.id)
    .map(({ id, name, is_writable, blocks, receives }) => ({ id, name, isWritable: is_writable, blocks, receives })),
  busyCount: row.busy_count,
  writtenCount: row.written_count,
  waitingCount: row.waiting_count,
});
