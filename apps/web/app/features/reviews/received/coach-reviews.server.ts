import {
  answerReview,
  approveReview,
  type CoachReviews,
  contestReview,
  listCoachReviews,
  removeReviewAnswer,
} from "@aufwind/contract/reviews";
import { redirect } from "react-router";
import { formAction, readForm } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { MOST_PAGES, PAGE_SIZE, type ReviewView, readView } from "./view.ts";

const contestBody = (form: FormData) => ({ reason: text(form, "reason") });
const answerBody = (form: FormData) => ({ text: text(form, "text") });

/** The requested page and all before it, since later pages are added to the earlier ones. */
export async function loadCoachReviews(visit: LoaderArgs) {
  const view = readView(new URL(visit.request.url).searchParams);
  return { view, list: await askList(visit, view).catch(() => null), now: Date.now() };
}

export type ShownReviews = Pick<CoachReviews, "items" | "counts" | "rating"> & { more: number | null };

async function askList({ request, context }: LoaderArgs, { status, page }: ReviewView): Promise<ShownReviews> {
  const call = api(request, context);
  const size = String(PAGE_SIZE);
  // Oldest first: their time runs out first.
  const sort = status === "waiting" ? "asc" : "desc";
  const pages = Array.from({ length: page }, (_, at) =>
    call(listCoachReviews, { params: { page: String(at), size, sort }, query: { status } }),
  );
  const lists = await Promise.all(pages);
  const [first, last] = [lists[0], lists.at(-1)];
  if (!first || !last) throw new Error("a list has at least one page");
  const more = last.hasNext && page < MOST_PAGES ? page + 1 : null;
  return { items: lists.flatMap(({ items }) => items), counts: first.counts, rating: first.rating, more };
}

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
  contest,
  answer: (visit: LoaderArgs) => formAction(visit, { route: answerReview, params: idIn, body: answerBody }),
  removeAnswer: (visit: LoaderArgs) => formAction(visit, { route: removeReviewAnswer, params: idIn }),
};
