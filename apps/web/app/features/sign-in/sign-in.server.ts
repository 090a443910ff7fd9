import { ApiProblem } from "@aufwind/contract/platform/call";
import { listProviders } from "@aufwind/contract/providers";
import { listDemoPeople, login, readSecondStep, takeSecondStep } from "@aufwind/contract/sign-in";
import { redirect, redirectDocument } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text, ticked } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, type PageKey, pathTo } from "../../platform/pages/pages.ts";
import { afterLogin, onlyGuests, redirectAfterLogin } from "../../platform/session/guest.server.ts";
import { invitedBy } from "../../shared/invitation-cookie.server.ts";

const EXPIRED = "secondStepExpired";

/** The providers to sign in through, with their links; none if not available. */
export async function askProviderWays(visit: LoaderArgs) {
  const { items } = await api(visit.request, visit.context)(listProviders, {}).catch(() => ({ items: [] }));
  return { providers: items, goal: afterLogin(visit) };
}

/** The log-in page's data; it also works if a part is not available. */
export async function loadLogin(visit: LoaderArgs) {
  await onlyGuests(visit);
  const { request, context } = visit;
  const people = api(request, context)(listDemoPeople, {}).catch(() => ({ items: [] }));
  const ways = await askProviderWays(visit);
  const friendCode = invitedBy(visit) ?? undefined;
  return { ...ways, people: (await people).items, friendCode };
}
export type LoginFacts = Awaited<ReturnType<typeof loadLogin>>;

export async function loginAction(visit: LoaderArgs) {
  const answer = await formAction(visit, {
    route: login,
    body: (form) => ({
      email: text(form, "email"),
      password: text(form, "password"),
      rememberMe: ticked(form, "rememberMe"),
    }),
    secrets: ["password"],
  });
  const { data: result } = answer;
  if (!result.ok) return answer;
  if (result.data.status === "signedIn") return redirectAfterLogin(visit, { role: result.data.user.userType });
  return redirect(addressOf("secondStep", visit.request, { to: afterLogin(visit) }));
}

/** The methods of the second step; whoever is too late starts again. */
export async function loadSecondStep(visit: LoaderArgs) {
  await onlyGuests(visit);
  const { methods } = await api(visit.request, visit.context)(readSecondStep, {}).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.body.code === EXPIRED) throw startAgain(visit);
    return asErrorPage(error);
  });
  return { methods, goal: afterLogin(visit) };
}
export type SecondStepFacts = Awaited<ReturnType<typeof loadSecondStep>>;

export async function secondStepAction(visit: LoaderArgs) {
  const answer = await formAction(visit, {
    route: takeSecondStep,
    body: (form) => ({ code: text(form, "code") }),
    secrets: ["code"],
  });
  const { data: result } = answer;
  if (result.ok) return redirectAfterLogin(visit, { role: result.data.user.userType });
  return result.problem.code === EXPIRED ? startAgain(visit) : answer;
}

const startAgain = (visit: LoaderArgs) =>
  redirectDocument(addressOf("login", visit.request, { problem: EXPIRED, to: afterLogin(visit) }));

const addressOf = (page: PageKey, { url }: Request, query: Record<string, string>) =>
  `${pathTo(page, localeOf(new URL(url)))}?${new URLSearchParams(query)}`;
