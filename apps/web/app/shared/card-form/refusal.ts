import type { StripeError } from "@stripe/stripe-js";

/** Why a card was not saved: the provider's own sentence if meant for people, else ours. */
export type Refusal = { message: string } | { code: "authentication" | "unreachable" };

/** Provider errors whose sentence is meant for people. */
const FOR_PEOPLE: readonly string[] = ["card_error", "validation_error"];

export function refusalOf(error: Pick<StripeError, "type" | "code" | "message"> | undefined): Refusal {
  if (error?.code === "setup_intent_authentication_failure") return { code: "authentication" };
  if (error?.message && FOR_PEOPLE.includes(error.type)) return { message: error.message };
  return { code: "unreachable" };
}
