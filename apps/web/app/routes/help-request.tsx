import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadThread, replyAction } from "../features/support/support.server.ts";
import { ThreadPage } from "../features/support/thread-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireSide } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["support"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "support:thread.conversation");

export async function loader(visit: LoaderFunctionArgs) {
  await requireSide(visit);
  return loadThread(visit, visit.params.reference ?? "");
}

export const action = (visit: ActionFunctionArgs) => replyAction(visit, visit.params.reference ?? "");

export default function HelpRequest() {
  return <ThreadPage {...useLoaderData<typeof loader>()} />;
}
