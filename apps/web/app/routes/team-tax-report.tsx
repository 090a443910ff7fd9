import { asLocale } from "@aufwind/rules/locale";
import { type ActionFunctionArgs, redirect } from "react-router";
import { readForm } from "../platform/forms/form-action.ts";
import { text } from "../platform/forms/form-body.ts";
import { postForFile } from "../platform/http/api.ts";
import { pathTo } from "../platform/pages/pages.ts";

/** A tax report as a file; whoever has to prove the factor first is led back to the year, which asks. */
export async function action(visit: ActionFunctionArgs) {
  const form = await readForm(visit.request);
  const [id, year] = [text(form, "id") ?? "", text(form, "year") ?? ""];
  if (!/^[0-9a-f-]{36}$/.test(id) || !/^20\d\d$/.test(year)) throw new Response(null, { status: 400 });
  const answer = await postForFile(visit, { path: `/api/operators/tax-reports/${id}/file`, body: {} });
  if (answer.ok) return answer;
  const page = pathTo("teamTaxReports", asLocale(text(form, "locale") ?? ""));
  return redirect(`${page}?year=${year}&file=${answer.status === 403 ? "prove" : "failed"}#messages`, 303);
}

/** An address to post to, no page. */
export function loader() {
  throw new Response(null, { status: 404 });
}
