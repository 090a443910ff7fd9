import { asLocale } from "@aufwind/rules/locale";
import { disturbAt } from "@aufwind/rules/notifications-preferences";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { wishesOf } from "../notifications/queries.ts";
import { unreadMail } from "./mails.ts";
import { unreadMessagesOf } from "./store.ts";
import * as store from "./unread-mail-store.ts";

/** One mail to one person about everything unread, if they want it now; returns whether somebody was due. */
export const mailNextUnread = (platform: Platform): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const reader = await store.lockReader(tx, now);
    if (!reader) return false;
    const userId = reader.id;
    if (!(await store.isDue(tx, { userId, now }))) return true;

    const wishes = (await wishesOf(tx, [userId], "messages")).get(userId);
    const until = new Date(disturbAt(now.getTime(), wishes?.quiet ?? null));
    if (wishes?.email && until > now) {
      await store.postponeMail(tx, { userId, now, until });
      return true;
    }
    await store.setMailed(tx, userId);
    const count = await unreadMessagesOf(tx, userId);
    if (!wishes?.email || count === 0) return true;
    const { email, first_name: firstName, locale } = reader;
    await platform.outbox.add(tx, unreadMail(platform, { email, firstName, locale: asLocale(locale), count }));
    return true;
  });
