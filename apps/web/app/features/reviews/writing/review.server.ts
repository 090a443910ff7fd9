import { ApiProblem } from "@aufwind/contract/platform/call";
import { listUnrated, type OwnReview, readOwnReview, writeReview } from "@aufwind/contract/reviews";
import { redirect } from "react-router";
import { formAction } from "../../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { reviewBody } from "./form-parsers.ts";

/** What took place and can be rated; the first page does without where it cannot be had just now. */
export const askUnrated = ({ request, context }: LoaderArgs) =>
  api(request, context)(listUnrated, {}).then(
    ({ items }) => items,
    () => [],
  );

/** What can be said of an appointment of one's own, or was. */
export const loadReview = ({ request, context }: LoaderArgs, appointmentId: string): Promise<OwnReview> =>
  api(request, context)(readOwnReview, { params: { appointmentId } }).catch((error: unknown) => {
    // What is no id is nobody's appointment either.
    if (error instanceof ApiProblem && error.body.status === 422) throw new Response(null, { status: 404 });
    return asErrorPage(error);
  });

/** For the page of an appointment: null where it cannot be rated, or that cannot be found out now. */
export async function askReview({ request, context }: LoaderArgs, appointmentId: string) {
  const own = await api(request, context)(readOwnReview, { params: { appointmentId } }).catch(() => null);
  if (!own || (own.whyNot && !own.review)) return null;
  return { stars: own.review?.stars ?? null, status: own.review?.status ?? null };
}

/** Keeps the review; afterwards a reload does not send it again. */
export async function reviewAction(visit: LoaderArgs, appointmentId: string) {
  const answer = await formAction(visit, { route: writeReview, body: reviewBody });
  if (!answer.data.ok) return answer;
  const path = pathTo("clientReview", localeOf(new URL(visit.request.url)), { id: appointmentId });
  return redirect(`${path}?done=sent`, 303);
}
