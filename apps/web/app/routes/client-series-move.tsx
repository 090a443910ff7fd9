import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadSeriesMove, moveSeriesAction } from "../features/appointment-series/move.server.ts";
import { SeriesMovePage } from "../features/appointment-series/move-page.tsx";
import { SeriesNotFound } from "../features/appointment-series/series-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor, requireRole } from "../platform/session/member.server.ts";

export { reloadsAfterSubmit as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["appointment-series", "appointments", "appointments-early-start", "slot-picker"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointment-series:move.newTimes");

export const loader = loaderFor("client", (visit) => loadSeriesMove(visit, visit.params.id ?? ""));

export async function action(visit: ActionFunctionArgs) {
  await requireRole(visit, "client");
  return moveSeriesAction(visit, { id: visit.params.id ?? "", side: "client" });
}

export default function ClientSeriesMove() {
  const { series, ...rest } = useLoaderData<typeof loader>();
  return series ? <SeriesMovePage series={series} {...rest} /> : <SeriesNotFound side="client" />;
}
