import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { OfferPage } from "../features/coaching-packages/offer-page.tsx";
import { buyAction, loadOffer } from "../features/coaching-packages/packages.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["coaching-packages"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coaching-packages:buy.title");

export const loader = loaderFor("client", async (visit) => {
  const id = visit.params.id ?? "";
  return { id, ...(await loadOffer(visit, id)) };
});

export const action = (visit: ActionFunctionArgs) => buyAction(visit);

export default function ClientPackageOffer() {
  return <OfferPage {...useLoaderData<typeof loader>()} />;
}
