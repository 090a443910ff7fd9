import { readCustomer, saveCustomer } from "@aufwind/contract/billing";
import { namedCountries } from "@aufwind/contract/platform/places";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { taxOptions } from "./tax-options.server.ts";

const FIELDS = ["name", "email", "phone", "address", "city", "postalCode", "country", "taxType", "taxNumber"] as const;

function billingBody(form: FormData) {
  const typed = Object.fromEntries(FIELDS.map((name) => [name, text(form, name)])) as Record<
    (typeof FIELDS)[number],
    string | undefined
  >;
  // While no kind is chosen the page hides the number.
  return typed.taxType ? typed : { ...typed, taxNumber: "" };
}

/** The billing details for their form; the lists of countries and tax numbers stay on the server. */
export async function loadBilling({ request, context }: LoaderArgs) {
  const { paymentMethods, defaultPaymentMethodId, ...billing } = await api(request, context)(readCustomer, {}).catch(
    asErrorPage,
  );
  const locale = localeOf(new URL(request.url));
  return {
    billing,
    countries: namedCountries(locale).map(({ code, name }) => ({ value: code, label: name })),
    taxGroups: taxOptions(locale),
  };
}
export type BillingFacts = Awaited<ReturnType<typeof loadBilling>>;

export const billingAction = (visit: LoaderArgs) => formAction(visit, { route: saveCustomer, body: billingBody });
