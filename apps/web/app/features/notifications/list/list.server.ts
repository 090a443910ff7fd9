import { listClientNotifications, listCoachNotifications } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import { UNREAD } from "@aufwind/rules/notifications";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { loadPages } from "../../../shared/list/load-pages.ts";
import { readView } from "../../../shared/list/view.ts";
import { type ListView, NOTIFICATIONS } from "./list-view.ts";

/** The notifications of the address; null if not available. */
export async function loadList(visit: LoaderArgs, side: Side) {
  const { view, isClear } = readView(NOTIFICATIONS, new URL(visit.request.url).searchParams);
  const list = await askList(visit, { side, view }).catch(() => null);
  return { side, view, isClear, list };
}

type AskListParams = { side: Side; view: ListView };

function askList({ request, context }: LoaderArgs, { side, view }: AskListParams) {
  const call = api(request, context);
  const { name: clientName, status, timeframe, zone } = view;
  // The one box for new ones stands for every state of their delivery.
  const statuses = [...new Set(status.flatMap((each) => (each === "Sent" ? UNREAD : [each])))];
  const filters = { clientName, status: statuses, timeframe, ...(zone && { timeZone: zone }) };
  return loadPages({ list: NOTIFICATIONS, ...view }, ({ params, query }) => {
    const asked = { params, query: { ...query, ...filters } };
    return side === "client" ? call(listClientNotifications, asked) : call(listCoachNotifications, asked);
  });
}

export type ShownList = Awaited<ReturnType<typeof askList>>;
