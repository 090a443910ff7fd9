import type { User } from "@aufwind/contract/accounts";
import { complainAboutRestriction, readOwnRestrictions } from "@aufwind/contract/coach-restrictions";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** What restricts the coach who looks; nobody else is asked about. */
export async function loadOwnRestrictions({ request, context }: LoaderArgs, { status }: Pick<User, "status">) {
  if (status === "active") return [];
  const answer = await api(request, context)(readOwnRestrictions, {}).catch(() => null);
  return answer?.items ?? [];
}

export const COMPLAINT_ACTIONS = {
  complain: (visit: LoaderArgs) =>
    formAction(visit, {
      route: complainAboutRestriction,
      params: (form) => ({ id: text(form, "id") }),
      body: (form) => ({ text: text(form, "text") }),
    }),
};
