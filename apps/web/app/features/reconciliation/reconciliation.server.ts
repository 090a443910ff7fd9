import { ApiProblem } from "@aufwind/contract/platform/call";
import { readForecast, readReconciledDay, readReconciliation } from "@aufwind/contract/reconciliation";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { berlinDay } from "../../platform/i18n/dates.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { readView } from "../../shared/list/view.ts";
import { drawForecast } from "./forecast.ts";
import { DAYS } from "./reconciliation-view.ts";

/** The compared days, the one that the address opened, and the balance to come; two of them ask the provider. */
export async function loadReconciliation(visit: LoaderArgs) {
  await requireOperator(visit, "finance");
  const url = new URL(visit.request.url);
  const { view } = readView(DAYS, url.searchParams);
  const call = api(visit.request, visit.context);
  const [reconciliation, opened, forecast] = await Promise.all([
    call(readReconciliation, { query: { days: view.days } }).catch(asErrorPage),
    view.day ? unlessSilent(call(readReconciledDay, { params: { day: view.day } })) : { found: null, problem: null },
    unlessSilent(call(readForecast, {})),
  ]);
  const drawing =
    forecast.found && drawForecast(forecast.found, { today: berlinDay(Date.now()), locale: localeOf(url) });
  return { view, ...reconciliation, opened, forecast: { drawing, problem: forecast.problem } };
}
export type ReconciliationFacts = Awaited<ReturnType<typeof loadReconciliation>>;

/** Without the provider's answer the page shows the rest, and the sentence why. */
const unlessSilent = <T>(asked: Promise<T>): Promise<{ found: T | null; problem: string | null }> =>
  asked.then(
    (found) => ({ found, problem: null }),
    (error) => {
      if (error instanceof ApiProblem && error.body.code === "cardsUnavailable")
        return { found: null, problem: error.body.detail };
      return asErrorPage(error);
    },
  );
