import type { Permission } from "./operators.ts";
import { HOUR } from "./time/durations.ts";

/** What two people have to want, and the permission that both of them need. */
export const APPROVAL_PERMISSIONS = {
  refund: "finance",
  payoutRelease: "finance",
  manualPosting: "finance",
  closeAccount: "compliance",
  openMessages: "moderation",
  grantPermissions: "admin",
} as const satisfies Record<string, Permission>;

export type ApprovalKind = keyof typeof APPROVAL_PERMISSIONS;
export const APPROVAL_KINDS = Object.keys(APPROVAL_PERMISSIONS) as ApprovalKind[];

/** What nobody has decided by then lapses. */
export const APPROVAL_LASTS = 72 * HOUR;

/** The largest refund that one person may make. */
const REFUND_ALONE_CENTS = 25_000;

/** Whether a refund needs a second person. */
export const needsSecondPerson = (refundCents: number): boolean => refundCents > REFUND_ALONE_CENTS;

type ToDecide = { kind: ApprovalKind; askedBy: string; decision: string | null; expiresAt: Date };
type Decider = { userId: string; permissions: readonly Permission[] };

/** Why somebody may not decide a request; undefined if they may. */
export function whyNotDecide(asked: ToDecide, { userId, permissions }: Decider, now: Date) {
  if (asked.decision !== null) return "approvalDecided";
  if (asked.expiresAt <= now) return "approvalLapsed";
  if (asked.askedBy === userId) return "ownApproval";
  return permissions.includes(APPROVAL_PERMISSIONS[asked.kind]) ? undefined : "permissionMissing";
}
