import { addBookmark, listBookmarks, removeBookmark } from "@aufwind/contract/bookmarks";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { localPath } from "@aufwind/rules/paths";
import { data, redirect, redirectDocument } from "react-router";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { loadSite } from "../../platform/pages/site.server.ts";
import { askUser } from "../../platform/session/member.server.ts";
import { pathToLogin } from "../../platform/session/member.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { defineList, readView } from "../../shared/list/view.ts";
import {
  bookmarkButtonId,
  doneCookie,
  expiredBookmarkCookie,
  isCoachId,
  readWantedBookmark,
  wantedBookmarkCookie,
} from "./bookmark-state.ts";

/** The heart was clicked: a client's takes effect at once, a visitor's after the log-in. */
export async function bookmarkAction(visit: LoaderArgs) {
  const form = await readForm(visit.request.clone());
  const coachId = text(form, "coachId") ?? "";
  if (!isCoachId(coachId)) throw new Response(null, { status: 400 });
  const back = backOf(text(form, "back") ?? "") ?? pathTo("home", localeOf(new URL(visit.request.url)));
  const user = await askUser(visit).catch(() => undefined);
  if (user === null) return askToLogIn(visit, wantedBookmarkCookie({ coachId, back }, await isSecure(visit)));
  const isWanted = text(form, "wanted") !== "off";
  const answer = await formAction(visit, {
    route: isWanted ? addBookmark : removeBookmark,
    params: () => ({ coachId }),
  });
  if (!answer.data.ok || isForScript(visit.request)) return answer;
  // Before JavaScript the browser expects a page: the one it came from, at the same place.
  const headers = isWanted ? { "set-cookie": doneCookie(coachId, await isSecure(visit)) } : {};
  return redirect(`${back}#${bookmarkButtonId(coachId)}`, { status: 303, headers });
}

/** After the log-in: sets the requested bookmark, and returns to it. Null if there is none. */
export async function keepBookmark(visit: LoaderArgs) {
  const kept = readWantedBookmark(visit.request.headers.get("cookie"));
  if (!kept) return null;
  const user = await askUser(visit).catch(() => undefined);
  if (user === null) throw askToLogIn(visit);
  const secure = await isSecure(visit);
  const headers = new Headers({ "cache-control": "no-store" });
  headers.append("set-cookie", expiredBookmarkCookie(secure));
  if (user && user.userType !== "client") throw redirect(kept.back, { headers });
  const problem = await add(visit, kept.coachId);
  if (problem) return data({ ...kept, isRemoval: false, detail: problem.detail }, { status: problem.status, headers });
  headers.append("set-cookie", doneCookie(kept.coachId, secure));
  throw redirect(`${kept.back}#${bookmarkButtonId(kept.coachId)}`, { headers });
}

/** The page it came from; of an address that is too long, the part before its query. */
const backOf = (typed: string) => localPath(typed) ?? localPath(typed.split("?")[0]);

/** The API's refusal, if any. */
const add = ({ request, context }: LoaderArgs, coachId: string) =>
  api(asOurs(request), context)(addBookmark, { params: { coachId } }).then(
    () => undefined,
    (error: unknown) => {
      const { status, detail } = error instanceof ApiProblem ? error.body : { status: 503, detail: "" };
      return { status, detail: status < 500 ? detail : "" };
    },
  );

/** The cookie proves that the heart was clicked here; a return from a mail provider looks cross-site. */
function asOurs({ url, headers, signal }: Request) {
  const own = new Headers(headers);
  own.delete("sec-fetch-site");
  own.delete("origin");
  return new Request(url, { headers: own, signal });
}

function askToLogIn({ request }: LoaderArgs, cookie?: string) {
  const locale = localeOf(new URL(request.url));
  const to = pathToLogin(locale, { reason: "bookmark", to: pathTo("bookmark", locale) });
  return redirectDocument(to, { status: 303, headers: cookie ? { "set-cookie": cookie } : {} });
}

const isSecure = async (visit: LoaderArgs) => (await loadSite(visit)).publicUrl.startsWith("https:");

const isForScript = ({ url }: Request) => new URL(url).pathname.endsWith(".data");

const SIZE = 30;
/** A client has 500 bookmarks at most. */
const BOOKMARKS = defineList({}, { mostPages: 17, pastMost: "last" });

/** The bookmarks of the address; null if not available. */
export function loadBookmarks({ request, context }: LoaderArgs) {
  const { page } = readView(BOOKMARKS, new URL(request.url).searchParams).view;
  const ask = api(request, context);
  return loadPages({ list: BOOKMARKS, page, size: SIZE }, (first) => ask(listBookmarks, first)).catch(() => null);
}
