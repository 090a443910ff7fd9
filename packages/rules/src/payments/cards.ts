import { DAY } from "../time/durations.ts";

/** The most cards that one person saves. */
export const MOST_CARDS = 4;

/** So many days before a card expires its owner is told. */
const WARN_DAYS = 30;

/** The last day of the month that a card names, as a date. */
export function lastDayOf({ month, year }: { month: number; year: number }): string {
  const last = Temporal.PlainYearMonth.from({ year, month });
  return last.toPlainDate({ day: last.daysInMonth }).toString();
}

/** How a card stands on a day: its last day still counts. */
export function expiryOf(expiresOn: string, now: number): "good" | "soon" | "expired" {
  const end = Temporal.PlainDate.from(expiresOn).add({ days: 1 }).toZonedDateTime("Europe/Berlin").epochMilliseconds;
  if (now >= end) return "expired";
  return now >= end - WARN_DAYS * DAY ? "soon" : "good";
}

/** Up to this day cards expire that their owners are told of now. */
export const warnedUntil = (now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now + WARN_DAYS * DAY)
    .toZonedDateTimeISO("Europe/Berlin")
    .toPlainDate()
    .toString();

/** Why a card was not charged, in the words that a person is told. */
export const DECLINES = [
  "declined",
  "insufficientFunds",
  "expired",
  "blocked",
  "limit",
  "authentication",
  "number",
  "expiry",
  "cvc",
  "processing",
  "noCard",
  /** Not the bank: the welcome was used with this card before, so that more has to be paid than was said. */
  "creditUsed",
] as const;
export type Decline = (typeof DECLINES)[number];

const MEANING: Record<string, Decline> = {
  insufficient_funds: "insufficientFunds",
  expired_card: "expired",
  lost_card: "blocked",
  stolen_card: "blocked",
  pickup_card: "blocked",
  card_velocity_exceeded: "limit",
  authentication_required: "authentication",
  payment_intent_authentication_failure: "authentication",
  setup_intent_authentication_failure: "authentication",
  incorrect_number: "number",
  invalid_number: "number",
  invalid_expiry_month: "expiry",
  invalid_expiry_year: "expiry",
  incorrect_cvc: "cvc",
  invalid_cvc: "cvc",
  processing_error: "processing",
  no_card: "noCard",
};

/** What the provider's word means; a stranger's word is a plain refusal. */
export const declineOf = (code: string | null): Decline | undefined =>
  code === null ? undefined : (MEANING[code] ?? "declined");
