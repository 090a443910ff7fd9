import { ApiProblem } from "@aufwind/contract/platform/call";
import { type OwnReview, readOwnReview, writeReview } from "@aufwind/contract/reviews";
import { redirect } from "react-router";
import { formAction } from "../../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { reviewBody } from "./review-form.tsx";

/** A review of an own appointment, or whether one can be written. */
export const loadReview = ({ request, context }: LoaderArgs, appointmentId: string): Promise<OwnReview> =>
  api(request, context)(readOwnReview, { params: { appointmentId } }).catch((error: unknown) => {
    // An invalid id is nobody's appointment.
    if (error instanceof ApiProblem && error.body.status === 422) throw new Response(null, { status: 404 });
    return asErrorPage(error);
  });

/** For an appointment's page: null if it cannot be rated, or if unknown. */
export async function askReview({ request, context }: LoaderArgs, appointmentId: string) {
  const own = await api(request, context)(readOwnReview, { params: { appointmentId } }).catch(() => null);
  if (!own || (own.whyNot && !own.review)) return null;
  return { stars: own.review?.stars ?? null, status: own.review?.status ?? null };
}

/** Saves the review and redirects, so that a reload does not repeat it. */
export async function reviewAction(visit: LoaderArgs, appointmentId: string) {
  const answer = await formAction(visit, { route: writeReview, body: reviewBody });
  if (!answer.data.ok) return answer;
  const path = pathTo("clientReview", localeOf(new URL(visit.request.url)), { id: appointmentId });
  return redirect(`${path}?done=sent`, 303);
}
