import { redirect } from "react-router";
import { BY_LANGUAGE, chosenLocale } from "../platform/i18n/chosen-locale.server.ts";
import { pathTo } from "../platform/pages/pages.ts";
import type { Route } from "./+types/index.ts";

/** `/` chooses the language. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(pathTo("home", chosenLocale(request)), { status: 302, headers: BY_LANGUAGE });
