import { REVIEW_STATUSES } from "@aufwind/rules/reviews";
import { defineList, oneOf, type ViewOf, viewQuery } from "../../../shared/list/view.ts";

/** A coach's reviews of one status. */
export const REVIEWS = defineList({ status: oneOf(REVIEW_STATUSES, "waiting") }, { mostPages: 20, pastMost: "last" });
export type ReviewView = ViewOf<typeof REVIEWS>;

/** The address of a view, with the review that is about to be contested, if there is one. */
export const reviewQuery = (view: ReviewView, contest?: string): string =>
  viewQuery(REVIEWS, view, new URLSearchParams(contest && { contest }));
