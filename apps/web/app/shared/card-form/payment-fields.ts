import type { Locale } from "@aufwind/rules/locale";
import { mountFields } from "./card-fields.ts";
import { openProvider } from "./provider.ts";
import { type Refusal, refusalOf } from "./refusal.ts";

/** The provider's fields for a payment that is made at once. */
export type PaymentFields = {
  /** Lets the provider charge the card: undefined, or why it did not. */
  pay: () => Promise<Refusal | undefined>;
  close: () => void;
};

/** Mounts the fields in `box`; resolves once they are ready. */
export async function openPaymentFields(
  box: HTMLElement,
  { locale, clientSecret }: { locale: Locale; clientSecret: string },
): Promise<PaymentFields> {
  const provider = await openProvider();
  const { elements, close } = await mountFields(box, { provider, clientSecret, locale });
  return {
    close,
    async pay() {
      const { paymentIntent, error } = await provider.confirmPayment({ elements, redirect: "if_required" });
      // A retry may find that the first one succeeded.
      const paid = paymentIntent ?? error.payment_intent;
      return paid?.status === "succeeded" ? undefined : refusalOf(error);
    },
  };
}
