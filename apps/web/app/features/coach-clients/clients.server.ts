import { type ClientItem, listClients } from "@aufwind/contract/coach-clients";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { type ClientsView, MOST_PAGES, readView } from "./clients-view.ts";

export type ShownClients = {
  items: ClientItem[];
  totalCount: number;
  /** Whether there is more, and the next page; null at the maximum. */
  hasNext: boolean;
  more: number | null;
};

/** The requested page and all before it, since later pages are added to the earlier ones. */
export async function loadClients(visit: LoaderArgs) {
  const { view, isClear } = readView(new URL(visit.request.url).searchParams);
  return { view, isClear, list: await askClients(visit, view).catch(() => null) };
}

async function askClients({ request, context }: LoaderArgs, view: ClientsView): Promise<ShownClients> {
  const call = api(request, context);
  const { name, relation, created, experience, qualification, order, size } = view;
  const sort = order === "oldest" ? "asc" : "desc";
  const query = { name, relation: relation ? [relation] : [], created, experience, qualification };
  const pages = Array.from({ length: view.page }, (_, page) =>
    call(listClients, { params: { page: String(page), size: String(size), sort }, query }),
  );
  const lists = await Promise.all(pages);
  const last = lists.at(-1);
  const hasNext = last?.hasNext ?? false;
  return {
    items: lists.flatMap(({ items }) => items),
    totalCount: last?.totalCount ?? 0,
    hasNext,
    more: hasNext && view.page < MOST_PAGES ? view.page + 1 : null,
  };
}
