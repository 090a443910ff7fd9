import { updateUser } from "@aufwind/contract/accounts";
import deFields from "@aufwind/contract/locales/de/fields.json";
import de from "@aufwind/contract/locales/de/problems.json";
import enFields from "@aufwind/contract/locales/en/fields.json";
import en from "@aufwind/contract/locales/en/problems.json";
import { changePassword, requestPasswordReset } from "@aufwind/contract/passwords";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { samePassword } from "@aufwind/contract/platform/fields";
import { redirect, redirectDocument } from "react-router";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../platform/http/api.ts";
import { languageCookie, shortcutsCookie } from "../../platform/http/cookies.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { forgetUser, requireMember } from "../../platform/session/member.server.ts";

export async function detailsAction(visit: LoaderArgs) {
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

/** Changes only the language of mails and pages. */
export async function languageAction(visit: LoaderArgs) {
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

/** Kept in this browser alone, as the appearance is: a keyboard belongs to a device. */
export async function keyboardAction(visit: LoaderArgs) {
  await requireMember(visit);
  const { request } = visit;
  const isOn = text(await readForm(request), "shortcuts") !== "off";
  const page = pathTo("accountKeyboard", localeOf(new URL(request.url)));
  throw redirect(`${page}?saved`, { status: 303, headers: { "set-cookie": shortcutsCookie(isOn) } });
}

export async function passwordAction(visit: LoaderArgs) {
  const answer = await formAction(visit, {
    route: changePassword,
    body: (form) => {
      const typed = { password: text(form, "password"), passwordConfirmation: text(form, "passwordConfirmation") };
      if (!samePassword(typed)) throw differing(visit);
      return { currentPassword: text(form, "currentPassword"), newPassword: typed.password };
    },
    secrets: ["currentPassword", "password", "passwordConfirmation"],
  });
  if (answer.data.ok) return answer;
  // The form's field has the name it has on every page with a new password.
  for (const error of answer.data.problem.errors ?? []) if (error.field === "newPassword") error.field = "password";
  return answer;
}

/** The repeated password is checked by the form: the API gets it once. */
function differing({ request }: LoaderArgs) {
  const isGerman = localeOf(new URL(request.url)) === "de";
  const [problem, fields] = isGerman ? [de, deFields] : [en, enFields];
  const error = { field: "passwordConfirmation", code: "passwordsDiffer", message: fields.passwordsDiffer };
  return new ApiProblem({
    type: "about:blank",
    status: 422,
    code: "invalidFields",
    ...problem.invalidFields,
    errors: [error],
  });
}

/** For accounts without a password: the link to choose one goes to the known address, whatever the form says. */
export async function resetMailAction(visit: LoaderArgs) {
  const { email } = await requireMember(visit);
  return formAction(visit, { route: requestPasswordReset, body: () => ({ email }) });
}
