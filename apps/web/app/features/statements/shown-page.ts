/** The most pages shown below each other. */
export const MOST_PAGES = 30;

/** The last requested page, from 1; an invalid one is the first. */
export function pageIn(params: URLSearchParams): number {
  const typed = Number(params.get("page"));
  return Number.isInteger(typed) && typed >= 1 && typed <= MOST_PAGES ? typed : 1;
}
