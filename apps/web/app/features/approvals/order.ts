import type { Approval } from "@aufwind/contract/approvals";

type Ordered = Pick<Approval, "can" | "expiresAt">;

const rankOf = ({ can }: Ordered) => (can.decide ? 0 : can.withdraw ? 1 : 2);

/** What this operator can decide, then the own requests, then all others; within each what lapses first. */
export const forMeFirst = <A extends Ordered>(approvals: readonly A[]): A[] =>
  approvals.toSorted((one, other) => rankOf(one) - rankOf(other) || one.expiresAt.localeCompare(other.expiresAt));
