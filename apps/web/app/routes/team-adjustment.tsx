import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { adjustmentActions, loadAdjustments } from "../features/statements/adjustments/adjustments.server.ts";
import { AdjustmentsPage } from "../features/statements/adjustments/adjustments-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["statements-adjustments", "ledger-rows", "money-act"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "statements-adjustments:title");

export const loader = (visit: LoaderFunctionArgs) => loadAdjustments(visit, visit.params.id ?? "");

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

export const action = provenAction((visit: ActionFunctionArgs) =>
  actionByForm<Action>(adjustmentActions(visit.params.id ?? ""))(visit),
);

/** What was refused because something changed is shown anew. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function TeamAdjustment() {
  return <AdjustmentsPage {...useLoaderData<typeof loader>()} />;
}
