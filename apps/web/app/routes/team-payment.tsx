import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { PaymentPage } from "../features/payments/team/payment-page.tsx";
import { loadPayment, refundAction } from "../features/payments/team/payments.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { proveAction, provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["payments-team", "ledger-rows", "appointments"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "payments-team:one");

export const loader = (visit: LoaderFunctionArgs) => loadPayment(visit, visit.params.id ?? "");

export const action = provenAction((visit: ActionFunctionArgs) =>
  actionByForm<(visit: ActionFunctionArgs) => Promise<unknown>>({
    refund: refundAction(visit.params.id ?? ""),
    prove: proveAction,
  })(visit),
);

/** A refund that was refused because something changed is shown anew. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function TeamPayment() {
  return <PaymentPage {...useLoaderData<typeof loader>()} />;
}
