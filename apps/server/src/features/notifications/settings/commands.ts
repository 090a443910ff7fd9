import type { NotificationSettings } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import type { QuietHours } from "@aufwind/rules/notifications/quiet-hours";
import { type Choice, choiceFor, type Topic, topicsFor } from "@aufwind/rules/notifications/topics";
import { type Database, type Tx, transact } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import * as store from "./store.ts";

/** By which ways somebody wants to hear of a topic, and when they want to be left alone. */
export type Wishes = Choice & { quiet: QuietHours | null };

const NOTHING: Choice = { inApp: false, email: false, push: false };

/** What each of these people wishes; whoever switched everything off gets what is always sent. */
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

/** All that a page shows: each topic as it was chosen, also where everything is switched off. */
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

/** Keeps what was chosen; topics that are not named stay as they are. */
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
