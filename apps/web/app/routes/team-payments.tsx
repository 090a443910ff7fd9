import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { findAction, loadPayments } from "../features/payments/team/payments.server.ts";
import { PaymentsPage } from "../features/payments/team/payments-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["payments-team", "appointments"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "payments-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadPayments(visit);

export const action = actionByForm({ find: findAction });

export default function TeamPayments() {
  return <PaymentsPage {...useLoaderData<typeof loader>()} />;
}
