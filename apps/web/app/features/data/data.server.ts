import { deleteProfile, prepareDownload } from "@aufwind/contract/personal-data";
import { redirectDocument } from "react-router";
import type { Visit } from "../../platform/api.ts";
import { formAction } from "../../platform/form-action.ts";
import { text, ticked } from "../../platform/form-body.ts";
import { pathToLogin } from "../../platform/member.ts";
import { localeOf } from "../../platform/pages.ts";

const secrets = ["password"];

export const downloadAction = (visit: Visit) =>
  formAction(visit, { route: prepareDownload, body: (form) => ({ password: text(form, "password") }), secrets });

/** After it nobody is signed in any more: the farewell stands on the login page. */
export async function deleteAction(visit: Visit) {
  const answer = await formAction(visit, {
    route: deleteProfile,
    body: (form) => ({ password: text(form, "password"), understood: ticked(form, "understood") }),
    secrets,
  });
  if (!answer.data.ok) return answer;
  throw redirectDocument(pathToLogin(localeOf(new URL(visit.request.url)), { reason: "deleted" }), 303);
}
