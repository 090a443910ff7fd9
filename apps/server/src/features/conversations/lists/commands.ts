import { pageFacts } from "@aufwind/contract/lists";
import type { Direction } from "@aufwind/rules/search/search";
import type { Platform } from "../../../platform/platform.ts";
import { picturesOf } from "../commands.ts";
import { presentConversation } from "../present.ts";
import * as store from "./store.ts";

type Asked = { userId: string; page: number; size: number; sort: Direction; name: string };

/** One page of somebody's conversations by what was written last. */
export async function listConversations({ database, clock, config }: Platform, asked: Asked) {
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, { ...asked, now: clock.now() }),
    store.countListed(database, asked),
  ]);
  const pictures = await picturesOf(database, rows);
  return {
    items: rows.map((row) => presentConversation(row, { pictures, secret: config.secret })),
    ...pageFacts({ ...asked, totalCount }),
  };
}
