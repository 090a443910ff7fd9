import { readPublicCoach } from "@aufwind/contract/coach-profiles";
import { listGiftCards, orderGiftCard, readGiftOrder, withdrawGiftCard } from "@aufwind/contract/gift-cards";
import { listPaymentMethods } from "@aufwind/contract/payment-methods";
import { GIFT_CARD_CENTS } from "@aufwind/rules/gift-cards";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import type { GiftSession } from "./gift-cards-page.tsx";
import { giftOrderBody } from "./order-body.ts";

/** The coach of whose appointment the price is given; null if the address names none, or none that can be given. */
export async function loadSession({ request, context }: LoaderArgs): Promise<GiftSession | null> {
  const query = new URL(request.url).searchParams;
  const [slug, wanted] = [query.get("coach"), query.get("type")];
  const consultation = wanted === "extended" ? "extended" : "standard";
  if (!slug) return null;
  const coach = await api(request, context)(readPublicCoach, { params: { slug } }).catch(() => null);
  const cents = coach?.appointmentSettings.find(({ type }) => type === consultation)?.grossPriceCents;
  if (!coach || !cents || cents < GIFT_CARD_CENTS.least || cents > GIFT_CARD_CENTS.most) return null;
  return { slug, consultation, coachName: coach.name, cents };
}

/** Leads on to the payment, so that a reload orders nothing twice. */
export async function orderAction(visit: LoaderArgs) {
  const answer = await formAction(visit, { route: orderGiftCard, body: giftOrderBody });
  if (!answer.data.ok) return answer;
  const locale = localeOf(new URL(visit.request.url));
  return redirect(pathTo("giftCardOrder", locale, { order: answer.data.data.order }), 303);
}

type OrderArgs = LoaderArgs & { params: { order?: string | undefined } };

/** The order, and the saved cards of whoever is signed in. */
export async function loadOrder({ request, context, params }: OrderArgs) {
  const call = api(request, context);
  const order = params.order ?? "";
  const found = await call(readGiftOrder, { params: { order } }).catch(asErrorPage);
  const cards = found.payment ? await call(listPaymentMethods, {}).catch(() => null) : null;
  return { orderKey: order, order: found, cards: (cards?.items ?? []).filter(({ expiry }) => expiry !== "expired") };
}

export const withdrawGiftAction = (visit: LoaderArgs) =>
  formAction(visit, { route: withdrawGiftCard, params: (form) => ({ order: text(form, "order") }) });

/** The gift cards in one's account; null if not available. */
export const loadOwn = ({ request, context }: LoaderArgs) => api(request, context)(listGiftCards, {}).catch(() => null);
