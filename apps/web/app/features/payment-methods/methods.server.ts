import { listPaymentMethods, removePaymentMethod, setDefaultPaymentMethod } from "@aufwind/contract/payment-methods";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { bookingReturn, readBookingReturn } from "../../shared/booking-return.ts";

/** The saved cards; null if not available. */
export const loadMethods = ({ request, context }: LoaderArgs) =>
  api(request, context)(listPaymentMethods, {}).catch(() => null);

const idIn = (form: FormData) => ({ id: text(form, "id") ?? "" });

function done({ request }: LoaderArgs, what: Done) {
  const url = new URL(request.url);
  const booking = readBookingReturn(url.searchParams);
  const query = [`done=${what}`, booking && bookingReturn(booking)].filter(Boolean).join("&");
  return redirect(`${pathTo("paymentMethods", localeOf(url))}?${query}`, 303);
}

/** The page's message about the last action. */
export type Done = "added" | "removed" | "primary";

/** Redirects afterwards, so that a reload does not repeat it. */
export const METHOD_ACTIONS = {
  remove: async (visit: LoaderArgs) => {
    const answer = await formAction(visit, { route: removePaymentMethod, params: idIn });
    return answer.data.ok ? done(visit, "removed") : answer;
  },
  makePrimary: async (visit: LoaderArgs) => {
    const answer = await formAction(visit, { route: setDefaultPaymentMethod, params: idIn });
    return answer.data.ok ? done(visit, "primary") : answer;
  },
};
