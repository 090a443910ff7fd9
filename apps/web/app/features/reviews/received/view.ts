import { REVIEW_STANDINGS, type ReviewStanding } from "@aufwind/rules/reviews";

/** What the page shows; all of it stands in the address. */
export type ReviewView = {
  status: ReviewStanding;
  /** Counted from 1; earlier pages are shown too. */
  page: number;
};

export const PAGE_SIZE = 10;
export const MOST_PAGES = 20;

/** What cannot be read counts as not said. */
export function readView(params: URLSearchParams): ReviewView {
  const page = Number(params.get("page") ?? 1);
  return {
    status: REVIEW_STANDINGS.find((each) => each === params.get("status")) ?? "waiting",
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}

/** The same view always has the same address; with the review that is about to be contested, if there is one. */
export function viewQuery({ status, page }: ReviewView, contest?: string): string {
  const said = {
    ...(status !== "waiting" && { status }),
    ...(page > 1 && { page: String(page) }),
    ...(contest && { contest }),
  };
  return new URLSearchParams(said).toString();
}
