import { carryOutWithdrawal, readWithdrawal, refuseWithdrawal } from "@aufwind/contract/withdrawals-team";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** The withdrawal of a case, with what follows; null for a case about anything else, or one that came by letter. */
export const loadTeamWithdrawal = async ({ request, context }: LoaderArgs, reference: string | undefined) =>
  reference ? api(request, context)(readWithdrawal, { params: { reference } }).catch(() => null) : null;

const params = (form: FormData) => ({ reference: text(form, "reference") });

export const WITHDRAWAL_ACTIONS = {
  carryOutWithdrawal: (visit: LoaderArgs) =>
    formAction(visit, {
      route: carryOutWithdrawal,
      params,
      body: (form) => ({
        appointmentId: text(form, "appointmentId"),
        hash: text(form, "hash"),
        reason: text(form, "reason") ?? "",
      }),
    }),
  refuseWithdrawal: (visit: LoaderArgs) =>
    formAction(visit, {
      route: refuseWithdrawal,
      params,
      body: (form) => ({ reason: text(form, "reason") ?? "" }),
    }),
};
