import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { type ListPeriod, periodRange } from "@aufwind/rules/appointments/periods";
import type { Status } from "@aufwind/rules/appointments/status";
import { fold, variants } from "@aufwind/rules/search/text-analysis";
import type { Database } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { presentAppointments } from "../commands.ts";
import * as store from "./store.ts";

/** Periods are days of Berlin. */
const ZONE = "Europe/Berlin";

type Asked = store.Whose &
  PageAsked & {
    name: string;
    /** Only those with one client. */
    clientId?: string | undefined;
    status: Status[];
    period: ListPeriod;
  };

/** One page of somebody's appointments with these filters, by their start. */
export async function listAppointments({ database, clock }: Platform, asked: Asked) {
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

/** The other people whose names contain every one of these words, in any spelling. */
async function othersCalled(database: Database, { name, ...whose }: store.Whose & { name: string }) {
  const words = name.split(/\s+/).filter(Boolean).map(variants);
  const isCalled = (full: string) => words.every((spellings) => spellings.some((word) => full.includes(word)));
  const people = await store.findOthers(database, whose);
  return people.filter((each) => isCalled(fold(`${each.first_name} ${each.last_name}`))).map(({ id }) => id);
}
