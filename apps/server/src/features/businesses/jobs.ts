import { remindersDue } from "@aufwind/rules/businesses";
import { asLocale } from "@aufwind/rules/locale";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify, resolveNotifications } from "../notifications/commands.ts";
import { traderMail } from "./mails.ts";
import { paidBookingsOf } from "./queries.ts";
import * as store from "./store.ts";

const AT_ONCE = 50;

/** Reminds coaches who were here before the law asked for more; found from the rows, so a missed day is made up for. */
export function businessJobs(platform: Platform): void {
  platform.jobs.every("remind-traders", "15 * * * *", async (signal) => {
    while (!signal.aborted && (await remindSome(platform)) === AT_ONCE);
  });
}

const remindSome = (platform: Platform): Promise<number> =>
  transact(platform.database, async (tx) => {
    const asked = await store.lockAsked(tx, { now: platform.clock.now(), limit: AT_ONCE });
    for (const row of asked) await remind(tx, platform, row);
    // The card of whoever cannot be paid any more says so at once.
    if (asked.length > 0) await platform.jobs.add(tx, "refresh-search", {});
    return asked.length;
  });

/** One mail, however many were missed, and one line at the bell that replaces the last. */
async function remind(tx: Tx, platform: Platform, row: store.AskedRow): Promise<void> {
  const now = platform.clock.now();
  const { coach_id: userId, email, first_name: firstName } = row;
  await store.setReminders(tx, userId, remindersDue(row.trader_asked_at.getTime(), now.getTime()));
  const { missing, dueAt } = paidBookingsOf(row.trader, now);
  if (missing.length === 0) return;
  const until = dueAt === null ? null : new Date(dueAt);
  const bells = await resolveNotifications(tx, platform, { kinds: ["traderData"], userId, data: {} });
  await notify(
    tx,
    platform,
    [{ userId, kind: "traderData", data: until ? { answerBy: until.toISOString() } : {} }],
    ...bells,
  );
  if (email)
    await platform.outbox.add(
      tx,
      traderMail(platform, { email, firstName, locale: asLocale(row.locale), missing, dueAt: until }),
    );
}
