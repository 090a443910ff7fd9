import { DAY } from "../time/durations.ts";

/** The most cards of one person. */
export const MOST_CARDS = 4;

/** How many days before a card expires its owner is warned. */
const WARN_DAYS = 30;

/** The last day of the month that a card names, as a date. */
export function lastDayOf({ month, year }: { month: number; year: number }): string {
  const last = Temporal.PlainYearMonth.from({ year, month });
  return last.toPlainDate({ day: last.daysInMonth }).toString();
}

/** A card's validity on a day: its last day still counts. */
export function expiryOf(expiresOn: string, now: number): "good" | "soon" | "expired" {
  const end = Temporal.PlainDate.from(expiresOn).add({ days: 1 }).toZonedDateTime("Europe/Berlin").epochMilliseconds;
  if (now >= end) return "expired";
  return now >= end - WARN_DAYS * DAY ? "soon" : "good";
}

/** Owners of cards that expire up to this day are warned now. */
export const warnedUntil = (now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now + WARN_DAYS * DAY)
    .toZonedDateTimeISO("Europe/Berlin")
    .toPlainDate()
    .toString();

/** Why a card was not charged, as people are told. */
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
  /** Not the bank: the welcome credit was used with this card before, so the amount is higher than shown. */
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

/** The meaning of the provider's decline code; an unknown one is a plain decline. */
export const declineOf = (code: string | null): Decline | undefined =>
  code === null ? undefined : (MEANING[code] ?? "declined");
