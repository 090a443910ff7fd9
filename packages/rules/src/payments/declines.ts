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
