import type { Billing } from "@aufwind/contract/billing";
import type { z } from "zod";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser } from "../accounts/store.ts";
import * as store from "./store.ts";

/** Saves the details for future invoices; a job copies them to the provider. */
export const saveBilling = (
  { database, clock, jobs }: Platform,
  userId: string,
  billing: z.output<typeof Billing>,
): Promise<void> =>
  transact(database, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Problem("notSignedIn");
    await store.upsertBilling(tx, {
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
