import { listClientNotifications, listCoachNotifications, type Notification } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { type ListView, MOST_PAGES, readView } from "./list-view.ts";

export type ShownList = {
  items: Notification[];
  totalCount: number;
  /** Whether there is more, and the next page; null at the maximum. */
  hasNext: boolean;
  more: number | null;
};

/** The requested page and all before it, since later pages are added to the earlier ones. */
export async function loadList(visit: LoaderArgs, side: Side) {
  const { view, isClear } = readView(new URL(visit.request.url).searchParams);
  const list = await askList(visit, { side, view }).catch(() => null);
  return { side, view, isClear, list };
}

type Asked = { side: Side; view: ListView };

async function askList({ request, context }: LoaderArgs, { side, view }: Asked): Promise<ShownList> {
  const call = api(request, context);
  const { name: clientName, statuses: status, timeframe, order, size, zone } = view;
  const sort = order === "oldest" ? "asc" : "desc";
  const query = { clientName, status, timeframe, ...(zone && { timeZone: zone }) };
  const pages = Array.from({ length: view.page }, (_, page) => {
    const asked = { params: { page: String(page), size: String(size), sort } as const, query };
    return side === "client" ? call(listClientNotifications, asked) : call(listCoachNotifications, asked);
  });
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
