import type Stripe from "stripe";
import { stripeSdk } from "./sdk.ts";

/** What a failed call says about whether it had an effect. */
export type Failure =
  /** Declined by the bank or the provider: known, and nothing was charged. */
  | { kind: "declined"; code: string; intent: Stripe.PaymentIntent | undefined }
  /** The request itself was refused: known, nothing happened, and it must not be repeated as it is. */
  | { kind: "refused"; code: string; message: string }
  /** The provider failed and will repeat that for the same key: it has to be looked up. */
  | { kind: "broken" }
  /** Unknown: asked again with the same key. */
  | { kind: "unknown" };

/** Errors of requests that were not processed; the same key may be sent again. */
const NOT_YET = ["rate_limit", "lock_timeout", "idempotency_key_in_use"];
/** Our own API key is invalid: no card's fault, and it may be fixed. */
const NOT_US = [401, 403];

export function failureOf(error: unknown): Failure {
  const { errors } = stripeSdk();
  if (error instanceof errors.StripeCardError)
    return {
      kind: "declined",
      code: error.decline_code || error.code || "card_declined",
      intent: error.payment_intent as Stripe.PaymentIntent | undefined,
    };
  if (error instanceof errors.StripeConnectionError) return { kind: "unknown" };
  if (error instanceof errors.StripeRateLimitError) return { kind: "unknown" };
  if (!(error instanceof errors.StripeError)) throw error;
  if (NOT_YET.includes(error.code ?? "") || NOT_US.includes(error.statusCode ?? 0)) return { kind: "unknown" };
  if ((error.statusCode ?? 500) >= 500) return { kind: "broken" };
  return { kind: "refused", code: error.code || error.rawType || error.type, message: error.message };
}

const CLOSED: Partial<Record<Stripe.Dispute.Status, "won" | "lost">> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

/** How a bank has decided; until then the money is with it. */
export const disputeStatus = ({ status }: Stripe.Dispute): "open" | "won" | "lost" => CLOSED[status] ?? "open";
