import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { APPROVAL_ACTIONS, loadApprovals } from "../features/approvals/approvals.server.ts";
import { ApprovalsPage } from "../features/approvals/approvals-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["approvals", "ledger-rows"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "approvals:title");

export const loader = (visit: LoaderFunctionArgs) => loadApprovals(visit);

export const action = provenAction(actionByForm(APPROVAL_ACTIONS));

export default function TeamApprovals() {
  return <ApprovalsPage {...useLoaderData<typeof loader>()} />;
}
