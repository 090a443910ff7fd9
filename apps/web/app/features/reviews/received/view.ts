import { REVIEW_STANDINGS, type ReviewStanding } from "@aufwind/rules/reviews";

/** The view of the page, all in the address. */
export type ReviewView = {
  status: ReviewStanding;
  /** From 1; earlier pages are shown too. */
  page: number;
};

export const PAGE_SIZE = 10;
export const MOST_PAGES = 20;

/** Invalid parts are ignored. */
export function readView(params: URLSearchParams): ReviewView {
  const page = Number(params.get("page") ?? 1);
  return {
    status: REVIEW_STANDINGS.find((each) => each === params.get("status")) ?? "waiting",
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}

/** The same view always has the same address; with the review to contest, if any. */
export function viewQuery({ status, page }: ReviewView, contest?: string): string {
  const said = {
    ...(status !== "waiting" && { status }),
    ...(page > 1 && { page: String(page) }),
    ...(contest && { contest }),
  };
  return new URLSearchParams(said).toString();
}
