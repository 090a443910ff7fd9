import { isLocale, preferredLocale } from "@aufwind/rules/locale";
import { redirect } from "react-router";
import { cookieOf } from "../platform/http/cookies.ts";
import { pathTo } from "../platform/pages/pages.ts";
import type { Route } from "./+types/index.ts";

/** `/` chooses the language: the cookie, else the browser's, else German. */
export function loader({ request }: Route.LoaderArgs) {
  const chosen = cookieOf(request.headers.get("cookie"), "language");
  const asked = request.headers.get("accept-language") ?? undefined;
  const locale = isLocale(chosen) ? chosen : preferredLocale(asked, undefined);
  return redirect(pathTo("home", locale), {
    status: 302,
    headers: { vary: "Cookie, Accept-Language", "cache-control": "no-store" },
  });
}
