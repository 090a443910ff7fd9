import { readFinanceMonths } from "@aufwind/contract/finances";
import { listStatements, retryPayout } from "@aufwind/contract/statements";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { drawMonths } from "../../shared/chart/money-months.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { defineList, readView } from "../../shared/list/view.ts";

/** A coach's closed months. */
export const STATEMENTS = defineList({});
/** A year and a half at a time. */
const SIZE = 15;

export type ShownStatements = Awaited<ReturnType<typeof askStatements>>;

/** The months that the address asks for, the latest first; null if not available. */
export const loadStatements = (visit: LoaderArgs): Promise<ShownStatements | null> =>
  askStatements(visit).catch(() => null);

function askStatements({ request, context }: LoaderArgs) {
  const { page } = readView(STATEMENTS, new URL(request.url).searchParams).view;
  return loadPages({ list: STATEMENTS, page, size: SIZE }, (first) => api(request, context)(listStatements, first));
}

/** What was paid out by month, drawn here; null if there is nothing, or if not available. */
export async function loadPayouts({ request, context }: LoaderArgs) {
  const found = await api(request, context)(readFinanceMonths, {}).catch(() => null);
  const months = found?.months.map(({ month, paidOutCents }) => ({ month, cents: [paidOutCents] }));
  return months ? drawMonths(months, localeOf(new URL(request.url))) : null;
}

export const STATEMENT_ACTIONS = {
  retryPayout: (visit: LoaderArgs) =>
    formAction(visit, { route: retryPayout, params: (form) => ({ id: text(form, "id") ?? "" }) }),
};
