import type { ClientOverview, CoachOverview } from "@aufwind/contract/appointments";
import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { type ListPeriod, periodRange } from "@aufwind/rules/appointments/periods";
import type { Status } from "@aufwind/rules/appointments/status";
import { findCalled } from "@aufwind/rules/search/text-analysis";
import type { Database } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./list-store.ts";
import { presentAppointments } from "./queries.ts";

/** Periods are days of Berlin. */
const ZONE = "Europe/Berlin";

type ListAppointmentsParams = store.Whose &
  PageAsked & {
    name: string;
    /** Only those with one client. */
    clientId?: string | undefined;
    status: Status[];
    period: ListPeriod;
  };

/** One page of somebody's appointments with these filters, by their start. */
export async function listAppointments({ database, clock }: Platform, asked: ListAppointmentsParams) {
  const { side, userId, name, clientId, status: statuses, period } = asked;
  const now = clock.now();
  const isTab = period === "upcoming" || period === "past";
  const ahead = isTab ? { is: period === "upcoming", now } : undefined;
  const range = isTab ? undefined : periodRange({ period, now: now.getTime(), zone: ZONE });
  const called = name ? await othersCalled(database, { side, userId, name }) : undefined;
  const others = clientId ? [clientId].filter((id) => called?.includes(id) ?? true) : called;
  const wanted = { side, userId, statuses, range, ahead, others };
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, wanted, asked),
    store.countWanted(database, wanted),
  ]);
  return {
    items: await presentAppointments(database, rows, { side, userId, now }),
    ...pageFacts({ ...asked, totalCount }),
  };
}

async function othersCalled(database: Database, { name, ...whose }: store.Whose & { name: string }) {
  return findCalled(await store.findOthers(database, whose), name).map(({ id }) => id);
}

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
