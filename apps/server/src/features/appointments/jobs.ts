import { isWorthReminding, nextDue } from "@aufwind/rules/appointments/timers";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { applyEvent } from "./commands.ts";
import { applyEvents } from "./group-commands.ts";
import { notifyBoth } from "./notifications.ts";
import { dueAt, factsOf } from "./policy.ts";
import { lockDueDates } from "./series-store.ts";
import * as store from "./store.ts";

const TRY_AGAIN = 10 * 60_000;

/** Finds due rows each minute; several workers take different rows. */
export function appointmentJobs(platform: Platform): void {
  platform.jobs.every("appointments-due", "* * * * *", async (signal) => {
    while (!signal.aborted && (await doNext(platform)));
  });
}

/** Handles one due appointment, or the dates of a series that lapse as one; returns whether there was anything. */
async function doNext(platform: Platform): Promise<boolean> {
  const { database, clock, log } = platform;
  const now = clock.now();
  let taken: string[] = [];
  try {
    return await transact(database, async (tx) => {
      const row = await store.lockDue(tx, now);
      const rows = row ? [row] : await lockDueDates(tx, now);
      taken = rows.map(({ id }) => id);
      for (const some of Map.groupBy(rows, ({ status, awaiting }) => `${status} ${awaiting}`).values())
        await doDue(tx, platform, { rows: some, now });
      return rows.length > 0;
    });
  } catch (err) {
    if (taken.length === 0) throw err;
    log.error({ err, appointments: taken }, "what was due for appointments could not be done");
    await store.postponeDue(database, taken, new Date(now.getTime() + TRY_AGAIN));
    return true;
  }
}

type DoDueParams = { rows: store.AppointmentRow[]; now: Date };

/** Those of a series that wait for the same answer are due for the same. */
async function doDue(tx: Tx, platform: Platform, { rows, now }: DoDueParams): Promise<void> {
  const act = { by: "clock", now: now.getTime() } as const;
  const work = rows[0] && nextDue(factsOf(rows[0]), now.getTime());
  if (rows.length > 1 && work && work.at <= act.now && (work.work === "expire" || work.work === "lapse"))
    return applyEvents(tx, platform, { ...act, rows, event: work.work });
  for (const row of rows) await doDueOf(tx, platform, { row, now });
}

async function doDueOf(tx: Tx, platform: Platform, { row, now }: { row: store.AppointmentRow; now: Date }) {
  const facts = factsOf(row);
  const due = nextDue(facts, now.getTime());
  if (!due || due.at > now.getTime()) {
    await store.updateAppointment(tx, row.id, { due_at: dueAt(facts, now) });
  } else if (due.work === "remind" || due.work === "remindDayBefore") {
    const { work: kind } = due;
    const reminded = kind === "remind" ? { reminded_at: now } : { day_before_reminded_at: now };
    const due_at = dueAt(factsOf({ ...row, ...reminded }), now);
    await store.updateAppointment(tx, row.id, { ...reminded, due_at });
    if (isWorthReminding(kind, { startsAt: facts.startsAt, now: now.getTime() }))
      await notifyBoth(tx, platform, { kind, by: "clock", row: { ...row, ...reminded, due_at }, previous: row, now });
  } else {
    await applyEvent(tx, platform, { row, event: due.work, by: "clock", now: now.getTime() });
  }
}
