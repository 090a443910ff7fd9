import { checkResetLink, requestPasswordReset, resetPassword } from "@aufwind/contract/passwords";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { token as linkToken } from "@aufwind/contract/platform/fields";
import { redirect, redirectDocument } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";

export const forgotAction = (visit: LoaderArgs) =>
  formAction(visit, { route: requestPasswordReset, body: (form) => ({ email: text(form, "email") }) });

/** The token of the address; a used or invalid one is reported before a password is typed. */
export async function loadToken({ request, context }: LoaderArgs, given: string | undefined) {
  const { success, data } = linkToken.safeParse(given);
  if (!success) throw redirect(deadLink(request));
  await api(request, context)(checkResetLink, { body: { token: data } }).catch((error: unknown) => {
    // If it cannot be checked now, submitting the form will.
    if (error instanceof ApiProblem && error.body.code === "linkInvalid") throw redirect(deadLink(request));
  });
  return { token: data };
}

/** Redirects to the log-in page; with an expired link to the page that sends a new one. */
export async function resetAction(visit: LoaderArgs, token: string | undefined) {
  const answer = await formAction(visit, {
    route: resetPassword,
    body: (form) => ({
      token: token ?? "",
      password: text(form, "password"),
      passwordConfirmation: text(form, "passwordConfirmation"),
    }),
    secrets: ["password", "passwordConfirmation", "token"],
  });
  const { data: result } = answer;
  if (result.ok) return redirectDocument(`${pathTo("login", localeIn(visit.request))}?reason=passwordReset`);
  return result.problem.code === "linkInvalid" ? redirect(deadLink(visit.request)) : answer;
}

const localeIn = ({ url }: Request) => localeOf(new URL(url));
const deadLink = (request: Request) => `${pathTo("forgotPassword", localeIn(request))}?reason=linkInvalid`;
