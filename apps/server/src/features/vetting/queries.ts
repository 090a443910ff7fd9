import type { OwnCheck } from "@aufwind/contract/vetting";
import { isHoldingBack, isResubmittable } from "@aufwind/rules/vetting";
import type { CheckRow } from "./store.ts";

/** A check as JSON, which has no dates. */
export type WrittenCheck = Omit<CheckRow, "submitted_at" | "decided_at"> & {
  submitted_at: string | Date;
  decided_at: string | Date | null;
};

/** A check as its coach sees it: without the person who decided. */
export const presentOwnCheck = (check: WrittenCheck, { wasPublic }: { wasPublic: boolean }): OwnCheck => ({
  state: check.state,
  reasons: check.reasons,
  submittedAt: new Date(check.submitted_at).toISOString(),
  decidedAt: check.decided_at && new Date(check.decided_at).toISOString(),
  reason: check.reason,
  requestedChanges: check.state === "changesAsked" ? check.requested_changes : [],
  isHoldingBack: isHoldingBack({ state: check.state, wasPublic }),
  can: { resubmit: isResubmittable(check.state) },
});
