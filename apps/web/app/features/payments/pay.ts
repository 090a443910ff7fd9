import { type PaymentMethod, setDefaultPaymentMethod } from "@aufwind/contract/payment-methods";
import { askPayment, type Payment, payAppointment } from "@aufwind/contract/payments";
import { ApiProblem } from "@aufwind/contract/platform/call";
import type { Decline } from "@aufwind/rules/payments/cards";
import { callFromBrowser } from "../../platform/http/browser-api.ts";

/** The result of a payment: the provider's status, or why it is unknown. */
export type Paid =
  | { is: "paid" | "processing" }
  | { is: "declined"; decline: Decline }
  | { is: "refused"; code: string; detail: string };

export type ChosenCard = Pick<PaymentMethod, "id" | "defaultPayment">;

type PayParams = {
  appointmentId: string;
  card?: ChosenCard | undefined;
  /** The bank's question is about to be shown. */
  onBank: () => void;
};

/**
 * Pays what is due with the chosen card, which becomes the primary one; waits for the bank's question if there is one.
 */
export async function pay({ appointmentId, card, onBank }: PayParams): Promise<Paid> {
  const body = { appointmentId };
  try {
    // The primary card is the one that is charged, now and on later attempts.
    if (card && !card.defaultPayment) await callFromBrowser(setDefaultPaymentMethod, { params: { id: card.id } });
    // A new card is also charged by a worker: the second waits, and asks for the same again.
    const first = await settled(() => callFromBrowser(payAppointment, { body }));
    if (first.status !== "authentication") return endOf(first);
    onBank();
    // Whether answered, refused or never shown: the result is looked up.
    await confirmWithBank(first.clientSecret).catch(() => undefined);
    return endOf(await settled(() => callFromBrowser(askPayment, { body })));
  } catch (error) {
    const { code = "unreachable", detail = "" } = error instanceof ApiProblem ? error.body : {};
    return { is: "refused", code, detail };
  }
}

/** Few payments are asked about: the code for it is loaded then. */
const confirmWithBank = (clientSecret: string) =>
  import("../../shared/card-form/confirm-with-bank.ts").then((module) => module.confirmWithBank(clientSecret));

const PAUSES_MS = [1000, 2000, 4000, 8000];

/** Asks again for as long as the result may still come. */
async function settled(ask: () => Promise<Payment>): Promise<Payment> {
  let payment = await ask();
  for (const pause of PAUSES_MS) {
    if (payment.status !== "processing") break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    payment = await ask();
  }
  return payment;
}

/** A bank that still asks was not answered. */
function endOf(payment: Payment): Paid {
  if (payment.status === "authentication") return { is: "declined", decline: "authentication" };
  return payment.status === "declined" ? { is: "declined", decline: payment.decline } : { is: payment.status };
}
