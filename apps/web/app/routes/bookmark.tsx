import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { BookmarkFailed, BookmarkHelp, failurePropsOf } from "../features/bookmarks/bookmark-failed.tsx";
import { bookmarkAction, keepBookmark } from "../features/bookmarks/bookmarks.server.ts";
import { useAnswer } from "../platform/forms/use-answer.ts";
import type { LoaderArgs } from "../platform/http/api.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The coach may tell of somebody's health: no third party learns it.
export const handle = { namespaces: ["bookmarks", "bookmarks-page"], noTags: true } satisfies PageHandle;
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const meta = (args: MetaArgs) => memberMeta(args, "bookmarks-page:page.title");

/** After the log-in; the page itself is only seen if something failed. */
export const loader = (visit: LoaderFunctionArgs) => keepBookmark(visit);

/** Every heart posts here. */
export const action = (visit: LoaderArgs) => bookmarkAction(visit);

export default function Bookmark() {
  const kept = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const failed = answer?.ok === false ? failurePropsOf(answer) : kept;
  return failed ? <BookmarkFailed {...failed} /> : <BookmarkHelp />;
}
