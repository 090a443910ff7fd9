import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { adjustmentActions, loadAdjustments } from "../features/statements/adjustments/adjustments.server.ts";
import { AdjustmentsPage } from "../features/statements/adjustments/adjustments-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsConflict as shouldRevalidate } from "../platform/forms/revalidation.ts";

export const handle = { namespaces: ["statements-adjustments", "ledger-rows", "money-action"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "statements-adjustments:title");

export const loader = (visit: LoaderFunctionArgs) => loadAdjustments(visit, visit.params.id ?? "");

export const action = provenActions(({ params }) => adjustmentActions(params.id ?? ""));

export default function TeamAdjustment() {
  return <AdjustmentsPage {...useLoaderData<typeof loader>()} />;
}
