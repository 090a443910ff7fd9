import { type LoaderFunctionArgs, redirect } from "react-router";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { requireOperator } from "../platform/session/operator.server.ts";

/** Leads on to the first page of the team's menu. */
export async function loader(visit: LoaderFunctionArgs) {
  const { permissions } = await requireOperator(visit);
  const first = permissions.some((each) => each === "finance" || each === "admin") ? "teamNumbers" : "teamCases";
  return redirect(pathTo(first, localeOf(new URL(visit.request.url))));
}
