import { asLocale, type Locale } from "@aufwind/rules/locale";
import { failureOf } from "../../platform/cards/outcome.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { findCustomer } from "../payment-methods/store.ts";
import { type Details, detailsOf } from "./queries.ts";

export function billingJobs(platform: Platform): void {
  platform.jobs.define<{ userId: string }>("sync-customer", {
    handler: ({ userId }) => syncCustomer(platform, userId),
  });
}

/** Copies the saved details to the provider, if it knows this person; idempotent. */
async function syncCustomer(platform: Platform, userId: string): Promise<void> {
  const customer = await findCustomer(platform.database, userId);
  const user = await findUser(platform.database, userId);
  const details = await detailsOf(platform.database, userId);
  if (!customer || !user || !details) return;
  await updateCustomer(platform, { customerId: customer.provider_id, details, locale: asLocale(user.locale) });
}

type UpdateCustomerParams = { customerId: string; details: Details; locale: Locale };

/** Updates the customer at the provider. Temporary failures are thrown, so that the queue retries. */
async function updateCustomer(
  { cards, log }: Platform,
  { customerId, details, locale }: UpdateCustomerParams,
): Promise<void> {
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
