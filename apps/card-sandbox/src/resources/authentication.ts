import { type ApiError, type ApiFailure, cardError, invalid, missing } from "../errors.ts";
import type { RequestContext } from "../route.ts";
import { find } from "../store/objects.ts";
import { failPayment, finishPayment } from "./payment-confirmation.ts";
import { failSetup, finishSetup } from "./setup-intents.ts";

export type BankAnswer = "confirm" | "refuse";

/** Applies the cardholder's answer to the bank and continues the intent. */
export function answerBank(context: RequestContext, id: string, answer: BankAnswer): object | ApiFailure {
  const setup = find(context, "setup_intent", id);
  const payment = find(context, "payment_intent", id);
  const intent = setup ?? payment;
  if (!intent) throw missing({ what: "intent", id });
  if (intent.status !== "requires_action")
    throw invalid(`The bank asks nothing: the intent has a status of ${intent.status}.`, {
      code: `${intent.object}_unexpected_state`,
    });
  if (setup)
    return answer === "confirm"
      ? finishSetup(context, setup)
      : failSetup(context, setup, refused(context, "setup_intent"));
  if (!payment) throw missing({ what: "intent", id });
  if (answer === "confirm") return finishPayment(context, payment);
  return failPayment(context, payment, { error: refused(context, "payment_intent"), hasCharge: false });
}

const refused = ({ locale }: RequestContext, kind: "setup_intent" | "payment_intent"): ApiError => ({
  ...cardError({ code: `${kind}_authentication_failure` }, locale),
  type: "invalid_request_error",
});
