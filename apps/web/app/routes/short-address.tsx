import { readBookingTarget } from "@aufwind/contract/booking-pages";
import { kindOfWord, readVia } from "@aufwind/rules/booking-pages";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { api } from "../platform/http/api.ts";
import { BY_LANGUAGE, chosenLocale } from "../platform/i18n/chosen-locale.server.ts";
import { pathTo } from "../platform/pages/pages.ts";
import { pickedQuery } from "../shared/slot-picker/picked.ts";

/** A short address leads to the free times on the coach's page, in the reader's language, with its kind chosen. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const shortName = (params.shortName ?? "").toLowerCase();
  // Of an unknown one that page says that there is nobody.
  const slug = await api(request, context)(readBookingTarget, { params: { shortName } }).then(
    (target) => target.slug,
    () => shortName,
  );
  const via = readVia(new URL(request.url).searchParams) ?? "link";
  const query = pickedQuery({ type: kindOfWord(params.kind?.toLowerCase()), via });
  const to = `${pathTo("coachPage", chosenLocale(request), { slug })}?${query}#booking`;
  return redirect(to, { status: 302, headers: BY_LANGUAGE });
}
