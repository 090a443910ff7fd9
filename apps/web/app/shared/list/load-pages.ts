import type { Direction } from "@aufwind/rules/search/filters";
import type { List } from "./view.ts";

/** The API's answer for a list. */
type Found = { hasNext: boolean };
/** With the next page; null at the end or at the maximum. */
export type LoadedPages<F extends Found> = F & { more: number | null };

/** The requested page and all before it, as the list routes take them. */
type FirstPages = { params: { page: "0"; size: string; sort: Direction }; query: { pages: string } };
type LoadPagesParams = { size: number; order?: "newest" | "oldest"; sort?: Direction };

/** Loads the requested page and all before it in one request: later pages are added to the earlier ones. */
export async function loadPages<F extends Found>(
  {
    list,
    page,
    size,
    order,
    sort = order === "oldest" ? "asc" : "desc",
  }: LoadPagesParams & { list: List; page: number },
  ask: (first: FirstPages) => Promise<F>,
): Promise<LoadedPages<F>> {
  const found = await ask({ params: { page: "0", size: String(size), sort }, query: { pages: String(page) } });
  return { ...found, more: found.hasNext && page < list.mostPages ? page + 1 : null };
}
