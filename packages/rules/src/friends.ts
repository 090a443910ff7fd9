import type { Relation } from "./appointments/booking.ts";
import type { Status } from "./appointments/status.ts";

/** Without what is mistaken for something else when it is read aloud: 0 and o, 1, i and l, u and v. */
const LETTERS = "23456789abcdefghjkmnpqrstvwxyz";
export const CODE_LENGTH = 8;

/** A code of these random bytes, of which there have to be eight. */
export const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** The code that somebody means; undefined where it cannot be one. */
export function asCode(typed: string): string | undefined {
  const code = typed.trim().toLowerCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}

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

/**
 * One mailbox in all its spellings: many providers ignore capitals, dots and what follows a plus, so that one person has
 * as many addresses as wanted. For nothing but the welcome: mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const plain = (local.split("+")[0] ?? "").replaceAll(".", "");
  return `${plain || local}@${domain}`;
}
