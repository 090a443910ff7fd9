import { readOwnCheck, resubmitProfile } from "@aufwind/contract/vetting";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** The latest check of the own profile; null if there was none, or if it could not be loaded. */
export async function loadCheck({ request, context }: LoaderArgs) {
  const answer = await api(request, context)(readOwnCheck, {}).catch(() => null);
  return answer?.check ?? null;
}

export const CHECK_ACTIONS = {
  resubmitProfile: (visit: LoaderArgs) => formAction(visit, { route: resubmitProfile }),
};
