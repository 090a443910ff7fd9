import type { NotificationSettings } from "@aufwind/contract/notifications";
import type { Actor } from "@aufwind/rules/appointments/lifecycle";
import { NOTIFICATION_ACTS, type NotificationAction, statusesBefore } from "@aufwind/rules/notifications";
import { isAlways, type NotificationKind, topicOf, topicsFor } from "@aufwind/rules/notifications-preferences";
import { HOUR } from "@aufwind/rules/time/durations";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Json } from "../../platform/database/database-types.ts";
import type { Published } from "../../platform/events/events.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { type SettingsOwner, settingsOf, wishesOf } from "./queries.ts";
import * as settingsStore from "./settings-store.ts";
import * as store from "./store.ts";

/** A notification for somebody. */
export type Note = {
  userId: string;
  kind: NotificationKind;
  appointmentId?: string;
  by?: Actor;
  /** The state at that moment. */
  startsAt?: Date;
  data?: Json;
};

const bellOf = (userId: string): Published => ({ audience: userId, kind: "notifications", data: {} });

const rowOf = ({ userId, kind, appointmentId, by, startsAt, data }: Note): store.NewNote => {
  const topic = topicOf(kind);
  return {
    user_id: userId,
    kind,
    topic,
    is_always: isAlways(topic, "inApp"),
    appointment_id: appointmentId ?? null,
    by: by ?? null,
    starts_at: startsAt ?? null,
    data: data ?? {},
  };
};

/** Notifies people in the app and by push, as they chose, and their open pages, together with `told`. */
export async function notify(tx: Tx, platform: Platform, notes: Note[], ...told: Published[]): Promise<void> {
  const written = notes.length > 0 ? await store.insertNotes(tx, notes.map(rowOf), platform.clock.now()) : [];
  const bells = [...new Set(written.map(({ user_id }) => user_id))].map(bellOf);
  if (told.length + bells.length > 0) await platform.events.publish(tx, ...told, ...bells);
  // After the events, like messages do it, to avoid deadlocks on the same job.
  if (written.some(({ is_pushed }) => is_pushed)) await platform.jobs.add(tx, "push-due", {});
}

/** The same, and by mail those who want that. */
export async function notifyByMail(
  tx: Tx,
  platform: Platform,
  { notes, mailOf }: { notes: Note[]; mailOf(address: store.Address, note: Note): OutgoingMail },
): Promise<void> {
  const [first] = notes;
  if (!first) return;
  const people = notes.map(({ userId }) => userId);
  const wishes = await wishesOf(tx, people, topicOf(first.kind));
  const addresses = await store.findAddresses(tx, people);
  const mails = notes.flatMap((note) => {
    const address = wishes.get(note.userId)?.email ? addresses.get(note.userId) : undefined;
    return address ? [mailOf(address, note)] : [];
  });
  if (mails.length > 0) await platform.outbox.add(tx, ...mails);
  await notify(tx, platform, notes);
}

/**
 * What was asked is answered: marks its notifications as read. Returns the people whose bell changed, for the next
 * publish.
 */
export async function resolveNotifications(
  tx: Tx,
  { clock }: Pick<Platform, "clock">,
  about: store.About,
): Promise<Published[]> {
  if (about.kinds.length === 0) return [];
  const people = await store.markResolved(tx, about, clock.now());
  return [...new Set(people)].map(bellOf);
}

type ChangeNotificationParams = { userId: string; id: string; act: NotificationAction };

/** Changes one of somebody's own; repeating it is harmless. */
export const changeNotification = (platform: Platform, { userId, id, act }: ChangeNotificationParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { found } = await changeOwn(tx, platform, { userId, ids: [id], act });
    if (found === 0) throw new Problem((await store.isOwn(tx, { id, userId })) ? "notificationChanged" : "notFound");
  });

type Selected = { userId: string; ids: readonly string[]; act: NotificationAction };

/** Changes several of somebody's own; those that are gone or changed meanwhile stay as they are. */
export const changeNotifications = (platform: Platform, selected: Selected): Promise<{ changed: string[] }> =>
  transact(platform.database, async (tx) => {
    const { changed } = await changeOwn(tx, platform, selected);
    return { changed };
  });

async function changeOwn(tx: Tx, platform: Platform, { userId, ids, act }: Selected) {
  const to = NOTIFICATION_ACTS[act];
  const now = platform.clock.now();
  const before = await store.changeStatuses(tx, { ids, userId, to, from: statusesBefore(act), now });
  const changed = before.filter(({ status }) => status !== to).map(({ id }) => id);
  if (changed.length > 0) await platform.events.publish(tx, bellOf(userId));
  return { found: before.length, changed };
}

/** Marks everything as read. */
export const readAllNotifications = (platform: Platform, userId: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const wasAny = await store.readAll(tx, { userId, now: platform.clock.now() });
    if (wasAny) await platform.events.publish(tx, bellOf(userId));
  });

const TIME_RUNS_OUT = 24 * HOUR;
/** Whoever was asked just now needs no reminder. */
const JUST_NOW = HOUR;

/** Reminds people whose time to answer runs out. */
export const notifyUnanswered = (platform: Platform): Promise<void> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const [until, askedBefore] = [new Date(now.getTime() + TIME_RUNS_OUT), new Date(now.getTime() - JUST_NOW)];
    const waiting = await store.findUnanswered(tx, { now, until, askedBefore });
    await notify(
      tx,
      platform,
      waiting.map(({ user_id, appointment_id, starts_at, answer_by }) => ({
        userId: user_id,
        kind: "unanswered" as const,
        appointmentId: appointment_id,
        by: "clock" as const,
        startsAt: starts_at,
        data: { answerBy: answer_by },
      })),
    );
  });

/** Saves the choices; topics that are not named stay as they are. */
export const saveSettings = (
  { database }: Platform,
  { userId, side, given }: SettingsOwner & { given: NotificationSettings },
): Promise<NotificationSettings> =>
  transact(database, async (tx) => {
    const { receiveNotifications, quietHours, topics } = given;
    const quiet = quietHours && { from: quietHours.from, until: quietHours.until, zone: quietHours.timeZone };
    await settingsStore.saveSettings(tx, { userId, receives: receiveNotifications, quiet });
    const theirs = topicsFor(side);
    const choices = new Map(
      topics.filter(({ topic }) => theirs.includes(topic)).map(({ topic, ...choice }) => [topic, choice]),
    );
    if (choices.size > 0) await settingsStore.saveChoices(tx, userId, choices);
    return settingsOf(tx, { userId, side });
  });
