import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { OfferPage } from "../features/waiting-list/offer-page.tsx";
import { loadOffer, passOfferOnAction } from "../features/waiting-list/waiting-list.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["waiting-list"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "waiting-list:offerPage.page");

export const loader = loaderFor("client", (visit) => loadOffer(visit, visit.params.id ?? ""));

export const action = (visit: ActionFunctionArgs) => passOfferOnAction(visit, visit.params.id ?? "");

export default function ClientWaitingOffer() {
  return <OfferPage {...useLoaderData<typeof loader>()} />;
}
