import { readAppointment } from "@aufwind/contract/appointments";
import { readPublicCoach } from "@aufwind/contract/coach-profiles";
import {
  countWaiting,
  joinWaitingList,
  leaveWaitingList,
  listPlaces,
  passOfferOn,
  readOffer,
  type WaitingPlace,
} from "@aufwind/contract/waiting-list";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { pickedQuery } from "../../shared/slot-picker/picked.ts";
import { placeBody } from "./form-parsers.ts";

/** One's own places; null if they could not be loaded. */
export const loadPlaces = ({ request, context }: LoaderArgs) =>
  api(request, context)(listPlaces, {}).then(
    ({ items }) => items,
    () => null,
  );

/** For whom the address asks: a coach and a kind, or an appointment that is to come earlier. */
export async function loadWaitingRequest(visit: LoaderArgs) {
  const { searchParams } = new URL(visit.request.url);
  const call = api(visit.request, visit.context);
  const appointmentId = searchParams.get("appointment");
  if (appointmentId) {
    const found = await call(readAppointment, { params: { id: appointmentId } }).catch(() => null);
    if (!found?.can.includes("reschedule")) return null;
    const { coach, consultation, scheduledAt } = found;
    return { coach: { id: coach.id, name: coach.name, slug: coach.slug }, consultation, appointmentId, scheduledAt };
  }
  const found = await call(readPublicCoach, { params: { slug: searchParams.get("coach") ?? "" } }).catch(() => null);
  const asked = CONSULTATIONS.find((kind) => kind === searchParams.get("type"));
  const offered = found?.appointmentSettings.map(({ type }) => type) ?? [];
  const consultation = offered.find((type) => type === asked) ?? offered[0];
  if (!found?.isBookable || !consultation) return null;
  const coach = { id: found.coachId, name: found.name, slug: found.slug };
  return { coach, consultation, appointmentId: null, scheduledAt: null };
}
export type WaitingRequest = NonNullable<Awaited<ReturnType<typeof loadWaitingRequest>>>;

/** Joins, and shows the list that says so. */
export async function joinAction(visit: LoaderArgs) {
  const answer = await formAction(visit, { route: joinWaitingList, body: placeBody });
  if (!answer.data.ok) return answer;
  const locale = localeOf(new URL(visit.request.url));
  return redirect(`${pathTo("clientWaitingList", locale)}?joined=${answer.data.data.id}`, 303);
}

export const leaveAction = (visit: LoaderArgs) =>
  formAction(visit, { route: leaveWaitingList, params: (form) => ({ id: text(form, "id") ?? "" }) });

/**
 * An offer by the link of its mail, or the present one of a push (`current`). While it is held, the link leads to the
 * ordinary page that books or moves: nothing changes before its button.
 */
export async function loadOffer(visit: LoaderArgs, id: string) {
  const url = new URL(visit.request.url);
  const locale = localeOf(url);
  const found = id === "current" ? await currentOffer(visit) : await anOffer(visit, id);
  if (!found) throw redirect(pathTo("clientWaitingList", locale));
  const { offer, place } = found;
  const isPassing = url.searchParams.get("act") === "pass";
  const to = offer.state === "open" ? takingPath(locale, { offerId: offer.id, start: offer.scheduledAt, place }) : null;
  if (to && !isPassing) throw redirect(to);
  return { offer, place, to };
}

async function currentOffer(visit: LoaderArgs) {
  const place = (await loadPlaces(visit))?.find(({ offer }) => offer);
  return place?.offer ? { offer: place.offer, place } : null;
}

const anOffer = ({ request, context }: LoaderArgs, id: string) =>
  api(request, context)(readOffer, { params: { id } }).catch(asErrorPage);

type Taking = { offerId: string; start: string; place: WaitingPlace };

/** Where an offer is booked, or its appointment moved; null if the coach's page cannot be reached. */
function takingPath(locale: "de" | "en", { offerId, start, place }: Taking): string | null {
  const { moves, coach, consultation } = place;
  if (moves)
    return `${pathTo("clientReschedule", locale, { id: moves.id })}?${pickedQuery({ start })}&offer=${offerId}`;
  if (!coach.slug) return null;
  const query = pickedQuery({ type: consultation, start });
  return `${pathTo("book", locale, { slug: coach.slug })}?${query}&offer=${offerId}`;
}

export async function passOfferOnAction(visit: LoaderArgs, id: string) {
  const answer = await formAction(visit, { route: passOfferOn, params: () => ({ id }) });
  if (!answer.data.ok) return answer;
  return redirect(pathTo("clientWaitingOffer", localeOf(new URL(visit.request.url)), { id }), 303);
}

/** How many wait for a coach, by kind; none if it is not known. */
export const countWaitingFor = ({ request, context }: LoaderArgs) =>
  api(request, context)(countWaiting, {}).then(
    ({ items }) => items,
    () => [],
  );

/** Until when the offer in the address is held for its reader; null without one. */
export async function loadHeldOffer({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get("offer");
  if (!id) return null;
  const found = await api(request, context)(readOffer, { params: { id } }).catch(() => null);
  if (found?.offer.state !== "open") return null;
  return { id, until: found.offer.heldUntil, isProposal: found.place.isProposal };
}
export type HeldOffer = Awaited<ReturnType<typeof loadHeldOffer>>;
