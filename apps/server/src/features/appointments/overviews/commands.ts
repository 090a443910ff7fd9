import type { ClientOverview, CoachOverview } from "@aufwind/contract/appointments";
import { periodRange } from "@aufwind/rules/appointments/periods";
import type { Platform } from "../../../platform/platform.ts";
import { presentAppointments } from "../commands.ts";
import * as store from "./store.ts";

/** Today and this week are those of Berlin. */
function rangeOf(period: "today" | "thisWeek", now: Date) {
  const { from = 0, to = 0 } = periodRange({ period, now: now.getTime(), zone: "Europe/Berlin" }) ?? {};
  return { from: new Date(from), to: new Date(to) };
}

/** What a client's first page shows. */
export async function clientOverview({ database, clock }: Platform, userId: string): Promise<ClientOverview> {
  const now = clock.now();
  const rows = await store.findForClient(database, { userId, now, range: rangeOf("today", now) });
  const items = await presentAppointments(database, rows, { side: "client", userId, now });
  const part = (name: (typeof rows)[number]["part"]) => items.filter((_, at) => rows[at]?.part === name);
  const [last = null, ...recent] = part("over");
  return {
    last,
    today: part("today"),
    unpaid: part("unpaid"),
    waiting: part("waiting"),
    upcoming: part("upcoming"),
    recent,
  };
}

/** What a coach's first page shows. */
export async function coachOverview({ database, clock }: Platform, userId: string): Promise<CoachOverview> {
  const now = clock.now();
  const [rows, waitingCount] = await Promise.all([
    store.findForCoach(database, { userId, now, range: rangeOf("thisWeek", now) }),
    store.countWaiting(database, { userId, now }),
  ]);
  const items = await presentAppointments(database, rows, { side: "coach", userId, now });
  const part = (name: (typeof rows)[number]["part"]) => items.filter((_, at) => rows[at]?.part === name);
  return { waiting: part("waiting"), waitingCount, next: part("next")[0] ?? null, thisWeek: part("thisWeek") };
}
