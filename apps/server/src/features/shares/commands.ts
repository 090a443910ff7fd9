import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { expectActive } from "../accounts/queries.ts";
import { notify } from "../notifications/commands.ts";
import { hasUnread } from "../notifications/store.ts";
import * as store from "./store.ts";

export type Pair = { coachId: string; clientId: string };
type Share = Pair & { documentId: string };

/** Shares a document with a client, who is notified once until they look. */
export const shareDocument = (platform: Platform, wanted: Share): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { clientId } = wanted;
    await expectActive(tx, wanted.coachId);
    const { is_found, is_new } = await store.insertShare(tx, { ...wanted, now: platform.clock.now() });
    if (!is_found) throw new Problem("notFound");
    if (is_new && !(await hasUnread(tx, { userId: clientId, kind: "documentShared" })))
      await notify(tx, platform, [{ userId: clientId, kind: "documentShared", by: "coach" }]);
  });

/** Takes it back, effective from the next request on. */
export async function unshareDocument({ database }: Platform, wanted: Share): Promise<void> {
  if (!(await store.isOwnClient(database, wanted)) || !(await store.ownsDocument(database, wanted)))
    throw new Problem("notFound");
  await store.deleteShare(database, wanted);
}
