import { type Approval, decideApproval, listApprovals, withdrawApproval } from "@aufwind/contract/approvals";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { forMeFirst } from "./order.ts";

/** What waits or was decided, and the one that the address chose; otherwise the first that waits for this operator. */
export async function loadApprovals(visit: LoaderArgs) {
  await requireOperator(visit);
  const { searchParams } = new URL(visit.request.url);
  const status = searchParams.get("status") === "decided" ? ("decided" as const) : ("waiting" as const);
  const { items } = await api(visit.request, visit.context)(listApprovals, { query: { status } }).catch(asErrorPage);
  const approvals = status === "waiting" ? forMeFirst(items) : items;
  const asked = approvals.find(({ id }) => id === searchParams.get("approval"));
  const approval: Approval | null = asked ?? approvals[0] ?? null;
  return { status, approvals, approval, isChosen: asked !== undefined, now: Date.now() };
}
export type ApprovalsFacts = Awaited<ReturnType<typeof loadApprovals>>;

const id = (form: FormData) => ({ id: text(form, "id") ?? "" });

export const APPROVAL_ACTIONS = {
  decide: (visit: LoaderArgs) =>
    formAction(visit, {
      route: decideApproval,
      params: id,
      body: (form) => ({
        decision: text(form, "decision"),
        inputHash: text(form, "inputHash"),
        reason: text(form, "reason"),
      }),
    }),
  withdraw: (visit: LoaderArgs) => formAction(visit, { route: withdrawApproval, params: id }),
};
