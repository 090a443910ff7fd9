import {
  askPayoutAccount,
  changePayoutAccount,
  connectPayoutAccount,
  type PayoutAccount,
  readPayoutAccount,
} from "@aufwind/contract/statements";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** Whether the payment platform is connected; null if not available. */
export const loadPayoutAccount = ({ request, context }: LoaderArgs): Promise<PayoutAccount | null> =>
  api(request, context)(readPayoutAccount, {}).catch(() => null);

export const PAYOUT_ACCOUNT_ACTIONS = {
  connect: (visit: LoaderArgs) => formAction(visit, { route: connectPayoutAccount, body: () => ({}) }),
  changeAccount: (visit: LoaderArgs) => formAction(visit, { route: changePayoutAccount, body: () => ({}) }),
  checkConnection: (visit: LoaderArgs) => formAction(visit, { route: askPayoutAccount }),
};
