import { type LoaderFunctionArgs, redirect } from "react-router";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { requireOperator } from "../platform/session/operator.server.ts";

/** Leads on to the first page of the team's menu. */
export async function loader(visit: LoaderFunctionArgs) {
  await requireOperator(visit);
  return redirect(pathTo("teamApprovals", localeOf(new URL(visit.request.url))));
}
