import type { Relation } from "./appointments/booking.ts";
import type { Status } from "./appointments/status.ts";

/** Without characters that are easily confused: 0 and o, 1, i and l, u and v. */
const LETTERS = "23456789abcdefghjkmnpqrstvwxyz";
export const CODE_LENGTH = 8;

/** A code of eight random bytes. */
export const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** The normalized code; undefined if invalid. */
export function asCode(typed: string): string | undefined {
  const code = typed.trim().toLowerCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}

/** What a friend gets for registering, and what the inviter gets per friend. */
export const CREDIT_CENTS = 1000;

/** The most friends an inviter is credited for. */
export const MOST_CREDITED = 20;

/** The most welcomes in twelve months: per inviter, and per coach. */
export const MOST_WELCOMES = { inviter: 20, coach: 10 };

/** Since when welcomes count for that. */
export const welcomesSince = (now: number): number =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO("Europe/Berlin").subtract({ months: 12 })
    .epochMilliseconds;

type MayUseCreditParams = { relation: Relation; status: Status };

const TAKES_PLACE: readonly Status[] = ["Scheduled", "Completed"];

/** Which credits can pay: for what takes place alone; presents for clients whom we brought, what we owe with every coach. */
export function usableReasons({ relation, status }: MayUseCreditParams): CreditReason[] {
  if (!TAKES_PLACE.includes(status)) return [];
  return relation === "new" ? [...CREDIT_REASONS] : CREDIT_REASONS.filter(isOwed);
}

/** Goodwill of the team is owed: it pays with every coach, and in part. */
export const isOwed = (reason: CreditReason): boolean => reason === "goodwill";

/** The card provider's minimum charge. */
export const LEAST_CHARGE_CENTS = 50;

/** The largest credit that can be taken off a price: the rest has to be charged to a card. */
export const largestCredit = (grossCents: number): number => Math.max(0, grossCents - LEAST_CHARGE_CENTS);

export const CREDIT_REASONS = ["welcome", "invited", "refund", "goodwill"] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** A friend's status: no paid appointment yet, credited, or beyond the limit. */
export const FRIEND_STATUSES = ["waiting", "credited", "tooMany"] as const;
export type FriendStatus = (typeof FRIEND_STATUSES)[number];

type FriendFacts = { isCredited: boolean; credited: number };

/** `credited`: for how many the inviter already got a credit. */
export function friendStatusOf({ isCredited, credited }: FriendFacts): FriendStatus {
  if (isCredited) return "credited";
  return credited >= MOST_CREDITED ? "tooMany" : "waiting";
}

/**
 * One mailbox in all its spellings: many providers ignore capitals, dots and what follows a plus, so one person has any
 * number of addresses. For the welcome only: mails go to the address as typed.
 */
export function mailboxOf(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const plain = (local.split("+")[0] ?? "").replaceAll(".", "");
  return `${plain || local}@${domain}`;
}
