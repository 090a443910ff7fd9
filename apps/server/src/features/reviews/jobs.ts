import { topicOf } from "@aufwind/rules/notifications-preferences";
import { askedNow } from "@aufwind/rules/reviews";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify } from "../notifications/commands.ts";
import { wishesOf } from "../notifications/queries.ts";
import { findAddresses } from "../notifications/store.ts";
import { requestMail } from "./mails.ts";
import { releaseNext } from "./moderation.ts";
import { insertRequests } from "./store.ts";

/** Both are found from the rows, every ten minutes. */
export function reviewJobs(platform: Platform): void {
  platform.jobs.every("reviews-due", "*/10 * * * *", async (signal) => {
    while (!signal.aborted && (await releaseNext(platform)));
    while (!signal.aborted && (await requestReviews(platform)));
  });
}

const MOST_AT_ONCE = 100;

/** Asks clients for a review some hours after their appointment; returns whether there may be more. */
const requestReviews = (platform: Platform): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const { completedBy, endedSince } = askedNow(now.getTime());
    const due = { completedBy: new Date(completedBy), endedSince: new Date(endedSince) };
    const asked = await insertRequests(tx, { now, most: MOST_AT_ONCE, ...due });
    if (asked.length === 0) return false;
    const clients = asked.map(({ client_id }) => client_id);
    const wishes = await wishesOf(tx, clients, topicOf("rateIt"));
    const addresses = await findAddresses(tx, clients);
    const mails = asked.flatMap(({ appointment_id, client_id }) => {
      const address = wishes.get(client_id)?.email ? addresses.get(client_id) : undefined;
      return address ? [requestMail(platform, { ...address, appointmentId: appointment_id })] : [];
    });
    await platform.outbox.add(tx, ...mails);
    await notify(
      tx,
      platform,
      asked.map(({ appointment_id, client_id, starts_at }) => ({
        userId: client_id,
        kind: "rateIt" as const,
        appointmentId: appointment_id,
        by: "clock" as const,
        startsAt: starts_at,
      })),
    );
    return asked.length === MOST_AT_ONCE;
  });
