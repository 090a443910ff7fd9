import { askGiftPayment, payGiftOrder } from "@aufwind/contract/gift-cards";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { callFromBrowser } from "../../platform/http/browser-api.ts";
import { confirmWithBank } from "../../shared/card-form/confirm-with-bank.ts";
import type { Refusal } from "../../shared/card-form/refusal.ts";

/** Whether the provider has the money: undefined, or why not. */
export async function askOnce(order: string): Promise<Refusal | undefined> {
  const { status } = await callFromBrowser(askGiftPayment, { params: { order } });
  return status === "paid" ? undefined : { code: "unreachable" };
}

/** Pays with a saved card; the bank may ask first. */
export async function payWithCard(order: string, cardId: string): Promise<Refusal | undefined> {
  try {
    const paid = await callFromBrowser(payGiftOrder, { params: { order }, body: { cardId } });
    if (paid.status === "paid") return undefined;
    if (paid.status === "authentication") await confirmWithBank(paid.clientSecret);
    return await askOnce(order);
  } catch (error) {
    if (error instanceof ApiProblem && error.body.detail) return { message: error.body.detail };
    throw error;
  }
}
