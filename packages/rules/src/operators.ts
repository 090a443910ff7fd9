import { HOUR, MINUTE } from "./time/durations.ts";

/** What an operator may do; somebody can hold several. */
export const PERMISSIONS = ["support", "moderation", "finance", "compliance", "admin"] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Sessions of operators end earlier than anybody else's. */
export const OPERATOR_SESSION = {
  longest: 12 * HOUR,
  idle: 60 * MINUTE,
  /** How long a proof of the second factor counts for money and personal data. */
  proof: 10 * MINUTE,
  invitation: 72 * HOUR,
} as const;

type Times = { createdAt: Date; lastUsedAt: Date };

/** Whether an operator's session is over: after half a day, or an hour without use. */
export const isOperatorSessionOver = ({ createdAt, lastUsedAt }: Times, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= OPERATOR_SESSION.longest ||
  now.getTime() - lastUsedAt.getTime() >= OPERATOR_SESSION.idle;

/** Whether the factor was proved lately enough. */
export const isProofFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < OPERATOR_SESSION.proof;
