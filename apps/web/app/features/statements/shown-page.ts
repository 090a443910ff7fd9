/** So many pages are shown under each other at most. */
export const MOST_PAGES = 30;

/** Up to which page an address asks for, counted from 1; nonsense is the first. */
export function pageIn(params: URLSearchParams): number {
  const typed = Number(params.get("page"));
  return Number.isInteger(typed) && typed >= 1 && typed <= MOST_PAGES ? typed : 1;
}
