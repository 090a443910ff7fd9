import { type ApiError, cardError, invalid, missing, type Refusal } from "../errors.ts";
import type { Desk } from "../route.ts";
import { find } from "../store/objects.ts";
import { failPayment, finishPayment } from "./payment-confirmation.ts";
import { failSetup, finishSetup } from "./setup-intents.ts";

export type BankAnswer = "confirm" | "refuse";

/** Applies the cardholder's answer to the bank and continues the intent. */
export function answerBank(desk: Desk, id: string, answer: BankAnswer): object | Refusal {
  const setup = find(desk, "setup_intent", id);
  const payment = find(desk, "payment_intent", id);
  const intent = setup ?? payment;
  if (!intent) throw missing({ what: "intent", id });
  if (intent.status !== "requires_action")
    throw invalid(`The bank asks nothing: the intent has a status of ${intent.status}.`, {
      code: `${intent.object}_unexpected_state`,
    });
  if (setup)
    return answer === "confirm" ? finishSetup(desk, setup) : failSetup(desk, setup, refused(desk, "setup_intent"));
  if (!payment) throw missing({ what: "intent", id });
  if (answer === "confirm") return finishPayment(desk, payment);
  return failPayment(desk, payment, { error: refused(desk, "payment_intent"), hasCharge: false });
}

const refused = ({ locale }: Desk, kind: "setup_intent" | "payment_intent"): ApiError => ({
  ...cardError({ code: `${kind}_authentication_failure` }, locale),
  type: "invalid_request_error",
});
