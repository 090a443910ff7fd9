import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import type { Side } from "@aufwind/rules/appointments/status";
import type { Platform } from "../../platform/platform.ts";
import { picturesOf } from "./commands.ts";
import { presentConversation } from "./present.ts";
import * as store from "./store.ts";

type Asked = PageAsked & { userId: string; side: Side; name: string };

/** One page of somebody's conversations by the latest message. */
export async function listConversations(platform: Platform, asked: Asked) {
  const { database, config } = platform;
  const { rows, totalCount } = await (asked.name ? findNamed : findAll)(platform, asked);
  const pictures = await picturesOf(database, asked.userId, rows);
  return {
    items: rows.map((row) => presentConversation(row, { pictures, secret: config.secret })),
    ...pageFacts({ ...asked, totalCount }),
  };
}

async function findAll({ database, clock }: Platform, asked: Asked) {
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, { ...asked, now: clock.now() }),
    store.countListed(database, asked.userId),
  ]);
  return { rows, totalCount };
}

async function findNamed({ database, clock }: Platform, asked: Asked) {
  const named = { ...asked, now: clock.now() };
  const rows = await store.findNamed(database, named);
  // Past the end no row carries the total.
  const [first] = rows.length > 0 || asked.page === 0 ? rows : await store.findNamed(database, { ...named, page: 0 });
  return { rows, totalCount: first?.total_count ?? 0 };
}
