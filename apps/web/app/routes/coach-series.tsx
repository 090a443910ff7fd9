import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadSeries, seriesAction } from "../features/appointment-series/series.server.ts";
import { SeriesNotFound, SeriesPage } from "../features/appointment-series/series-page.tsx";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor, requireRole } from "../platform/session/member.server.ts";

export { reloadsAfterSubmit as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["appointment-series", "appointments", "appointments-early-start"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointment-series:page.dates");

export const loader = loaderFor("coach", (visit) => loadSeries(visit, visit.params.id ?? ""));

export async function action(visit: ActionFunctionArgs) {
  await requireRole(visit, "coach");
  return seriesAction(visit, { id: visit.params.id ?? "", side: "coach" });
}

export default function CoachSeries() {
  useRevalidateOn("appointment");
  const { series, language, cost, from } = useLoaderData<typeof loader>();
  return series ? <SeriesPage {...{ series, language, cost, from }} /> : <SeriesNotFound side="coach" />;
}
