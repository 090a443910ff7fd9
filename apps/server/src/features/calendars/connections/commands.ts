import { randomUUID } from "node:crypto";
import type { CalendarAccount, CalendarChoice, CalendarConnection } from "@aufwind/contract/calendars-connections";
import type { EntryTitle } from "@aufwind/rules/calendars";
import type { z } from "zod";
import type { CalendarService } from "../../../platform/config/config.ts";
import { type Tx, transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { saveSection } from "../../coaches/commands.ts";
import { notify, resolveNotifications } from "../../notifications/commands.ts";
import { deleteOwn, makeDueNow } from "../own-rows-store.ts";
import { upsertTitles } from "../store.ts";
import { openAccount, sealAccount } from "./accounts.ts";
import * as entryStore from "./entry-store.ts";
import { signedIn } from "./oauth.ts";
import { connectionOf } from "./queries.ts";
import { isDomain } from "./server-lookup.ts";
import * as store from "./store.ts";

const MOST = 3;
type Own = { coachId: string; id: string };

/** Where well-known services are; the others say it themselves. */
const ADDRESSES: Record<string, string> = {
  icloud: "https://caldav.icloud.com/",
  fastmail: "https://caldav.fastmail.com/",
  mailboxOrg: "https://dav.mailbox.org/",
};

/** Connects an account, tried in the background; the coach is locked, so that the limit is exact. */
export const connectCalendar = (platform: Platform, userId: string, given: z.output<typeof CalendarAccount>) =>
  saveSection(platform, userId, async (tx, coachId) => {
    const address = new URL(ADDRESSES[given.service] ?? given.address);
    // A password does not travel openly; tests and development speak with this machine.
    if (address.protocol !== "https:" && !platform.config.privateNetworks)
      throw new Problem("invalidFields", { errors: [{ field: "address", code: "calendarAddress", params: {} }] });
    const { user, password } = given;
    const asks = !(given.service in ADDRESSES) && isDomain(address);
    const account = { address: address.href, user, password, ...(asks && { isDomain: true }) };
    const row = { id: randomUUID(), coach_id: coachId };
    return insertConnection(tx, platform, { kind: "caldav", host: address.hostname, row, account });
  });

type Returned = { coachId: string; service: CalendarService; state: string; code: string };

/** Connects the account that a coach has signed in to; false if it was not this coach who left, or too long ago. */
export async function connectService(platform: Platform, returned: Returned): Promise<boolean> {
  const account = signedIn(platform, returned);
  if (!account) return false;
  await saveSection(platform, returned.coachId, (tx, coachId) => {
    const row = { id: randomUUID(), coach_id: coachId };
    const { id: kind, host } = returned.service;
    return insertConnection(tx, platform, { kind, host, row, account });
  });
  return true;
}

type InsertParams = {
  kind: "caldav" | "google" | "microsoft";
  host: string;
  row: { id: string; coach_id: string };
  account: Parameters<typeof sealAccount>[2];
};

async function insertConnection(tx: Tx, platform: Platform, { kind, host, row, account }: InsertParams) {
  const now = platform.clock.now();
  if ((await store.countConnections(tx, row.coach_id)) >= MOST) throw new Problem("tooManyConnections");
  const sealed = sealAccount(platform, row, account);
  await store.insertConnection(tx, { ...row, kind, host, ...sealed, added_at: now, due_at: now });
  await platform.jobs.add(tx, "sync-calendar-connection", { id: row.id });
  return connectionOf(tx, platform, { coachId: row.coach_id, id: row.id });
}

/** Tries again with another password. */
export const renewPassword = (platform: Platform, own: Own, password: string): Promise<CalendarConnection> =>
  transact(platform.database, async (tx) => {
    const [row] = await store.findConnections(tx, { ...own, now: platform.clock.now() });
    const account = row && openAccount(platform, row);
    if (!row || !account || !("password" in account)) throw new Problem("notFound");
    const sealed = sealAccount(platform, row, { ...account, password });
    await tryNow(tx, platform, own, { ...sealed, tried_at: null });
    return connectionOf(tx, platform, own);
  });

export const refreshConnection = (platform: Platform, own: Own): Promise<CalendarConnection> =>
  transact(platform.database, async (tx) => {
    if (!(await makeDueNow(tx, "calendar_connections", { ...own, now: platform.clock.now() })))
      throw new Problem("notFound");
    await platform.jobs.add(tx, "sync-calendar-connection", { id: own.id });
    return connectionOf(tx, platform, own);
  });

async function tryNow(tx: Tx, platform: Platform, own: Own, change: Parameters<typeof store.updateOwn>[2]) {
  const due = { due_at: platform.clock.now(), failures: 0, ...change };
  if (!(await store.updateOwn(tx, own, due))) throw new Problem("notFound");
  await platform.jobs.add(tx, "sync-calendar-connection", { id: own.id });
}

/** What blocks and what receives. Existing appointments are written, too; one calendar of a coach receives. */
export const chooseCalendars = (platform: Platform, own: Own, choice: z.output<typeof CalendarChoice>) =>
  saveSection(platform, own.coachId, async (tx) => {
    const [blocking, receiving] = [choice.blocking, choice.receiving];
    const calendars = await store.findCalendars(tx, [own.id]);
    const isTheirs = (id: string) => calendars.some((calendar) => calendar.id === id);
    await tryNow(tx, platform, own, {});
    const isReceiving = calendars.some(({ id, is_writable }) => id === receiving && is_writable);
    if (!blocking.every(isTheirs) || (receiving !== null && !isReceiving)) throw new Problem("notFound");
    if (receiving !== null) await store.stopReceiving(tx, { coachId: own.coachId, except: receiving });
    await store.chooseCalendars(tx, { id: own.id, blocking, receiving });
    await entryStore.followChoice(tx, { coachId: own.coachId, now: platform.clock.now() });
    return connectionOf(tx, platform, own);
  });

/** The coach wants our entries in the calendar that lost them. */
export const resumeConnection = (platform: Platform, own: Own): Promise<CalendarConnection> =>
  transact(platform.database, async (tx) => {
    await tryNow(tx, platform, own, { stopped_at: null });
    await entryStore.beginAnew(tx, { connectionId: own.id, now: platform.clock.now() });
    await store.forgetTokens(tx, own.id);
    const about = { userId: own.coachId, kinds: ["calendarStopped"] as const, data: {} };
    await notify(tx, platform, [], ...(await resolveNotifications(tx, platform, about)));
    return connectionOf(tx, platform, own);
  });

type RemoveParams = Own & { removesEntries: boolean };

/** Busy times go with it at once. Our entries there stay, or are removed by a job before the connection goes. */
export const removeConnection = (platform: Platform, { removesEntries, ...own }: RemoveParams): Promise<void> =>
  saveSection(platform, own.coachId, async (tx) => {
    if (!removesEntries) {
      if (!(await deleteOwn(tx, "calendar_connections", own))) throw new Problem("notFound");
      return;
    }
    await tryNow(tx, platform, own, { leaves_at: platform.clock.now(), stopped_at: null });
    await store.chooseCalendars(tx, { id: own.id, blocking: [], receiving: null });
    await entryStore.removeAll(tx, own.id);
  });

/** What was done there does not count: the entry is written again as the appointment is here. */
export const putBackEntry = (platform: Platform, { coachId, id }: Own): Promise<void> =>
  transact(platform.database, async (tx) => {
    if (!(await entryStore.putBack(tx, { coachId, appointmentId: id }))) throw new Problem("notFound");
    const about = { appointmentId: id, kinds: ["calendarChanged"] as const };
    await notify(tx, platform, [], ...(await resolveNotifications(tx, platform, about)));
  });

/** How entries are called, in the feed and in connected calendars. */
export const chooseTitles = (platform: Platform, userId: string, titles: EntryTitle) =>
  saveSection(platform, userId, async (tx, coachId) => {
    await upsertTitles(tx, { coachId, titles });
    await entryStore.makeEntriesDue(tx, { coachId, now: platform.clock.now() });
    return { titles };
  });
