import { localPath } from "@aufwind/rules/paths";
import { redirectDocument } from "react-router";
import type { LoaderArgs } from "../http/api.ts";
import { cookieOf, INVITED_TO, WANTED_BOOKMARK, WANTED_PAGE } from "../http/cookies.ts";
import { localeOf, pathTo } from "../pages/pages.ts";
import { askUser } from "./member.server.ts";
import { firstPage, type Role } from "./member.ts";

/** Where a person goes once signed in: the requested page, else the pending bookmark, else home. */
export function afterLogin({ request }: Pick<LoaderArgs, "request">, wanted?: string | null): string {
  const url = new URL(request.url);
  const cookies = request.headers.get("cookie");
  const hasMore = cookieOf(cookies, WANTED_BOOKMARK) !== undefined;
  const kept = hasMore ? undefined : decoded(cookieOf(cookies, WANTED_PAGE));
  const to = localPath(wanted ?? url.searchParams.get("to")) ?? localPath(kept);
  // A coach's invitation that was opened before is accepted or dismissed on its own page, which deletes the cookie.
  const token = hasMore ? undefined : decoded(cookieOf(cookies, INVITED_TO));
  if (!to && token) return pathTo("invitation", localeOf(url), { token });
  return to ?? pathTo(hasMore ? "bookmark" : "home", localeOf(url));
}

type Entering = { wanted?: string | null | undefined; role?: Role };

/** Signed in: redirects to the requested page as a new document, since everything on it may differ. */
export function redirectAfterLogin(visit: Pick<LoaderArgs, "request">, { wanted, role }: Entering = {}): Response {
  const locale = localeOf(new URL(visit.request.url));
  const to = firstPage(afterLogin(visit, wanted), role, locale);
  const isUsed = to === pathTo("bookmark", locale);
  return redirectDocument(to, { headers: clearWantedCookies(visit, isUsed ? [WANTED_PAGE] : undefined) });
}

/** Pending requests are not left for the next person on the device. */
export function clearWantedCookies(
  { request }: Pick<LoaderArgs, "request">,
  names = [WANTED_BOOKMARK, WANTED_PAGE],
): Headers {
  const kept = names.filter((name) => cookieOf(request.headers.get("cookie"), name) !== undefined);
  return new Headers(
    kept.map((name): [string, string] => ["set-cookie", `${name}=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly`]),
  );
}

/** Long enough to register and to confirm one's address. */
const KEPT_SECONDS = 30 * 60;

/** The cookie with the page to return to after registering; HttpOnly, since it may tell of somebody's health. */
export const wantedPageCookie = (path: string, isSecure: boolean): string =>
  `${WANTED_PAGE}=${encodeURIComponent(path)}; Max-Age=${KEPT_SECONDS}; Path=/; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`;

function decoded(kept: string | undefined): string | undefined {
  try {
    return kept && decodeURIComponent(kept);
  } catch {
    return undefined;
  }
}

/** For registration and log-in pages: signed-in people are redirected. */
export async function onlyGuests(visit: LoaderArgs): Promise<void> {
  const user = await askUser(visit).catch(() => null);
  if (user) throw redirectAfterLogin(visit, { role: user.userType });
}
