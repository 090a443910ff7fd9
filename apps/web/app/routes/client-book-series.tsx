import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { bookSeriesAction, loadSeriesOrder } from "../features/appointment-series/order.server.ts";
import { SeriesOrderPage } from "../features/appointment-series/order-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor, requireRole } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsRefusal as shouldRevalidate } from "../platform/forms/revalidation.ts";

export const handle = {
  namespaces: ["appointment-series", "appointments-booking", "appointments-early-start", "card-choice"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointment-series:page.dates");

export const loader = loaderFor("client", loadSeriesOrder);

export async function action(visit: ActionFunctionArgs) {
  await requireRole(visit, "client");
  return bookSeriesAction(visit);
}

export default function ClientBookSeries() {
  return <SeriesOrderPage {...useLoaderData<typeof loader>()} />;
}
