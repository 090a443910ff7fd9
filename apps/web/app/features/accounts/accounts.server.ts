import { confirmEmail, registerClient, registerCoach, resendConfirmation } from "@aufwind/contract/accounts";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { readArrival, registerArrival } from "@aufwind/contract/providers";
import { data, redirectDocument } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { INVITED_BY } from "../../platform/http/cookies.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { redirectAfterLogin } from "../../platform/session/guest.server.ts";
import { forgetInvitation, invitedBy } from "../../shared/invitation-cookie.server.ts";

const REGISTRATIONS = { client: registerClient, coach: registerCoach };
export type Kind = keyof typeof REGISTRATIONS;

/** What every registration asks for, however the person came. */
const personOf = (form: FormData) => ({
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

const EXPIRED = "arrivalExpired";

/** The provider's verified person; back to the log-in page if that was too long ago. */
export const loadArrival = ({ request, context }: LoaderArgs) =>
  api(request, context)(readArrival, {}).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.body.code === EXPIRED) throw startAgain(request);
    return asErrorPage(error);
  });
export type Arrival = Awaited<ReturnType<typeof loadArrival>>;

export async function arrivalAction(visit: LoaderArgs) {
  const answer = await formAction(visit, {
    route: registerArrival,
    body: (form) => ({ userType: text(form, "userType"), ...personOf(form) }),
  });
  const { data: result } = answer;
  if (result.ok) return redirectAfterLogin(visit, { wanted: result.data.wantedPath });
  return result.problem.code === EXPIRED ? startAgain(visit.request) : answer;
}

const startAgain = ({ url }: Request) =>
  redirectDocument(`${pathTo("login", localeOf(new URL(url)))}?problem=${EXPIRED}`);
