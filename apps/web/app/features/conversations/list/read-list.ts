import type { InputOf, OutputOf } from "@aufwind/contract/platform/call";
import type { Side } from "@aufwind/rules/appointments/status";
import type { Route } from "../../../platform/http/api.ts";
import { loadPages } from "../../../shared/list/load-pages.ts";
import { listClientConversations, listCoachConversations } from "../api-routes.ts";
import { CONVERSATIONS, type MessagesView, PAGE_SIZE } from "../view.ts";
import type { ShownList } from "./conversations.ts";

type Call = <R extends Route>(route: R, input: InputOf<R>) => Promise<OutputOf<R>>;

/** The requested page and all before it, newest first. `call` is the API, from a page or from the browser. */
export function readList(call: Call, { side, view }: { side: Side; view: MessagesView }): Promise<ShownList> {
  const asked = { list: CONVERSATIONS, page: view.page, size: PAGE_SIZE };
  return loadPages(asked, ({ params, query }) => {
    const input = { params, query: { ...query, name: view.name } };
    return side === "client" ? call(listClientConversations, input) : call(listCoachConversations, input);
  });
}
