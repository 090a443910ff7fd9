import { isLocale } from "@aufwind/rules/locale";
import { localPath } from "@aufwind/rules/paths";
import { redirect } from "react-router";
import { languageCookie } from "../platform/http/cookies.ts";
import { pathTo } from "../platform/pages/pages.ts";
import type { Route } from "./+types/language.ts";

/** Stores the chosen language, and redirects to the page in it. */
export function loader({ request, params }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw new Response(null, { status: 404 });
  const to = localPath(new URL(request.url).searchParams.get("to")) ?? pathTo("home", params.locale);
  return redirect(to, {
    status: 303,
    headers: {
      "set-cookie": languageCookie(params.locale),
      "cache-control": "no-store",
    },
  });
}
