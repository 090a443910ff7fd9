import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { type Period, periodRange } from "@aufwind/rules/appointments/periods";
import type { Locale } from "@aufwind/rules/locale";
import { LISTED, type NotificationStatus } from "@aufwind/rules/notifications";
import { fold, variants } from "@aufwind/rules/search/text-analysis";
import type { Database } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { presentNotification } from "./present.ts";
import * as store from "./store.ts";

type Asked = store.Whose &
  PageAsked & {
    status: NotificationStatus[];
    timeframe: Period;
    clientName: string;
    timeZone: string;
    locale: Locale;
  };

/** One page of somebody's notifications by time. Periods are days of the reader's zone. */
export async function listNotifications(platform: Platform, asked: Asked) {
  const { database, clock } = platform;
  const { side, userId, status, timeframe, clientName, timeZone: zone } = asked;
  const range = periodRange({ period: timeframe, now: clock.now().getTime(), zone });
  const others = clientName ? await othersCalled(database, { side, userId, name: clientName }) : undefined;
  const wanted = { side, userId, statuses: status.length > 0 ? status : LISTED, range, others };
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, wanted, asked),
    store.countWanted(database, wanted),
  ]);
  return {
    items: rows.map((row) => presentNotification(platform, row, { side, zone, locale: asked.locale })),
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
