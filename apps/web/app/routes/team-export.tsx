import { asLocale } from "@aufwind/rules/locale";
import { type ActionFunctionArgs, redirect } from "react-router";
import { readForm } from "../platform/forms/form-action.ts";
import { text } from "../platform/forms/form-body.ts";
import { postForFile } from "../platform/http/api.ts";
import { pathTo } from "../platform/pages/pages.ts";

/** The copy of somebody's data as a file; whoever may not have it is led back to the person, who asks for the proof. */
export async function action(visit: ActionFunctionArgs) {
  const form = await readForm(visit.request);
  const id = text(form, "id") ?? "";
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Response(null, { status: 400 });
  const path = `/api/operators/people/${id}/export`;
  const answer = await postForFile(visit, { path, body: { reason: text(form, "reason") } });
  return answer.ok ? answer : redirect(pathTo("teamPerson", asLocale(text(form, "locale") ?? ""), { id }), 303);
}

/** An address to post to, no page. */
export function loader() {
  throw new Response(null, { status: 404 });
}
