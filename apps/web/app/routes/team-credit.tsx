import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { goodwillAction, loadGoodwill, takingAction } from "../features/credits/goodwill.server.ts";
import { GoodwillPage } from "../features/credits/goodwill-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { proveAction, provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["credits", "money-act"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "credits:title");

export const loader = (visit: LoaderFunctionArgs) => loadGoodwill(visit, visit.params.id ?? "");

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

export const action = provenAction((visit: ActionFunctionArgs) =>
  actionByForm<Action>({
    goodwill: goodwillAction(visit.params.id ?? ""),
    takeCredit: takingAction(visit.params.id ?? ""),
    prove: proveAction,
  })(visit),
);

/** What was refused because something changed is shown anew. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function TeamCredit() {
  return <GoodwillPage {...useLoaderData<typeof loader>()} />;
}
