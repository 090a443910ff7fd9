import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { INBOX_ACTIONS, loadInbox } from "../features/cases/cases.server.ts";
import { InboxPage } from "../features/cases/inbox-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["cases", "list-selection", "appointments"], isDense: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "cases:title");

export const loader = (visit: LoaderFunctionArgs) => loadInbox(visit);

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

export const action = actionByForm<Action>(INBOX_ACTIONS);

export default function TeamCases() {
  return <InboxPage {...useLoaderData<typeof loader>()} />;
}
