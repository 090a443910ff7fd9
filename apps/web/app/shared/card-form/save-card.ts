import { keepCard, type PaymentMethods } from "@aufwind/contract/payment-methods";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { callFromBrowser } from "../../platform/http/browser-api.ts";

/** `unlisted`: the provider has the card and our list does not show it yet; `refused`: it cannot be saved, and why. */
export type SaveCardResult =
  | { is: "kept"; methods: PaymentMethods }
  | { is: "unlisted" }
  | { is: "refused"; detail: string };

/** Adds a card that the provider has saved to our list. */
export async function saveCard(setupIntentId: string): Promise<SaveCardResult> {
  try {
    return { is: "kept", methods: await callFromBrowser(keepCard, { body: { setupIntentId } }) };
  } catch (error) {
    const refused = error instanceof ApiProblem && error.body.status < 500 ? error.body.detail : "";
    return refused ? { is: "refused", detail: refused } : { is: "unlisted" };
  }
}

/** The API's refusal, if any. */
export const refusalDetail = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.body.detail ? error.body.detail : undefined;
