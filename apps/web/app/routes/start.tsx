import { type LoaderFunctionArgs, redirect } from "react-router";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { areaOf } from "../platform/session/member.ts";

/** Where the installed app begins: at one's own area, whatever the role. */
export async function loader(visit: LoaderFunctionArgs) {
  const { userType } = await requireMember(visit);
  return redirect(pathTo(areaOf(userType), localeOf(new URL(visit.request.url))));
}
