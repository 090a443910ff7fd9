import {
  endPackageByTeam,
  findTeamPackages,
  listTeamPackages,
  previewPackageEnd,
  readTeamPackage,
} from "@aufwind/contract/coaching-packages-team";
import { noteTransfer, previewTransfer } from "@aufwind/contract/payments-transfers";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { requireOperator } from "../../../platform/session/operator.server.ts";
import { loadPages } from "../../../shared/list/load-pages.ts";
import { readView } from "../../../shared/list/view.ts";
import { TEAM_PACKAGES } from "./team-view.ts";

const SIZE = 30;

/** The packages of a state, and the one that the address opened; null until the second factor was proved lately. */
export async function loadTeamPackages(visit: LoaderArgs) {
  const { permissions } = await requireOperator(visit, "finance", "support");
  const { view } = readView(TEAM_PACKAGES, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const filter = { status: view.status || undefined, personId: view.person || undefined };
  const shown = await loadPages({ list: TEAM_PACKAGES, page: view.page, size: SIZE }, ({ params, query }) =>
    call(listTeamPackages, { params, query: { ...query, ...filter } }),
  ).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.body.code === "proofStale") return null;
    return asErrorPage(error);
  });
  const isFinance = permissions.includes("finance");
  const opened = shown && view.open ? await loadOne(visit, { id: view.open, isFinance }) : null;
  return { view, shown, opened, isFinance, now: Date.now() };
}
export type TeamPackagesFacts = Awaited<ReturnType<typeof loadTeamPackages>>;

/** One package, what it would do to end it, and the first refund that came back. */
async function loadOne({ request, context }: LoaderArgs, { id, isFinance }: { id: string; isFinance: boolean }) {
  const call = api(request, context);
  const bought = await call(readTeamPackage, { params: { id } }).catch(asErrorPage);
  const back = bought.refunds.find(({ status }) => status === "failed");
  const [ending, transfer] = await Promise.all([
    isFinance && bought.can.end ? call(previewPackageEnd, { params: { id }, body: {} }).catch(asErrorPage) : null,
    // One that a bank has taken since then cannot be transferred.
    isFinance && back ? call(previewTransfer, { params: { id: back.id }, body: {} }).catch(() => null) : null,
  ]);
  return { bought, ending, transfer };
}
export type OpenedPackage = NonNullable<TeamPackagesFacts["opened"]>;

const confirmed = (form: FormData) => ({ hash: text(form, "hash"), reason: text(form, "reason") });

export const TEAM_PACKAGE_ACTIONS = {
  /** Posted, so that no name or address stands in the address of a page. */
  find: (visit: LoaderArgs) => formAction(visit, { route: findTeamPackages, body: (form) => ({ q: text(form, "q") }) }),
  end: (visit: LoaderArgs) =>
    formAction(visit, {
      route: endPackageByTeam,
      params: (form) => ({ id: text(form, "id") ?? "" }),
      body: confirmed,
    }),
  transfer: (visit: LoaderArgs) =>
    formAction(visit, {
      route: noteTransfer,
      params: (form) => ({ id: text(form, "refundId") ?? "" }),
      body: (form) => ({ on: text(form, "on"), reference: text(form, "reference"), ...confirmed(form) }),
    }),
};
