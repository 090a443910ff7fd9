import {
  listOwnDisputes,
  type OwnDispute,
  type PackageDispute,
  writeDisputeAccount,
} from "@aufwind/contract/dispute-evidence";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** A coach's disputed payments; null if not available. */
export const loadOwnDisputes = ({ request, context }: LoaderArgs): Promise<Disputes | null> =>
  api(request, context)(listOwnDisputes, {}).catch(() => null);

export type Disputes = { items: OwnDispute[]; packages: PackageDispute[] };

export const writeAccount = (visit: LoaderArgs) =>
  formAction(visit, {
    route: writeDisputeAccount,
    params: (form) => ({ id: text(form, "id") ?? "" }),
    body: (form) => ({ text: text(form, "text") }),
  });
