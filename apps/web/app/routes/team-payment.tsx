import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { PaymentPage } from "../features/payments/team/payment-page.tsx";
import { invoiceAction, loadPayment, refundAction, transferAction } from "../features/payments/team/payments.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { proveAction, provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["payments-team", "ledger-rows", "money-act", "appointments"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "payments-team:one");

export const loader = (visit: LoaderFunctionArgs) => loadPayment(visit, visit.params.id ?? "");

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

const actionsOf = (id: string) => ({
  refund: refundAction(id),
  transfer: transferAction(id),
  invoice: invoiceAction(id),
  prove: proveAction,
});

export const action = provenAction((visit: ActionFunctionArgs) =>
  actionByForm<Action>(actionsOf(visit.params.id ?? ""))(visit),
);

/** A refund that was refused because something changed is shown anew. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function TeamPayment() {
  return <PaymentPage {...useLoaderData<typeof loader>()} />;
}
