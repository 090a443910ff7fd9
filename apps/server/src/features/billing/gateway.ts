import type { Locale } from "@aufwind/rules/locale";
import { failureOf } from "../../platform/cards/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Details } from "./present.ts";

type Known = { customerId: string; details: Details; locale: Locale };

/** Updates the customer at the provider. Temporary failures are thrown, so that the queue retries. */
export async function updateCustomer({ cards, log }: Platform, { customerId, details, locale }: Known): Promise<void> {
  const { name, email, phone, address, city, postalCode, country } = details;
  await cards.pace();
  try {
    await cards.stripe.customers.update(customerId, {
      name,
      email,
      phone,
      ...(address && { address: { line1: address, city, postal_code: postalCode, country } }),
      preferred_locales: [locale],
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== "refused") throw error;
    log.error({ code: failure.code }, "the provider refused billing information");
  }
}
