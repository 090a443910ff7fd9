import { giveSeriesDetails } from "@aufwind/contract/appointment-series";
import { bookAppointment, readAppointment } from "@aufwind/contract/appointments";
import { giveDetails } from "@aufwind/contract/appointments-transitions";
import { listPaymentMethods } from "@aufwind/contract/payment-methods";
import { readVia } from "@aufwind/rules/booking-pages";
import { redirect, redirectDocument } from "react-router";
import { formAction, readForm } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { loadSite } from "../../../platform/pages/site.server.ts";
import { wantedPageCookie } from "../../../platform/session/guest.server.ts";
import { wantedPath } from "../../../platform/session/member.server.ts";
import { agreedTerms } from "../../../shared/agreed-terms.ts";
import { choosePrimaryCard } from "../../../shared/card-choice/saved-cards.server.ts";
import { REDEEM } from "../../../shared/gift-code/gift-code.ts";
import { redeemAction } from "../../../shared/gift-code/redeem.server.ts";
import { conditionsOf } from "./conditions.ts";

const bookingBody = (form: FormData) => ({
  coachId: text(form, "coachId"),
  consultation: text(form, "consultation"),
  scheduledAt: text(form, "scheduledAt"),
  ...agreedTerms(form),
  packageId: text(form, "packageId") || undefined,
  source: text(form, "source") || undefined,
});

/** Books, and redirects: to the payment details if they are missing, else to the appointment. */
export async function bookAction(visit: LoaderArgs) {
  // The code of a gift card stands in the same form, so that nothing typed is lost without JavaScript either.
  if ((await readForm(visit.request.clone())).has(REDEEM)) return redeemAction(visit);
  const chosen = await choosePrimaryCard(visit);
  if (chosen && !chosen.data.ok) return chosen;
  const answer = await formAction(visit, { route: bookAppointment, body: bookingBody });
  if (!answer.data.ok) return answer;
  const { id, awaiting } = answer.data.data;
  const locale = localeOf(new URL(visit.request.url));
  const window = inWindow(visit.request);
  if (awaiting === "payment_details")
    return redirect(`${pathTo("clientPayment", locale, { id })}${window && `?${window}`}`);
  return redirect(`${pathTo("clientAppointment", locale, { id })}?done=book${window && `&${window}`}`);
}

/** Goes along to the end in the window that a widget opened, so that it can tell the widget. */
const inWindow = ({ url }: Request) => (readVia(new URL(url).searchParams) === "widget" ? "via=widget" : "");

/** Registering takes a mail and perhaps another tab: the choice waits in a cookie. */
export async function registerAction(visit: LoaderArgs) {
  const { publicUrl } = await loadSite(visit);
  const cookie = wantedPageCookie(wantedPath(visit.request.url), publicUrl.startsWith("https:"));
  const to = pathTo("registerClient", localeOf(new URL(visit.request.url)));
  return redirectDocument(to, { status: 303, headers: { "set-cookie": cookie } });
}

/** The held appointment; if nothing has to be paid here, redirects to the appointment. */
export async function loadPayment(visit: LoaderArgs, id: string) {
  const call = api(visit.request, visit.context);
  const { coach, ...held } = await call(readAppointment, { params: { id } }).catch(asErrorPage);
  const isOpen = held.awaiting === "payment_details";
  const isExpired = held.scheduledStatus === "Cancelled" && held.history.some(({ event }) => event === "expire");
  if (!isOpen && !isExpired) throw redirect(pathTo("clientAppointment", localeOf(new URL(visit.request.url)), { id }));
  const now = Date.now();
  const secondsLeft = isOpen ? Math.max(0, Math.ceil((Date.parse(held.holdUntil ?? "") - now) / 1000)) : 0;
  // Without an answer the page behaves as without a saved card.
  const methods = await call(listPaymentMethods, {}).catch(() => null);
  const card = methods?.items.find(({ defaultPayment, expiry }) => defaultPayment && expiry !== "expired");
  const { consultation, durationMinutes, feeCents, giftCents, creditCents, scheduledAt, isInstant } = held;
  return {
    /** How many dates are held together. */
    dates: held.series?.waiting ?? 1,
    ...{ id, consultation, coach: { name: coach.name, slug: coach.slug }, holdUntil: held.holdUntil, secondsLeft },
    conditions: conditionsOf({ start: scheduledAt, durationMinutes, feeCents, isInstant, now }),
    giftCents,
    creditCents,
    card: card ?? null,
    canAdd: methods?.canAdd ?? true,
  };
}
export type PaymentFacts = Awaited<ReturnType<typeof loadPayment>>;

/** Confirms the payment details and redirects to the appointment, which now waits for the coach or is scheduled. */
export async function paymentAction(visit: LoaderArgs, id: string) {
  const held = await api(visit.request, visit.context)(readAppointment, { params: { id } }).catch(asErrorPage);
  if (held.series) return seriesPaymentAction(visit, held.series.id);
  const answer = await formAction(visit, { route: giveDetails, params: () => ({ id }) });
  if (!answer.data.ok) return answer;
  const window = inWindow(visit.request);
  const to = pathTo("clientAppointment", localeOf(new URL(visit.request.url)), { id });
  return redirect(`${to}?done=giveDetails${window && `&${window}`}`);
}

/** The same for all dates of a series, which are held together. */
async function seriesPaymentAction(visit: LoaderArgs, id: string) {
  const answer = await formAction(visit, { route: giveSeriesDetails, params: () => ({ id }) });
  if (!answer.data.ok) return answer;
  return redirect(`${pathTo("clientSeries", localeOf(new URL(visit.request.url)), { id })}?done=giveDetails`);
}
