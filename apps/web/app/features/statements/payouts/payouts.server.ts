import { holdPayouts, listPayouts, releasePayouts, retryPayoutByTeam } from "@aufwind/contract/statements-operators";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { requireOperator } from "../../../platform/session/operator.server.ts";
import { readView } from "../../../shared/list/view.ts";
import { PAYOUTS } from "./payouts-view.ts";

/** The payouts of one state, and the one that the address chose. */
export async function loadPayouts(visit: LoaderArgs) {
  await requireOperator(visit, "finance");
  const { view } = readView(PAYOUTS, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const { items } = await call(listPayouts, { query: { show: view.show } }).catch(asErrorPage);
  const payout = items.find(({ statementId }) => statementId === view.payout) ?? null;
  return { view, payouts: items, payout, today: berlinDay(Date.now()) };
}
export type PayoutsFacts = Awaited<ReturnType<typeof loadPayouts>>;

const ofCoach = (form: FormData) => ({ coachId: text(form, "coachId"), reason: text(form, "reason") });

export const PAYOUT_ACTIONS = {
  hold: (visit: LoaderArgs) => formAction(visit, { route: holdPayouts, body: ofCoach }),
  release: (visit: LoaderArgs) => formAction(visit, { route: releasePayouts, body: ofCoach }),
  retry: (visit: LoaderArgs) =>
    formAction(visit, { route: retryPayoutByTeam, params: (form) => ({ id: text(form, "id") ?? "" }) }),
};
