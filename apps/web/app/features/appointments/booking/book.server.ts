import { bookAppointment } from "@aufwind/contract/appointments";
import { redirect, redirectDocument } from "react-router";
import { formAction } from "../../../platform/forms/form-action.ts";
import type { LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { loadSite } from "../../../platform/pages/site.server.ts";
import { keepWantedPage } from "../../../platform/session/guest.server.ts";
import { wantedPath } from "../../../platform/session/member.server.ts";
import { bookingBody } from "./form-parsers.ts";

/** Books, and redirects: to the payment details if they are missing, else to the appointment. */
export async function bookAction(visit: LoaderArgs) {
  const answer = await formAction(visit, { route: bookAppointment, body: bookingBody });
  if (!answer.data.ok) return answer;
  const { id, awaiting } = answer.data.data;
  const locale = localeOf(new URL(visit.request.url));
  if (awaiting === "payment_details") return redirect(pathTo("clientPayment", locale, { id }));
  return redirect(`${pathTo("clientAppointment", locale, { id })}?done=book`);
}

/** Registering takes a mail and perhaps another tab: the choice waits in a cookie. */
export async function registerAction(visit: LoaderArgs) {
  const { publicUrl } = await loadSite(visit);
  const cookie = keepWantedPage(wantedPath(visit.request.url), publicUrl.startsWith("https:"));
  const to = pathTo("registerClient", localeOf(new URL(visit.request.url)));
  return redirectDocument(to, { status: 303, headers: { "set-cookie": cookie } });
}
