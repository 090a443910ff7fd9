import { asLocale } from "@aufwind/rules/locale";
import { type ActionFunctionArgs, redirect } from "react-router";
import { readForm } from "../platform/forms/form-action.ts";
import { text } from "../platform/forms/form-body.ts";
import { postForFile } from "../platform/http/api.ts";
import { pathTo } from "../platform/pages/pages.ts";

/** The evidence of a dispute as a file; whoever has to prove the factor first is led back to the payment, which asks. */
export async function action(visit: ActionFunctionArgs) {
  const form = await readForm(visit.request);
  const id = text(form, "id") ?? "";
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Response(null, { status: 400 });
  const answer = await postForFile(visit, { path: `/api/operators/payments/${id}/evidence`, body: {} });
  if (answer.ok) return answer;
  const payment = pathTo("teamPayment", asLocale(text(form, "locale") ?? ""), { id });
  return redirect(`${payment}?evidence=${answer.status === 403 ? "prove" : "failed"}#evidence`, 303);
}

/** An address to post to, no page. */
export function loader() {
  throw new Response(null, { status: 404 });
}
