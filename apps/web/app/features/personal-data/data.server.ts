import { deleteProfile, prepareDownload, previewDeletion } from "@aufwind/contract/personal-data";
import { readOutstandingPayout } from "@aufwind/contract/statements";
import { redirectDocument } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { pathToLogin, type Role } from "../../platform/session/member.ts";

/** Future appointments that would be cancelled; null if not available. */
export const loadDeletion = ({ request, context }: LoaderArgs) =>
  api(request, context)(previewDeletion, {}).catch(() => null);

const secrets = ["password"];

export const downloadAction = (visit: LoaderArgs) =>
  formAction(visit, { route: prepareDownload, body: (form) => ({ password: text(form, "password") }), secrets });

/** What is still to be paid out to a coach; null if not available. */
export const loadOutstanding = async ({ request, context }: LoaderArgs, role: Role) =>
  role === "coach" ? api(request, context)(readOutstandingPayout, {}).catch(() => null) : undefined;

/** Nobody is signed in afterwards: the farewell is on the login page. */
export async function deleteAction(visit: LoaderArgs) {
  const answer = await formAction(visit, {
    route: deleteProfile,
    body: (form) => ({ password: text(form, "password"), understood: ticked(form, "understood") }),
    secrets,
  });
  if (!answer.data.ok) return answer;
  throw redirectDocument(pathToLogin(localeOf(new URL(visit.request.url)), { reason: "deleted" }), 303);
}
