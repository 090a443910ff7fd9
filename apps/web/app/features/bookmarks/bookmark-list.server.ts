import { listBookmarks } from "@aufwind/contract/bookmarks";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { showPages } from "../../shared/list/shown-pages.ts";
import { defineList, readView } from "../../shared/list/view.ts";

const SIZE = 30;
/** A client has 500 bookmarks at most. */
const BOOKMARKS = defineList({}, { mostPages: 17, pastMost: "last" });

/** The bookmarks of the address; null if not available. */
export function loadBookmarks({ request, context }: LoaderArgs) {
  const { page } = readView(BOOKMARKS, new URL(request.url).searchParams).view;
  const ask = api(request, context);
  return showPages({ list: BOOKMARKS, page, size: SIZE }, (first) => ask(listBookmarks, first)).catch(() => null);
}
