import type { Relation } from "../appointments/booking.ts";
import type { Status } from "../appointments/status.ts";

/** What a friend gets for coming, and what the inviter gets for each who stayed. */
export const CREDIT_CENTS = 1000;

/** For so many friends an inviter is credited. */
export const MOST_CREDITED = 20;

/** So many are welcomed at most in twelve months: through one inviter, and with one coach. */
export const MOST_WELCOMES = { inviter: 20, coach: 10 };

/** Since when welcomes count for that. */
export const welcomesSince = (now: number): number =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO("Europe/Berlin").subtract({ months: 12 })
    .epochMilliseconds;

type Paid = { relation: Relation; status: Status };

/** A credit is for clients whom we brought, and for what takes place: never for what they let down. */
export const mayUseCredit = ({ relation, status }: Paid): boolean =>
  relation === "new" && (status === "Scheduled" || status === "Completed");

/** The card provider charges no less. */
const LEAST_CHARGE_CENTS = 50;

/** The largest credit that can be taken off a price: what is left has to be charged to a card. */
export const largestCredit = (grossCents: number): number => Math.max(0, grossCents - LEAST_CHARGE_CENTS);

export const CREDIT_REASONS = ["welcome", "invited"] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** How it stands with a friend: still without a paid appointment, credited, or one more than are credited. */
export const FRIEND_STANDINGS = ["waiting", "credited", "tooMany"] as const;
export type FriendStanding = (typeof FRIEND_STANDINGS)[number];

type FriendFacts = { isCredited: boolean; credited: number };

/** `credited` counts those for whom the inviter has got a credit already. */
export function friendStanding({ isCredited, credited }: FriendFacts): FriendStanding {
  if (isCredited) return "credited";
  return credited >= MOST_CREDITED ? "tooMany" : "waiting";
}
