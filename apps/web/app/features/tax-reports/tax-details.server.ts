import { namedCountries } from "@aufwind/contract/platform/places";
import { readTaxDetails, saveTaxDetails } from "@aufwind/contract/tax-reports";
import { EU_COUNTRIES } from "@aufwind/rules/tax-reports-numbers";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { requireRole } from "../../platform/session/member.server.ts";
import { taxDetailsBody } from "./form-parsers.ts";

/** A coach's own details and copies, and the countries; the lists of countries stay on the server. */
export async function loadTaxDetails(visit: LoaderArgs) {
  await requireRole(visit, "coach");
  const stored = await api(visit.request, visit.context)(readTaxDetails, {}).catch(asErrorPage);
  const countries = namedCountries(localeOf(new URL(visit.request.url)));
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  return { ...stored, countries: options, memberStates: options.filter(({ value }) => EU_COUNTRIES.includes(value)) };
}
export type TaxDetailsFacts = Awaited<ReturnType<typeof loadTaxDetails>>;

export const taxDetailsAction = (visit: LoaderArgs) =>
  formAction(visit, { route: saveTaxDetails, body: taxDetailsBody });
