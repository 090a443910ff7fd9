import { listClientAppointments, listCoachAppointments } from "@aufwind/contract/appointments";
import type { Side } from "@aufwind/rules/appointments/status";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { loadPages } from "../../../shared/list/load-pages.ts";
import { readView } from "../../../shared/list/view.ts";
import { APPOINTMENTS, type ListView } from "./list-view.ts";

/** The appointments of the address; null if not available. */
export async function loadList(visit: LoaderArgs, side: Side) {
  const { view, isClear } = readView(APPOINTMENTS, new URL(visit.request.url).searchParams);
  const list = await askList(visit, { side, view }).catch(() => null);
  return { view, isClear, list, now: Date.now() };
}

type AskListParams = { side: Side; view: ListView };

function askList({ request, context }: LoaderArgs, { side, view }: AskListParams) {
  const call = api(request, context);
  const { name, status, period } = view;
  return loadPages({ list: APPOINTMENTS, ...view }, ({ params, query }) => {
    const asked = { params, query: { ...query, name, status, period } };
    return side === "client" ? call(listClientAppointments, asked) : call(listCoachAppointments, asked);
  });
}

export type ShownList = Awaited<ReturnType<typeof askList>>;
