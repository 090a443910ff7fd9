import {
  confirmEmailChange,
  dropEmailChange,
  readEmailChange,
  requestEmailChange,
  undoEmailChange,
} from "@aufwind/contract/email-changes";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { forgetUser, requireMember } from "../../platform/session/member.server.ts";

/** The present address, and the one that waits for its confirmation. */
export async function loadEmail(visit: LoaderArgs) {
  const { email, hasPassword } = await requireMember(visit);
  const pending = await api(visit.request, visit.context)(readEmailChange, {}).catch(asErrorPage);
  return { email, hasPassword, pending };
}

export const requestAction = (visit: LoaderArgs) =>
  formAction(visit, {
    route: requestEmailChange,
    body: (form) => ({
      email: text(form, "email"),
      ...(form.has("currentPassword") && { currentPassword: text(form, "currentPassword") }),
    }),
    secrets: ["currentPassword"],
  });

export const dropAction = (visit: LoaderArgs) => formAction(visit, { route: dropEmailChange });

export async function confirmAction(visit: LoaderArgs, token: string | undefined) {
  const answer = await formAction(visit, { route: confirmEmailChange, body: () => ({ token: token ?? "" }) });
  forgetUser(visit);
  return answer;
}

/** The former address is restored: on to a new password, since the old one is void. */
export async function undoAction(visit: LoaderArgs, token: string | undefined) {
  const answer = await formAction(visit, { route: undoEmailChange, body: () => ({ token: token ?? "" }) });
  if (!answer.data.ok) return answer;
  const { resetToken } = answer.data.data;
  return redirect(pathTo("resetPassword", localeOf(new URL(visit.request.url)), { token: resetToken }));
}
