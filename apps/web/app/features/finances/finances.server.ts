import { readConsultations } from "@aufwind/contract/consultations";
import { type FinanceItem, type FinanceSummary, listFinances, readFinanceSummary } from "@aufwind/contract/finances";
import { ownClientsUntil } from "@aufwind/rules/statements";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { requireRole } from "../../platform/session/member.server.ts";
import { type FinanceView, filterOf, MOST_PAGES, readView } from "./finance-view.ts";

export type ShownFinances = {
  items: FinanceItem[];
  totalCount: number;
  /** Whether there is more, and the next page; null at the maximum. */
  hasNext: boolean;
  more: number | null;
};

/** Figures, the requested list, and what the fees depend on. */
export async function loadFinances(visit: LoaderArgs) {
  const user = await requireRole(visit, "coach");
  const { view, isClear } = readView(new URL(visit.request.url).searchParams);
  const [summary, list, terms] = await Promise.all([
    askSummary(visit),
    askList(visit, view).catch(() => null),
    askTerms(visit, Date.parse(user.createdAt)),
  ]);
  return { view, isClear, summary, list, terms, now: Date.now() };
}

const askSummary = ({ request, context }: LoaderArgs): Promise<FinanceSummary | null> =>
  api(request, context)(readFinanceSummary, {}).catch(() => null);

/** The requested page and all before it, since later pages are added to the earlier ones. */
async function askList({ request, context }: LoaderArgs, view: FinanceView): Promise<ShownFinances> {
  const call = api(request, context);
  const sort = view.order === "oldest" ? "asc" : "desc";
  const pages = Array.from({ length: view.page }, (_, page) =>
    call(listFinances, { params: { page: String(page), size: String(view.size), sort }, query: filterOf(view) }),
  );
  const lists = await Promise.all(pages);
  const last = lists.at(-1);
  const hasNext = last?.hasNext ?? false;
  return {
    items: lists.flatMap(({ items }) => items),
    totalCount: last?.totalCount ?? 0,
    hasNext,
    more: hasNext && view.page < MOST_PAGES ? view.page + 1 : null,
  };
}

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
