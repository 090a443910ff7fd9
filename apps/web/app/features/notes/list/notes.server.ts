import { listNotes } from "@aufwind/contract/notes";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { loadPages } from "../../../shared/list/load-pages.ts";
import { readView } from "../../../shared/list/view.ts";
import { NOTES, type NotesView } from "./notes-view.ts";

/** The notes of the address; null if not available. */
export async function loadNotes(visit: LoaderArgs) {
  const { searchParams } = new URL(visit.request.url);
  const { view, isClear } = readView(NOTES, searchParams);
  const list = await askNotes(visit, view).catch(() => null);
  return { view, isClear, list, isDeleted: searchParams.get("done") === "deleted" };
}

function askNotes({ request, context }: LoaderArgs, view: NotesView) {
  const { name, text, client } = view;
  const filters = { name, text, ...(client && { clientId: client }) };
  return loadPages({ list: NOTES, ...view }, ({ params, query }) =>
    api(request, context)(listNotes, { params, query: { ...query, ...filters } }),
  );
}

export type ShownNotes = Awaited<ReturnType<typeof askNotes>>;
