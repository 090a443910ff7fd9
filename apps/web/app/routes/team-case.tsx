import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { caseActions, createAction, loadInbox, searchAction } from "../features/cases/cases.server.ts";
import { InboxPage } from "../features/cases/inbox-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["cases", "appointments"], isDense: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "cases:one");

export const loader = (visit: LoaderFunctionArgs) => loadInbox(visit, visit.params.number);

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

export const action = provenAction((visit: ActionFunctionArgs) =>
  actionByForm<Action>({ ...caseActions(visit.params.number ?? ""), search: searchAction, create: createAction })(
    visit,
  ),
);

export default function TeamCase() {
  return <InboxPage {...useLoaderData<typeof loader>()} />;
}
