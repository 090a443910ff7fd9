/** Decline codes, by the provider's names. */
export type Decline = { code: string; decline_code?: string };

/** A test card, and what its bank does. */
export type TestCard = {
  number: string;
  brand: "visa" | "mastercard";
  /** On session the bank always asks; off session never, never again once set up for it, or always. */
  asksOffSession?: "never" | "until set up" | "always";
  /** The outcome of a charge, after the bank's question if there is one. */
  charge?: Decline;
  /** The outcome of saving it. */
  setup?: Decline;
  dispute?: "fraudulent" | "product_not_received";
  refund?: "pending" | "fails later";
};

const declined = (decline_code: string): Decline => ({ code: "card_declined", decline_code });
const refused = (number: string, decline: Decline): TestCard => ({
  number,
  brand: "visa",
  charge: decline,
  setup: decline,
});

const CARDS: TestCard[] = [
  { number: "4242424242424242", brand: "visa" },
  { number: "5555555555554444", brand: "mastercard" },
  { number: "4000002500003155", brand: "visa", asksOffSession: "until set up" },
  { number: "4000002760003184", brand: "visa", asksOffSession: "always" },
  { number: "4000003800000446", brand: "visa", asksOffSession: "never" },
  { number: "4000008260003178", brand: "visa", asksOffSession: "until set up", charge: declined("insufficient_funds") },
  { number: "4000000000003220", brand: "visa", asksOffSession: "until set up" },
  { ...refused("4000008400001629", declined("generic_decline")), asksOffSession: "until set up" },
  refused("4000000000000002", declined("generic_decline")),
  refused("4000000000009995", declined("insufficient_funds")),
  refused("4000000000009987", declined("lost_card")),
  refused("4000000000009979", declined("stolen_card")),
  refused("4000000000006975", declined("card_velocity_exceeded")),
  refused("4000000000000069", { code: "expired_card" }),
  refused("4000000000000127", { code: "incorrect_cvc" }),
  refused("4000000000000119", { code: "processing_error" }),
  { number: "4000000000000341", brand: "visa", charge: declined("generic_decline") },
  { number: "4000000000000259", brand: "visa", dispute: "fraudulent" },
  { number: "4000000000002685", brand: "visa", dispute: "product_not_received" },
  { number: "4000000000007726", brand: "visa", refund: "pending" },
  { number: "4000000000005126", brand: "visa", refund: "fails later" },
];

const BY_NUMBER = new Map(CARDS.map((card) => [card.number, card]));
export const testCard = (number: string): TestCard | undefined => BY_NUMBER.get(number);

/** The Luhn check digit. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const weighed = place % 2 === 0 ? digit : digit * 2;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** Whether the bank asks the cardholder first. */
export function asksOwner({ asksOffSession }: TestCard, use: { offSession: boolean; isSetUp: boolean }): boolean {
  if (!asksOffSession || !use.offSession) return asksOffSession !== undefined;
  return asksOffSession === "always" || (asksOffSession === "until set up" && !use.isSetUp);
}
