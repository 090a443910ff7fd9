import { localPath } from "@aufwind/rules/paths/local-path";
import { redirectDocument } from "react-router";
import type { Visit } from "./api.ts";
import { cookieOf, WANTED_BOOKMARK } from "./cookies.ts";
import { askUser } from "./member.server.ts";
import { localeOf, pathTo } from "./pages.ts";

/** Where a person goes once signed in: the page they wanted, else on with what they wanted to bookmark, else home. */
export function afterLogin({ request }: Pick<Visit, "request">, wanted?: string | null): string {
  const url = new URL(request.url);
  const hasMore = cookieOf(request.headers.get("cookie"), WANTED_BOOKMARK) !== undefined;
  return localPath(wanted ?? url.searchParams.get("to")) ?? pathTo(hasMore ? "bookmark" : "home", localeOf(url));
}

/** Signed in: on to the wanted page, as a whole new document, since everything on it may be different now. */
export function enter(visit: Pick<Visit, "request">, wanted?: string | null): Response {
  const to = afterLogin(visit, wanted);
  const isUsed = to === pathTo("bookmark", localeOf(new URL(visit.request.url)));
  return redirectDocument(to, isUsed ? {} : { headers: withoutWanted(visit) });
}

/** A bookmark that was wanted and not made is not left for whoever uses the device next. */
export function withoutWanted({ request }: Pick<Visit, "request">): HeadersInit {
  const isKept = cookieOf(request.headers.get("cookie"), WANTED_BOOKMARK) !== undefined;
  return isKept ? { "set-cookie": `${WANTED_BOOKMARK}=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly` } : {};
}

/** For pages on which one registers or logs in: whoever is signed in already goes on. */
export async function onlyGuests(visit: Visit): Promise<void> {
  const user = await askUser(visit).catch(() => null);
  if (user) throw enter(visit);
}
