import type { Billing, Customer } from "@aufwind/contract/billing";
import type { z } from "zod";
import { type Database, type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser, lockUser } from "../accounts/store.ts";
import { findBusiness } from "../businesses/store.ts";
import { listCards } from "../payment-methods/commands.ts";
import { type Details, offerBilling, presentBilling } from "./present.ts";
import * as store from "./store.ts";

/** The saved details, else what the account knows. Undefined for somebody who has left. */
export async function detailsOf(db: Database | Tx, userId: string): Promise<Details | undefined> {
  const user = await findUser(db, userId);
  if (!user) return undefined;
  const saved = await store.findBilling(db, userId);
  return saved ? presentBilling(saved) : offerBilling(user, await findBusiness(db, userId));
}

export async function customerOf(platform: Platform, userId: string): Promise<Customer> {
  const details = await detailsOf(platform.database, userId);
  if (!details) throw new Problem("notSignedIn");
  const { items } = await listCards(platform, userId);
  const primary = items.find(({ defaultPayment }) => defaultPayment);
  return { ...details, paymentMethods: items, defaultPaymentMethodId: primary?.id ?? null };
}

/** Saves the details for future invoices; a job copies them to the provider. */
export const saveBilling = (
  { database, clock, jobs }: Platform,
  userId: string,
  billing: z.output<typeof Billing>,
): Promise<void> =>
  transact(database, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Problem("notSignedIn");
    await store.putBilling(tx, {
      user_id: userId,
      name: billing.name,
      email: billing.email,
      phone: billing.phone || null,
      address: billing.address,
      city: billing.city,
      postal_code: billing.postalCode,
      country: billing.country,
      tax_type: billing.taxType || null,
      tax_number: billing.taxNumber || null,
      saved_at: clock.now(),
    });
    await jobs.add(tx, "sync-customer", { userId });
  });
