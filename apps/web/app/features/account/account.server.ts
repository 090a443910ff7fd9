import { updateUser } from "@aufwind/contract/accounts";
import { changePassword, requestPasswordReset } from "@aufwind/contract/passwords";
import { redirectDocument } from "react-router";
import type { Visit } from "../../platform/api.ts";
import { languageCookie } from "../../platform/cookies.ts";
import { formAction } from "../../platform/form-action.ts";
import { text, ticked } from "../../platform/form-body.ts";
import { forgetUser, requireMember } from "../../platform/member.server.ts";
import { pathTo } from "../../platform/pages.ts";

export async function detailsAction(visit: Visit) {
  const answer = await formAction(visit, {
    route: updateUser,
    body: (form) => ({
      firstName: text(form, "firstName"),
      lastName: text(form, "lastName"),
      locale: text(form, "locale"),
      asCompany: ticked(form, "asCompany"),
      companyName: text(form, "companyName"),
      vatNumber: text(form, "vatNumber"),
    }),
  });
  forgetUser(visit);
  return answer;
}

/** Changes the language of mails and pages, and nothing else of the person. */
export async function languageAction(visit: Visit) {
  const { firstName, lastName, companyName, vatNumber } = await requireMember(visit);
  const answer = await formAction(visit, {
    route: updateUser,
    body: (form) => ({
      firstName,
      lastName,
      locale: text(form, "locale"),
      asCompany: companyName !== null,
      companyName: companyName ?? undefined,
      vatNumber: vatNumber ?? undefined,
    }),
  });
  if (!answer.data.ok) return answer;
  const { locale } = answer.data.data;
  const headers = { "set-cookie": languageCookie(locale) };
  // A whole new document, so that only one language is ever in the browser.
  throw redirectDocument(`${pathTo("accountLanguage", locale)}?saved`, { status: 303, headers });
}

export const passwordAction = (visit: Visit) =>
  formAction(visit, {
    route: changePassword,
    body: (form) => ({
      currentPassword: text(form, "currentPassword"),
      password: text(form, "password"),
      passwordConfirmation: text(form, "passwordConfirmation"),
    }),
    secrets: ["currentPassword", "password", "passwordConfirmation"],
  });

/** For accounts without a password: the link to choose one goes to the address we know, whatever the form says. */
export async function resetMailAction(visit: Visit) {
  const { email } = await requireMember(visit);
  return formAction(visit, { route: requestPasswordReset, body: () => ({ email }) });
}
