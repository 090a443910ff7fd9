import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteNotesBy } from "./booking/store.ts";
import { eraseReasons } from "./copy-store.ts";
import { applyEvents } from "./group-commands.ts";
import { leavingEvent, sideOf } from "./policy.ts";
import { type AppointmentRow, lockLive } from "./store.ts";

/** Cancels the future appointments of somebody who leaves, by that side's rules, and erases what they wrote. */
export async function leaveAppointments(tx: Tx, platform: Platform, userId: string): Promise<void> {
  await cancelAhead(tx, platform, userId);
  await eraseReasons(tx, userId);
  await deleteNotesBy(tx, userId);
}

/** Cancels somebody's future appointments by that side's rules; dates of one series as one, with one mail. */
export async function cancelAhead(tx: Tx, platform: Platform, userId: string): Promise<void> {
  const now = platform.clock.now().getTime();
  const rows = await lockLive(tx, userId);
  // Appointments that have begun are left to the clock.
  const ahead = rows.filter(({ starts_at }) => starts_at.getTime() > now);
  for (const together of Map.groupBy(ahead, (row) => togetherBy(row, userId)).values()) {
    const [first] = together;
    if (!first) continue;
    const by = sideOf(first, userId) ?? "client";
    await applyEvents(tx, platform, { rows: together, event: leavingEvent(first, by), by, now });
  }
}

/** What is given up in one act: dates of a series that both sides see alike and that end in the same way. */
function togetherBy(row: AppointmentRow, userId: string): string {
  if (!row.series_id) return row.id;
  const isHidden = row.awaiting === "payment_details";
  const isAgreed = row.agreed_at !== null;
  return [row.series_id, leavingEvent(row, sideOf(row, userId) ?? "client"), isHidden, isAgreed].join();
}
