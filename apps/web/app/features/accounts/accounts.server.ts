import { confirmEmail, registerClient, registerCoach, resendConfirmation } from "@aufwind/contract/accounts";
import { data } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../platform/http/api.ts";
import { INVITED_BY } from "../../platform/http/cookies.ts";
import { forgetInvitation, invitedBy } from "../../shared/kept-invitation.server.ts";

const REGISTRATIONS = { client: registerClient, coach: registerCoach };
export type Kind = keyof typeof REGISTRATIONS;

/** What every registration asks for, however the person came. */
export const personOf = (form: FormData) => ({
  firstName: text(form, "firstName"),
  lastName: text(form, "lastName"),
  asCompany: ticked(form, "asCompany"),
  companyName: text(form, "companyName"),
  vatNumber: text(form, "vatNumber"),
  isAdult: ticked(form, "isAdult"),
  acceptTerms: ticked(form, "acceptTerms"),
});

export async function registerAction(visit: LoaderArgs, kind: Kind) {
  const answer = await formAction(visit, {
    route: REGISTRATIONS[kind],
    body: (form) => ({
      ...personOf(form),
      email: text(form, "email"),
      password: text(form, "password"),
      passwordConfirmation: text(form, "passwordConfirmation"),
      friendCode: text(form, "friendCode") || (invitedBy(visit) ?? undefined),
      website: text(form, "website"),
    }),
    secrets: ["password", "passwordConfirmation"],
  });
  return answer.data.ok && kind === "client" ? data(answer.data, { headers: forgetInvitation(INVITED_BY) }) : answer;
}

/** For every page that offers the verification mail again. */
export const resendAction = (visit: LoaderArgs) =>
  formAction(visit, { route: resendConfirmation, body: (form) => ({ email: text(form, "email") }) });

/** Never on opening the page: mail scanners open every link. */
export const confirmAction = (visit: LoaderArgs, token: string | undefined) =>
  formAction(visit, { route: confirmEmail, body: () => ({ token: token ?? "" }) });
