import type Stripe from "stripe";

/** As the SDK describes it, with ids where the SDK also allows the expanded object. */
type Kept<T> = { [K in keyof T]: string extends T[K] ? Exclude<T[K], object> : T[K] };

/** Every kind of stored object, in the shape of its reply. */
export type Kinds = {
  account: Kept<Stripe.Account>;
  account_link: Stripe.AccountLink & { id: string };
  balance_transaction: Kept<Stripe.BalanceTransaction>;
  charge: Kept<Stripe.Charge>;
  customer: Kept<Stripe.Customer>;
  dispute: Kept<Stripe.Dispute>;
  event: Kept<Stripe.EventBase>;
  payment_intent: Kept<Stripe.PaymentIntent>;
  payment_method: Kept<Stripe.PaymentMethod>;
  payout: Kept<Stripe.Payout>;
  refund: Kept<Stripe.Refund>;
  setup_intent: Kept<Stripe.SetupIntent>;
  transfer: Kept<Stripe.Transfer>;
  transfer_reversal: Kept<Stripe.TransferReversal>;
  webhook_endpoint: Kept<Stripe.WebhookEndpoint>;
};
export type Kind = keyof Kinds;

/** Internal fields that no reply shows. */
export type Insides = {
  account_link: { account: string; returnUrl: string; refreshUrl: string; isUsed: boolean };
  payment_method: { number: string; isSetUp: boolean; isUsed: boolean };
  webhook_endpoint: { secret: string };
};
export type Inside<K extends Kind> = K extends keyof Insides ? Insides[K] : Record<never, never>;

export const PREFIXES: Record<Kind, string> = {
  account: "acct",
  account_link: "link",
  balance_transaction: "txn",
  charge: "ch",
  customer: "cus",
  dispute: "du",
  event: "evt",
  payment_intent: "pi",
  payment_method: "pm",
  payout: "po",
  refund: "re",
  setup_intent: "seti",
  transfer: "tr",
  transfer_reversal: "trr",
  webhook_endpoint: "we",
};
