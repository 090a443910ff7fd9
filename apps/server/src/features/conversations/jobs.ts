import type { Platform } from "../../platform/platform.ts";
import { deleteUnseen } from "./store.ts";
import { mailNext } from "./unread-mail.ts";

export function conversationJobs(platform: Platform): void {
  const { jobs, database } = platform;
  jobs.every("unread-mails", "* * * * *", async (signal) => {
    while (!signal.aborted && (await mailNext(platform)));
  });
  jobs.every("delete-unseen-messages", "20 4 * * *", () => deleteUnseen(database));
}
