import { listBookingSources } from "@aufwind/contract/booking-pages";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** What a coach's page about the booking page shows; null for what could not be loaded. */
export async function loadBookingPage({ request, context }: LoaderArgs) {
  const call = api(request, context);
  const sources = await call(listBookingSources, {}).then(
    ({ items }) => items,
    () => null,
  );
  return { sources };
}
