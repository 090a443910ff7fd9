import {
  askPayoutAccount,
  connectPayoutAccount,
  type PayoutAccount,
  readPayoutAccount,
} from "@aufwind/contract/statements";
import { api, type Visit } from "../../platform/api.ts";
import { formAction } from "../../platform/form-action.ts";

/** Whether the payment platform is connected; null where it cannot be had just now. */
export const loadPayoutAccount = ({ request, context }: Visit): Promise<PayoutAccount | null> =>
  api(request, context)(readPayoutAccount, {}).catch(() => null);

export const PAYOUT_ACCOUNT_ACTIONS = {
  connect: (visit: Visit) => formAction(visit, { route: connectPayoutAccount, body: () => ({}) }),
  checkConnection: (visit: Visit) => formAction(visit, { route: askPayoutAccount }),
};
