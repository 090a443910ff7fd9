import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadLog, verifyAction } from "../features/audit-log/log.server.ts";
import { LogPage } from "../features/audit-log/log-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { proveAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["audit-log", "ledger-rows"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "audit-log:title");

export const loader = (visit: LoaderFunctionArgs) => loadLog(visit);

export const action = actionByForm<(visit: Parameters<typeof verifyAction>[0]) => Promise<unknown>>({
  verify: verifyAction,
  prove: proveAction,
});

export default function TeamLog() {
  return <LogPage {...useLoaderData<typeof loader>()} />;
}
