import { keepCard, type PaymentMethods } from "@aufwind/contract/payment-methods";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { callFromBrowser } from "../../platform/http/browser-api.ts";

/** `unlisted`: the platform has the card and our list does not show it yet; `refused`: it cannot be kept, and why. */
export type Kept = { is: "kept"; methods: PaymentMethods } | { is: "unlisted" } | { is: "refused"; detail: string };

/** Puts a card that the platform has saved on our list. */
export async function keep(setupIntentId: string): Promise<Kept> {
  try {
    return { is: "kept", methods: await callFromBrowser(keepCard, { body: { setupIntentId } }) };
  } catch (error) {
    const refused = error instanceof ApiProblem && error.body.status < 500 ? error.body.detail : "";
    return refused ? { is: "refused", detail: refused } : { is: "unlisted" };
  }
}

/** What the API said against it, where it said something. */
export const detailOf = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.body.detail ? error.body.detail : undefined;
