import { ApiProblem } from "@aufwind/contract/platform/call";
import { readArrival, registerArrival } from "@aufwind/contract/providers";
import { redirectDocument } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { enter } from "../../platform/session/guest.server.ts";
import { personOf } from "./accounts.server.ts";

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
  if (result.ok) return enter(visit, result.data.wantedPath);
  return result.problem.code === EXPIRED ? startAgain(visit.request) : answer;
}

const startAgain = ({ url }: Request) =>
  redirectDocument(`${pathTo("login", localeOf(new URL(url)))}?problem=${EXPIRED}`);
