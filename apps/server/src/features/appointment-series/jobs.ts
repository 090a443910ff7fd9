import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { dueFor } from "../appointments/group-queries.ts";
import { lockDates } from "../appointments/series-store.ts";
import { type AppointmentRow, updateAppointment } from "../appointments/store.ts";
import { applyToDates } from "./commands.ts";
import * as store from "./store.ts";

const TRY_AGAIN = 10 * 60_000;

/** Requests for a series, and its new times, that nobody answered lapse as one. */
export function appointmentSeriesJobs(platform: Platform): void {
  platform.jobs.every("series-due", "* * * * *", async (signal) => {
    while (!signal.aborted && (await doNext(platform)));
  });
}

/** Handles one series of which something is due; returns whether there was one. */
async function doNext(platform: Platform): Promise<boolean> {
  const { database, clock, log } = platform;
  const now = clock.now();
  let taken: string | undefined;
  try {
    return await transact(database, async (tx) => {
      const series = await store.lockDueSeries(tx, now);
      if (!series) return false;
      taken = series.id;
      const due = (await lockDates(tx, series.id)).filter((row) => isWaiting(row) && row.due_at && row.due_at <= now);
      const byState = Map.groupBy(due, ({ status, awaiting }) => `${status} ${awaiting}`);
      for (const rows of byState.values()) {
        const work = rows[0] && dueFor(rows[0], now);
        if (work?.work === "expire" || work?.work === "lapse")
          await applyToDates(tx, platform, { series, rows, event: work.work, by: "clock", now });
        else for (const row of rows) await updateAppointment(tx, row.id, { due_at: dueFor(row, now).at ?? null });
      }
      return true;
    });
  } catch (err) {
    if (!taken) throw err;
    log.error({ err, series: taken }, "what was due for a series could not be done");
    await store.postponeDueOf(database, { id: taken, now, until: new Date(now.getTime() + TRY_AGAIN) });
    return true;
  }
}

const isWaiting = ({ status, awaiting }: AppointmentRow) =>
  awaiting !== null && (status === "Pending" || status === "Rescheduled");
