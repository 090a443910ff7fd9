import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { goodwillAction, loadGoodwill, takeBackCreditAction } from "../features/credits/goodwill.server.ts";
import { GoodwillPage } from "../features/credits/goodwill-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsConflict as shouldRevalidate } from "../platform/forms/revalidation.ts";

export const handle = { namespaces: ["credits", "money-action"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "credits:title");

export const loader = (visit: LoaderFunctionArgs) => loadGoodwill(visit, visit.params.id ?? "");

export const action = provenActions(({ params }) => ({
  goodwill: goodwillAction(params.id ?? ""),
  takeCredit: takeBackCreditAction(params.id ?? ""),
}));

export default function TeamCredit() {
  return <GoodwillPage {...useLoaderData<typeof loader>()} />;
}
