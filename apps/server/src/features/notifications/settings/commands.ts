import type { NotificationSettings } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import {
  type Choice,
  choiceFor,
  type QuietHours,
  type Topic,
  topicsFor,
} from "@aufwind/rules/notifications-preferences";
import { type Database, type Tx, transact } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import * as store from "./store.ts";

/** Channels per topic, and quiet hours. */
export type Wishes = Choice & { quiet: QuietHours | null };

const NOTHING: Choice = { inApp: false, email: false, push: false };

/** The settings of each of these people; with everything switched off only mandatory ones are left. */
export async function wishesOf(
  db: Database | Tx,
  userIds: readonly string[],
  topic: Topic,
): Promise<Map<string, Wishes>> {
  const chosen = await store.findChosen(db, { userIds, topics: [topic] });
  return new Map(
    chosen.map(({ user_id, receives, choice, quiet }) => [
      user_id,
      { ...choiceFor(topic, receives ? (choice ?? undefined) : NOTHING), quiet },
    ]),
  );
}

type Whose = { userId: string; side: Side };

/** Everything that the page shows: each topic as chosen, even if all is switched off. */
export async function settingsOf(db: Database | Tx, { userId, side }: Whose): Promise<NotificationSettings> {
  const chosen = await store.findChosen(db, { userIds: [userId], topics: topicsFor(side) });
  const [first] = chosen;
  const quiet = first?.quiet;
  return {
    receiveNotifications: first?.receives ?? true,
    quietHours: quiet ? { from: quiet.from, until: quiet.until, timeZone: quiet.zone } : null,
    topics: chosen.map(({ topic, choice }) => ({ topic, ...choiceFor(topic, choice ?? undefined) })),
  };
}

/** Saves the choices; topics that are not named stay as they are. */
export const saveSettings = (
  { database }: Platform,
  { userId, side, given }: Whose & { given: NotificationSettings },
): Promise<NotificationSettings> =>
  transact(database, async (tx) => {
    const { receiveNotifications, quietHours, topics } = given;
    const quiet = quietHours && { from: quietHours.from, until: quietHours.until, zone: quietHours.timeZone };
    await store.saveSettings(tx, { userId, receives: receiveNotifications, quiet });
    const theirs = topicsFor(side);
    const choices = new Map(
      topics.filter(({ topic }) => theirs.includes(topic)).map(({ topic, ...choice }) => [topic, choice]),
    );
    if (choices.size > 0) await store.saveChoices(tx, userId, choices);
    return settingsOf(tx, { userId, side });
  });
