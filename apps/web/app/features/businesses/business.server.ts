import { readBusiness, saveBusiness } from "@aufwind/contract/businesses";
import { friendlyIban, namedCountries } from "@aufwind/contract/platform/places";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { requireRole } from "../../platform/session/member.server.ts";
import { businessBody } from "./form-parsers.ts";

/** The business details for their form, and the countries; the lists of countries stay on the server. */
export async function loadBusiness(visit: LoaderArgs) {
  await requireRole(visit, "coach");
  const { address, paidBookings, ...company } = await api(visit.request, visit.context)(readBusiness, {}).catch(
    asErrorPage,
  );
  const countries = namedCountries(localeOf(new URL(visit.request.url)));
  return {
    business: { ...company, ...(address && { ...address, iban: friendlyIban(address.iban) }) },
    paidBookings,
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
  };
}

type Loaded = Awaited<ReturnType<typeof loadBusiness>>;
export type BusinessValues = Loaded["business"];
export type CountryOption = Loaded["countries"][number];

export const businessAction = (visit: LoaderArgs) => formAction(visit, { route: saveBusiness, body: businessBody });
