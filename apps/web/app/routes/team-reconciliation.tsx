import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadReconciliation } from "../features/reconciliation/reconciliation.server.ts";
import { ReconciliationPage } from "../features/reconciliation/reconciliation-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["reconciliation", "ledger-rows"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "reconciliation:title");

export const loader = (visit: LoaderFunctionArgs) => loadReconciliation(visit);

export default function TeamReconciliation() {
  return <ReconciliationPage {...useLoaderData<typeof loader>()} />;
}
