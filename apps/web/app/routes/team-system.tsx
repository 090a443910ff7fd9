import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { FAILURE_ACTIONS, loadSystem } from "../features/system/system.server.ts";
import { SystemPage } from "../features/system/system-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["system"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "system:title");

export const loader = (visit: LoaderFunctionArgs) => loadSystem(visit);

export const action = provenActions(() => FAILURE_ACTIONS);

export default function TeamSystem() {
  return <SystemPage {...useLoaderData<typeof loader>()} />;
}
