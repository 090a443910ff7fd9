import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { QueuePage } from "../features/vetting/queue-page.tsx";
import { loadQueue, QUEUE_ACTIONS } from "../features/vetting/team.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["vetting-team", "businesses-facts"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "vetting-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadQueue(visit);

export const action = provenAction(actionByForm(QUEUE_ACTIONS));

export default function TeamCoaches() {
  return <QueuePage {...useLoaderData<typeof loader>()} />;
}
