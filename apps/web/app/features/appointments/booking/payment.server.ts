import { readAppointment } from "@aufwind/contract/appointments";
import { giveDetails } from "@aufwind/contract/appointments-transitions";
import { listPaymentMethods } from "@aufwind/contract/payment-methods";
import { redirect } from "react-router";
import { formAction } from "../../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { conditionsOf } from "./conditions.ts";

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
  const { consultation, durationMinutes, feeCents, creditCents, scheduledAt, isInstant } = held;
  return {
    ...{ id, consultation, coach: { name: coach.name, slug: coach.slug }, holdUntil: held.holdUntil, secondsLeft },
    conditions: conditionsOf({ start: scheduledAt, durationMinutes, feeCents, isInstant, now }),
    creditCents,
    card: card ?? null,
    canAdd: methods?.canAdd ?? true,
  };
}
export type PaymentFacts = Awaited<ReturnType<typeof loadPayment>>;

/** Confirms the payment details and redirects to the appointment, which now waits for the coach or is scheduled. */
export async function paymentAction(visit: LoaderArgs, id: string) {
  const answer = await formAction(visit, { route: giveDetails, params: () => ({ id }) });
  if (!answer.data.ok) return answer;
  return redirect(`${pathTo("clientAppointment", localeOf(new URL(visit.request.url)), { id })}?done=giveDetails`);
}
