import { listOwnDisputes, type OwnDispute, writeDisputeAccount } from "@aufwind/contract/dispute-evidence";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** A coach's disputed payments; null if not available. */
export const loadOwnDisputes = async ({ request, context }: LoaderArgs): Promise<OwnDispute[] | null> =>
  (await api(request, context)(listOwnDisputes, {}).catch(() => null))?.items ?? null;

export const writeAccount = (visit: LoaderArgs) =>
  formAction(visit, {
    route: writeDisputeAccount,
    params: (form) => ({ id: text(form, "id") ?? "" }),
    body: (form) => ({ text: text(form, "text") }),
  });
