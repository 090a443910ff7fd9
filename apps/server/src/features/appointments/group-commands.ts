import type { SeriesAct } from "@aufwind/rules/appointment-series";
import type { Act } from "@aufwind/rules/appointments/transitions";
import type { Locale } from "@aufwind/rules/locale";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { applyEvent, recordInHistory, writeEvent } from "./commands.ts";
import { type Change, notifyGroup } from "./group-notifications.ts";
import { freeTimes } from "./series-store.ts";
import type { AppointmentRow } from "./store.ts";

type ApplyEventsParams = Omit<Act, "event"> & {
  event: SeriesAct | "expire" | "lapse";
  /** Locked; of one pair and, if several, of one series. */
  rows: AppointmentRow[];
  reason?: string | undefined;
  earlyStart?: Locale | undefined;
  /** Where each of them moves to, by its id. */
  starts?: ReadonlyMap<string, Date> | undefined;
  /** Checks again once the rows are written, and before notifying. */
  check?: (() => Promise<void>) | undefined;
};

/** One act on several dates, with one mail and one notification for each side; one date alone is an ordinary act. */
export async function applyEvents(tx: Tx, platform: Platform, params: ApplyEventsParams): Promise<void> {
  const { rows, starts, check, ...given } = params;
  const [only, ...others] = rows;
  if (only && others.length === 0) {
    await applyEvent(tx, platform, { ...given, row: only, startsAt: starts?.get(only.id), check });
    return;
  }
  const changes = await writeEvents(tx, { rows, starts, ...given });
  await check?.();
  const at = new Date(given.now);
  const stored = changes.map(({ row }) => row);
  await recordInHistory(tx, stored, { event: given.event, by: given.by, at });
  await notifyGroup(tx, platform, { kind: given.event, by: given.by, changes, now: at });
}

/** Those that are moved together are answered together: by the same moment, that of the first. */
async function writeEvents(tx: Tx, { rows, starts, ...given }: Omit<ApplyEventsParams, "check">): Promise<Change[]> {
  if (starts) await freeTimes(tx, [...starts.keys()]);
  const startOf = (row: AppointmentRow) => starts?.get(row.id) ?? row.starts_at;
  const answeredBefore = new Date(Math.min(...rows.map((row) => startOf(row).getTime())));
  const changes: Change[] = [];
  for (const row of rows) {
    const stored = await writeEvent(tx, { ...given, row, startsAt: startOf(row), answeredBefore });
    changes.push({ row: stored, previous: row });
  }
  return changes;
}

/** Appointments that were booked together: the first entry of their history, and both sides are notified once. */
export async function announceBooked(tx: Tx, platform: Platform, rows: AppointmentRow[], now: Date): Promise<void> {
  await recordInHistory(tx, rows, { event: "book", by: "client", at: now });
  await notifyGroup(tx, platform, { kind: "book", by: "client", changes: rows.map((row) => ({ row })), now });
}
