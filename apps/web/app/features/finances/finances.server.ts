import { readConsultations } from "@aufwind/contract/consultations";
import { type FinanceSummary, listFinances, readFinanceMonths, readFinanceSummary } from "@aufwind/contract/finances";
import { ownClientsUntil } from "@aufwind/rules/statements";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { requireRole } from "../../platform/session/member.server.ts";
import { drawMonths } from "../../shared/chart/money-months.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { FINANCES, type FinanceView, filterOf } from "./finance-view.ts";

/** Figures, the requested list, and what the fees depend on. */
export async function loadFinances(visit: LoaderArgs) {
  const user = await requireRole(visit, "coach");
  const { view, isClear } = readView(FINANCES, new URL(visit.request.url).searchParams);
  const [summary, list, terms, months] = await Promise.all([
    askSummary(visit),
    askList(visit, view).catch(() => null),
    askTerms(visit, Date.parse(user.createdAt)),
    askMonths(visit),
  ]);
  return { view, isClear, summary, list, terms, months, now: Date.now() };
}

/** What was earned and what it cost by month, drawn here; null if there is nothing, or if not available. */
async function askMonths({ request, context }: LoaderArgs) {
  const found = await api(request, context)(readFinanceMonths, {}).catch(() => null);
  const months = found?.months.map(({ month, netCents, feeCents }) => ({ month, cents: [netCents, feeCents] }));
  return months ? drawMonths(months, localeOf(new URL(request.url))) : null;
}

const askSummary = ({ request, context }: LoaderArgs): Promise<FinanceSummary | null> =>
  api(request, context)(readFinanceSummary, {}).catch(() => null);

const askList = ({ request, context }: LoaderArgs, view: FinanceView) =>
  loadPages({ list: FINANCES, ...view }, ({ params, query }) =>
    api(request, context)(listFinances, { params, query: { ...query, ...filterOf(view) } }),
  );

export type ShownFinances = Awaited<ReturnType<typeof askList>>;

/** A common price, for coaches who have not set their own. */
const USUAL_NET_CENTS = 10_000;

/** What this coach's fees depend on; null if not available. */
async function askTerms({ request, context }: LoaderArgs, since: number) {
  const offered = await api(request, context)(readConsultations, {}).catch(() => null);
  if (!offered) return null;
  const standard = offered.appointmentSettings.find(({ type }) => type === "standard");
  const until = ownClientsUntil(since);
  return {
    vatStatus: offered.vatStatus,
    netCents: standard?.netPriceCents ?? USUAL_NET_CENTS,
    isOwnPrice: standard !== undefined,
    lowerUntil: new Date(until).toISOString(),
    isLower: Date.now() < until,
  };
}

export type FeeTerms = NonNullable<Awaited<ReturnType<typeof askTerms>>>;
