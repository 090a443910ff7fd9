/** Why a client's bank asks for the money back, in kinds that call for different answers. */
export const DISPUTE_REASONS = [
  "unrecognized",
  "notReceived",
  "notAsPromised",
  "refundExpected",
  "twice",
  "other",
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** The provider's reasons; it adds new ones now and then. */
const KINDS = new Map<string, DisputeReason>([
  ["fraudulent", "unrecognized"],
  ["unrecognized", "unrecognized"],
  ["debit_not_authorized", "unrecognized"],
  ["product_not_received", "notReceived"],
  ["product_unacceptable", "notAsPromised"],
  ["credit_not_processed", "refundExpected"],
  ["subscription_canceled", "refundExpected"],
  ["duplicate", "twice"],
]);

export const disputeReasonOf = (given: string): DisputeReason => KINDS.get(given) ?? "other";

/** What a coach may say about it to the bank, in characters. */
export const LONGEST_ACCOUNT = 3000;
