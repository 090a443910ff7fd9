import { type ActionFunctionArgs, type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { loadPayment, paymentAction } from "../features/appointments/booking/order.server.ts";
import { PaymentPage } from "../features/appointments/booking/payment-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["appointments-booking", "card-form"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments-booking:payment.title");

export const loader = loaderFor("client", (visit) => loadPayment(visit, visit.params.id ?? ""));

export const action = (visit: ActionFunctionArgs) => paymentAction(visit, visit.params.id ?? "");

/** After a refusal the hold may have expired: reload. */
export const shouldRevalidate = ({ actionStatus = 0, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || (actionStatus >= 400 && actionStatus < 500);

export default function ClientPayment() {
  return <PaymentPage facts={useLoaderData<typeof loader>()} />;
}
