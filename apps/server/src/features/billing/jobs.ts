import { asLocale } from "@aufwind/rules/locale";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { findCustomer } from "../payment-methods/store.ts";
import { detailsOf } from "./commands.ts";
import { updateCustomer } from "./gateway.ts";

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
