import { isWorthReminding, nextDue } from "@aufwind/rules/appointments/timers";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { applyEvent } from "./commands.ts";
import { notifyBoth } from "./notifications.ts";
import { dueAt, factsOf } from "./policy.ts";
import * as store from "./store.ts";

const TRY_AGAIN = 10 * 60_000;

/** Finds due rows each minute; several workers take different rows. */
export function appointmentJobs(platform: Platform): void {
  platform.jobs.every("appointments-due", "* * * * *", async (signal) => {
    while (!signal.aborted && (await doNext(platform)));
  });
}

/** Handles one due appointment; returns whether there was one. */
async function doNext(platform: Platform): Promise<boolean> {
  const { database, clock, log } = platform;
  const now = clock.now();
  let taken: string | undefined;
  try {
    return await transact(database, async (tx) => {
      const row = await store.lockDue(tx, now);
      if (!row) return false;
      taken = row.id;
      await doDue(tx, platform, { row, now });
      return true;
    });
  } catch (err) {
    if (!taken) throw err;
    log.error({ err, appointment: taken }, "what was due for an appointment could not be done");
    await store.postponeDue(database, taken, new Date(now.getTime() + TRY_AGAIN));
    return true;
  }
}

type DoDueParams = { row: store.AppointmentRow; now: Date };

async function doDue(tx: Tx, platform: Platform, { row, now }: DoDueParams): Promise<void> {
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
