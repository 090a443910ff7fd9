import { listPostings, readLedgerTotals } from "@aufwind/contract/ledger";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { readView } from "../../shared/list/view.ts";
import { LEDGER, type LedgerView } from "./ledger-view.ts";

/** The postings of the address, and their totals; those that are added below need no totals. */
export async function loadLedger(visit: LoaderArgs) {
  await requireOperator(visit, "finance");
  const { view, isClear } = readView(LEDGER, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const filter = filterOf(view);
  const [postings, totals] = await Promise.all([
    call(listPostings, { query: { ...filter, ...(view.before && { before: view.before }) } }).catch(asErrorPage),
    view.before ? null : call(readLedgerTotals, { query: filter }).catch(asErrorPage),
  ]);
  return { view, isClear, postings, totals, sheet: `/api/operators/ledger/export?${new URLSearchParams(filter)}` };
}
export type LedgerFacts = Awaited<ReturnType<typeof loadLedger>>;

const filterOf = ({ account, kind, from, to, appointment, coach }: LedgerView) => ({
  ...(account && { account }),
  ...(kind && { kind }),
  ...(from && { from }),
  ...(to && { to }),
  ...(appointment && { appointmentId: appointment }),
  ...(coach && { coachId: coach }),
});
