import type { Platform } from "../../platform/platform.ts";
import { deleteUnseen, FIRST_ID } from "./store.ts";
import { mailNextUnread } from "./unread-mail.ts";

/** Conversations looked at by one statement. */
const AT_ONCE = 10_000;

export function conversationJobs(platform: Platform): void {
  const { jobs, database } = platform;
  jobs.every("unread-mails", "* * * * *", async (signal) => {
    while (!signal.aborted && (await mailNextUnread(platform)));
  });
  jobs.every("delete-unseen-messages", "20 4 * * *", async (signal) => {
    for (let after: string | undefined = FIRST_ID; after && !signal.aborted; )
      after = await deleteUnseen(database, { after, limit: AT_ONCE });
  });
}
