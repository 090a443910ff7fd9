import { logout } from "@aufwind/contract/sessions";
import { localPath } from "@aufwind/rules/paths";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from "react-router";
import { readForm } from "../platform/forms/form-action.ts";
import { text } from "../platform/forms/form-body.ts";
import { api, asErrorPage } from "../platform/http/api.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { clearWantedCookies } from "../platform/session/guest.server.ts";
import { pathToLogin } from "../platform/session/member.ts";

const homeOf = (request: Request) => pathTo("home", localeOf(new URL(request.url)));

/** A GET signs nobody out. */
export const loader = ({ request }: LoaderFunctionArgs) => redirectDocument(homeOf(request));

/** Signs out and redirects home, or to the log-in for the page `to`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const to = localPath(text(await readForm(request), "to") ?? null);
  await api(request, context)(logout, {}).catch(asErrorPage);
  const locale = localeOf(new URL(request.url));
  const next = to ? pathToLogin(locale, { reason: "required", to }) : homeOf(request);
  return redirectDocument(next, { status: 303, headers: clearWantedCookies({ request }) });
}

export default function Logout() {
  return null;
}
