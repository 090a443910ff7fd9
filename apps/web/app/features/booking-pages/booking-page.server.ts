import { listBookingSources, readBookingPage, saveShortName, saveWidgetSites } from "@aufwind/contract/booking-pages";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { shortNameBody, sitesBody } from "./form-parsers.ts";

/** A coach's booking page; null for what could not be loaded, or without a profile. */
export async function loadBookingPage({ request, context }: LoaderArgs) {
  const call = api(request, context);
  const [page, sources] = await Promise.all([
    call(readBookingPage, {}).then(
      (found) => ({ found, isEarly: false }),
      (error: unknown) => ({ found: null, isEarly: error instanceof ApiProblem && error.body.status === 404 }),
    ),
    call(listBookingSources, {}).then(
      ({ items }) => items,
      () => null,
    ),
  ]);
  return { page: page.found, isEarly: page.isEarly, sources };
}

export const BOOKING_PAGE_ACTIONS = {
  shortName: (visit: LoaderArgs) => formAction(visit, { route: saveShortName, body: shortNameBody }),
  sites: (visit: LoaderArgs) => formAction(visit, { route: saveWidgetSites, body: sitesBody }),
};
