import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { type Database, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify } from "../notifications/commands.ts";
import { presentShareable, presentShared } from "./present.ts";
import * as store from "./store.ts";

type Pair = { coachId: string; clientId: string };
type Share = Pair & { documentId: string };

/** A coach's own documents with what one of their clients sees. */
export async function listShareable(database: Database, pair: Pair) {
  if (!(await store.isOwnClient(database, pair))) throw new Problem("notFound");
  return (await store.findShareable(database, pair)).map(presentShareable);
}

/** Shares a document with a client, who is notified once until they look. */
export const share = (platform: Platform, wanted: Share): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { clientId } = wanted;
    const { is_found, is_new } = await store.insertShare(tx, { ...wanted, now: platform.clock.now() });
    if (!is_found) throw new Problem("notFound");
    if (is_new && !(await store.isTold(tx, clientId)))
      await notify(tx, platform, [{ userId: clientId, kind: "documentShared", by: "coach" }]);
  });

/** Takes it back, effective from the next request on. */
export async function unshare({ database }: Platform, wanted: Share): Promise<void> {
  if (!(await store.isOwnClient(database, wanted)) || !(await store.ownsDocument(database, wanted)))
    throw new Problem("notFound");
  await store.deleteShare(database, wanted);
}

type Asked = PageAsked & { clientId: string };

export async function listShared(database: Database, asked: Asked) {
  const [rows, totalCount] = await Promise.all([
    store.findShared(database, asked),
    store.countShared(database, asked.clientId),
  ]);
  return { items: rows.map(presentShared), ...pageFacts({ ...asked, totalCount }) };
}
