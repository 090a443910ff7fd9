import { listNotes, type NoteItem } from "@aufwind/contract/notes";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { MOST_PAGES, type NotesView, readView } from "./notes-view.ts";

export type ShownNotes = {
  items: NoteItem[];
  totalCount: number;
  /** Whether there is more, and the next page; null at the maximum. */
  hasNext: boolean;
  more: number | null;
};

/** The requested page and all before it, since later pages are added to the earlier ones. */
export async function loadNotes(visit: LoaderArgs) {
  const { searchParams } = new URL(visit.request.url);
  const { view, isClear } = readView(searchParams);
  const list = await askNotes(visit, view).catch(() => null);
  return { view, isClear, list, isDeleted: searchParams.get("done") === "deleted" };
}

async function askNotes({ request, context }: LoaderArgs, view: NotesView): Promise<ShownNotes> {
  const call = api(request, context);
  const { name, text, client, order, size } = view;
  const sort = order === "oldest" ? "asc" : "desc";
  const query = { name, text, ...(client && { clientId: client }) };
  const lists = [];
  // Sequentially: a search opens all notes each time.
  for (let page = 0; page < view.page; page++)
    lists.push(await call(listNotes, { params: { page: String(page), size: String(size), sort }, query }));
  const last = lists.at(-1);
  const hasNext = last?.hasNext ?? false;
  return {
    items: lists.flatMap(({ items }) => items),
    totalCount: last?.totalCount ?? 0,
    hasNext,
    more: hasNext && view.page < MOST_PAGES ? view.page + 1 : null,
  };
}
