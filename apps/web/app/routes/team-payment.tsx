import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { PaymentPage } from "../features/payments/team/payment-page.tsx";
import { invoiceAction, loadPayment, refundAction, transferAction } from "../features/payments/team/payments.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsConflict as shouldRevalidate } from "../platform/forms/revalidation.ts";

export const handle = {
  namespaces: ["payments-team", "ledger-rows", "money-action", "appointments"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "payments-team:one");

export const loader = (visit: LoaderFunctionArgs) => loadPayment(visit, visit.params.id ?? "");

const actionsOf = (id: string) => ({
  refund: refundAction(id),
  transfer: transferAction(id),
  invoice: invoiceAction(id),
});

export const action = provenActions(({ params }) => actionsOf(params.id ?? ""));

export default function TeamPayment() {
  return <PaymentPage {...useLoaderData<typeof loader>()} />;
}
