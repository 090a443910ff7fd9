import type { Conversation } from "@aufwind/contract/conversations";
import type { InputOf, OutputOf } from "@aufwind/contract/platform/call";
import type { Side } from "@aufwind/rules/appointments/status";
import type { Route } from "../../../platform/http/api.ts";
import { listClientConversations, listCoachConversations } from "../api-routes.ts";
import { type MessagesView, MOST_PAGES, PAGE_SIZE } from "../view.ts";
import type { ShownList } from "./conversations.ts";

type Call = <R extends Route>(route: R, input: InputOf<R>) => Promise<OutputOf<R>>;

/** The requested page and all before it, newest first. `call` is the API, from a page or from the browser. */
export async function readList(call: Call, { side, view }: { side: Side; view: MessagesView }): Promise<ShownList> {
  const pages = Array.from({ length: view.page }, (_, page) => {
    const params = { page: String(page), size: String(PAGE_SIZE), sort: "desc" } as const;
    const asked = { params, query: { name: view.name } };
    return side === "client" ? call(listClientConversations, asked) : call(listCoachConversations, asked);
  });
  const lists = await Promise.all(pages);
  const hasNext = lists.at(-1)?.hasNext ?? false;
  const items = new Map<string, Conversation>();
  // One that moved between two pages meanwhile is shown once.
  for (const item of lists.flatMap((list) => list.items)) items.set(item.conversationId, item);
  return { items: [...items.values()], hasNext, more: hasNext && view.page < MOST_PAGES ? view.page + 1 : null };
}
