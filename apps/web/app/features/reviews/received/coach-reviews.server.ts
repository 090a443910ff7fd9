import {
  answerReview,
  approveReview,
  approveSelectedReviews,
  contestReview,
  listCoachReviews,
  removeReviewAnswer,
} from "@aufwind/contract/reviews";
import { redirect } from "react-router";
import { formAction, readForm } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { loadPages } from "../../../shared/list/load-pages.ts";
import { readView } from "../../../shared/list/view.ts";
import { REVIEWS, type ReviewView } from "./view.ts";

const contestBody = (form: FormData) => ({ reason: text(form, "reason") });
const answerBody = (form: FormData) => ({ text: text(form, "text") });

const SIZE = 10;

/** The reviews of the address; null if not available. */
export async function loadCoachReviews(visit: LoaderArgs) {
  const { view } = readView(REVIEWS, new URL(visit.request.url).searchParams);
  return { view, list: await askList(visit, view).catch(() => null), now: Date.now() };
}

function askList({ request, context }: LoaderArgs, { status, page }: ReviewView) {
  // Oldest first: their time runs out first.
  const sort = status === "waiting" ? "asc" : "desc";
  return loadPages({ list: REVIEWS, page, size: SIZE, sort }, ({ params, query }) =>
    api(request, context)(listCoachReviews, { params, query: { ...query, status } }),
  );
}

export type ShownReviews = Awaited<ReturnType<typeof askList>>;

/** The forms of a review are named `approve.<id>`. */
const idIn = (form: FormData) => ({ id: (text(form, "form") ?? "").split(".")[1] ?? "" });

async function contest(visit: LoaderArgs) {
  const { id } = idIn(await readForm(visit.request.clone()));
  const answer = await formAction(visit, { route: contestReview, params: idIn, body: contestBody });
  if (!answer.data.ok) return answer;
  // Redirects, so that the dialog is closed and a reload does not repeat it.
  return redirect(`${pathTo("coachReviews", localeOf(new URL(visit.request.url)))}?contested=${id}`, 303);
}

export const REVIEW_ACTIONS = {
  approve: (visit: LoaderArgs) => formAction(visit, { route: approveReview, params: idIn }),
  approveSelected: (visit: LoaderArgs) =>
    formAction(visit, { route: approveSelectedReviews, body: (form) => ({ ids: form.getAll("id").map(String) }) }),
  contest,
  answer: (visit: LoaderArgs) => formAction(visit, { route: answerReview, params: idIn, body: answerBody }),
  removeAnswer: (visit: LoaderArgs) => formAction(visit, { route: removeReviewAnswer, params: idIn }),
};
