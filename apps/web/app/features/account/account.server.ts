import { updateUser } from "@aufwind/contract/accounts";
import { changePassword, requestPasswordReset } from "@aufwind/contract/passwords";
import type { Visit } from "../../platform/api.ts";
import { formAction } from "../../platform/form-action.ts";
import { text, ticked } from "../../platform/form-body.ts";
import { forgetUser, requireMember } from "../../platform/member.server.ts";

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
