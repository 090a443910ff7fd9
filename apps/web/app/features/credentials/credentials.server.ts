import { listOwnCredentials, offerCredential, withdrawCredential } from "@aufwind/contract/credentials";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { offerBody } from "./form-parsers.ts";

/** What the coach offered for verification; null if it could not be loaded. */
export async function loadCredentials({ request, context }: LoaderArgs) {
  const answer = await api(request, context)(listOwnCredentials, {}).catch(() => null);
  return answer?.items ?? null;
}

export const CREDENTIAL_ACTIONS = {
  offerCredential: (visit: LoaderArgs) => formAction(visit, { route: offerCredential, body: offerBody }),
  withdrawCredential: (visit: LoaderArgs) =>
    formAction(visit, { route: withdrawCredential, params: (form) => ({ id: text(form, "id") ?? "" }) }),
};
