import { createHash } from "node:crypto";
import type { CalendarEntry } from "../../../platform/calendar/calendar-file.ts";
import type { Platform } from "../../../platform/platform.ts";
import { coachEntries } from "../../appointments/queries.ts";
import { titlesOf } from "../store.ts";
import * as entryStore from "./entry-store.ts";
import { type CalendarGateway, ConnectionFailure, type Target } from "./gateway.ts";
import type { ConnectionRow } from "./store.ts";

const AT_ONCE = 50;

type Writing = { connection: ConnectionRow; gateway: CalendarGateway; signal: AbortSignal };

/** Writes, moves and removes our entries that are due. The appointment as it is now is what counts. */
export async function writeEntries(platform: Platform, { connection, gateway, signal }: Writing): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const due = await entryStore.claimDueEntries(database, { connectionId: connection.id, now, limit: AT_ONCE });
  if (due.length === 0) return;
  const ids = due.map(({ appointment_id }) => appointment_id);
  const titles = await titlesOf(database, connection.coach_id);
  const entries = await coachEntries(platform, { coachId: connection.coach_id, ids, titles });
  for (const row of due) {
    if (signal.aborted) return;
    const entry = entries.get(row.appointment_id);
    const isWanted = entry && row.receives && !connection.leaves_at && entry.status !== "CANCELLED";
    if (isWanted) await writeEntry(platform, { row, entry, gateway, now });
    else await removeEntry(platform, { row, gateway, now });
  }
}

type Due = { row: entryStore.DueEntry; gateway: CalendarGateway; now: Date };

const keyOf = ({ row, now }: Due) => ({ calendarId: row.calendar_id, appointmentId: row.appointment_id, now });

const targetOf = ({ config }: Platform, { path, href, etag, appointment_id }: entryStore.DueEntry): Target => ({
  path,
  href,
  etag,
  uid: `${appointment_id}@${new URL(config.http.publicUrl).host}`,
});

async function writeEntry(platform: Platform, { entry, ...due }: Due & { entry: CalendarEntry }): Promise<void> {
  const { row, gateway } = due;
  const hash = hashOf(entry);
  const isInStep = row.etag !== null && row.written_hash?.equals(hash);
  if (isInStep) return void (await entryStore.noteInStep(platform.database, keyOf(due)));
  const { href, etag } = await putOver(gateway, targetOf(platform, row), entry);
  const span = { start: entry.start, end: entry.end };
  await entryStore.noteWritten(platform.database, keyOf(due), { href, etag, hash, span });
}

/** Ours counts: an edit there that came in between is looked at, and replaced. */
async function putOver(gateway: CalendarGateway, target: Target, entry: CalendarEntry) {
  const first = await gateway.put(target, entry);
  if (!("changed" in first)) return first;
  const [there] = await gateway.read(target.path, [first.changed]);
  const second = await gateway.put({ ...target, href: first.changed, etag: there?.etag || null }, entry);
  // A server that never agrees with itself about versions is not written to in a loop.
  if ("changed" in second) throw new ConnectionFailure("notWritten");
  return second;
}

async function removeEntry(platform: Platform, due: Due): Promise<void> {
  const { row, gateway } = due;
  const target = targetOf(platform, row);
  const outcome = await gateway.remove(target);
  if (outcome === "changed") await gateway.remove({ ...target, etag: null });
  await entryStore.noteRemoved(platform.database, keyOf(due));
}

/** Tells whether something else is to be written; when it was written does not count. */
const hashOf = (entry: CalendarEntry): Buffer =>
  createHash("sha256")
    .update(JSON.stringify({ ...entry, stamp: undefined }))
    .digest();
