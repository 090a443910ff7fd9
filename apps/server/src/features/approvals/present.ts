import type { Approval } from "@aufwind/contract/approvals";
import { APPROVAL_PERMISSIONS, type ApprovalKind, whyNotDecide } from "@aufwind/rules/approvals";
import type { Operator } from "../../platform/http/api-env.ts";
import type { ApprovalRow } from "./store.ts";

export function presentApproval(row: ApprovalRow, by: Operator, now: Date): Approval {
  const kind = row.kind as ApprovalKind;
  const asked = { kind, askedBy: row.asked_by, decision: row.decision, expiresAt: row.expires_at };
  const isWaiting = row.decision === null && row.expires_at > now;
  const mayKnow = row.asked_by === by.operatorId || by.permissions.includes(APPROVAL_PERMISSIONS[kind]);
  return {
    id: row.id,
    kind,
    preview: row.preview as Approval["preview"],
    inputHash: row.input_hash.toString("hex"),
    reason: row.reason,
    subject: { kind: row.subject_kind, id: row.subject_id, name: mayKnow ? row.subject_name : null },
    askedBy: { id: row.asked_by, name: row.asker_name },
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    status: (row.decision as Approval["status"] | null) ?? (isWaiting ? "waiting" : "lapsed"),
    decidedBy: row.decided_by ? { id: row.decided_by, name: row.decider_name } : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    can: {
      decide: !whyNotDecide(asked, { userId: by.operatorId, permissions: by.permissions }, now),
      withdraw: isWaiting && row.asked_by === by.operatorId,
    },
  };
}
