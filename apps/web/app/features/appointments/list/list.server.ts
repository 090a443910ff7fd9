import { type AppointmentItem, listClientAppointments, listCoachAppointments } from "@aufwind/contract/appointments";
import type { Side } from "@aufwind/rules/appointments/status";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { type ListView, MOST_PAGES, readView } from "./list-view.ts";

export type ShownList = {
  items: AppointmentItem[];
  totalCount: number;
  /** Whether there is more, and the next page; null at the maximum. */
  hasNext: boolean;
  more: number | null;
};

/** The requested page and all before it, since later pages are added to the earlier ones. */
export async function loadList(visit: LoaderArgs, side: Side) {
  const { view, isClear } = readView(new URL(visit.request.url).searchParams);
  const list = await askList(visit, { side, view }).catch(() => null);
  return { view, isClear, list, now: Date.now() };
}

type Asked = { side: Side; view: ListView };

async function askList({ request, context }: LoaderArgs, { side, view }: Asked): Promise<ShownList> {
  const call = api(request, context);
  const { name, statuses, period, order, size } = view;
  const sort = order === "oldest" ? "asc" : "desc";
  const pages = Array.from({ length: view.page }, (_, page) => {
    const params = { page: String(page), size: String(size), sort } as const;
    const asked = { params, query: { name, status: statuses, period } };
    return side === "client" ? call(listClientAppointments, asked) : call(listCoachAppointments, asked);
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
