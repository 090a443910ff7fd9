import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { SAVED_CARD_FORM } from "../features/appointments/booking/choice.ts";
import { loadPayment, paymentAction } from "../features/appointments/booking/order.server.ts";
import { PaymentPage } from "../features/appointments/booking/payment-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { REDEEM } from "../shared/gift-code/gift-code.ts";
import { redeemAction } from "../shared/gift-code/redeem.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsRefusal as shouldRevalidate } from "../platform/forms/revalidation.ts";

export const handle = { namespaces: ["appointments-booking", "card-form", "gift-code"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments-booking:payment.title");

export const loader = loaderFor("client", (visit) => loadPayment(visit, visit.params.id ?? ""));

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

export const action = actionByForm<Action>({
  [SAVED_CARD_FORM]: (visit) => paymentAction(visit, visit.params.id ?? ""),
  [REDEEM]: redeemAction,
});

export default function ClientPayment() {
  return <PaymentPage facts={useLoaderData<typeof loader>()} />;
}
