import type { Customer } from "@aufwind/contract/billing";
import { isTaxNumber } from "@aufwind/contract/platform/tax-numbers";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser, type UserRow } from "../accounts/store.ts";
import { type BusinessRow, findBusiness } from "../businesses/store.ts";
import { listCards } from "../payment-methods/queries.ts";
import type { BillingRow } from "./store.ts";
import * as store from "./store.ts";

/** Billing details without the cards. */
export type Details = Omit<Customer, "paymentMethods" | "defaultPaymentMethodId">;

const presentBilling = (row: BillingRow): Details => ({
  name: row.name,
  email: row.email,
  phone: row.phone ?? "",
  address: row.address,
  city: row.city,
  postalCode: row.postal_code,
  country: row.country,
  taxType: row.tax_type ?? "",
  taxNumber: row.tax_number ?? "",
  isSaved: true,
});

/** What the account knows, before anything was saved. */
function offerBilling(user: UserRow, business: BusinessRow | undefined): Details {
  const vat = user.vat_number ?? "";
  const isUnion = isTaxNumber("eu_vat", vat);
  return {
    name: user.company_name || `${user.first_name} ${user.last_name}`,
    email: business?.company_email ?? user.email ?? "",
    phone: "",
    address: [business?.address1, business?.address2].filter(Boolean).join(", ").slice(0, 200),
    city: business?.city ?? "",
    postalCode: business?.zip_code ?? "",
    country: business?.country ?? "",
    taxType: isUnion ? "eu_vat" : "",
    taxNumber: isUnion ? vat : "",
    isSaved: false,
  };
}

/** The saved details, else what the account knows. Undefined for somebody who has left. */
export async function detailsOf(db: DbOrTx, userId: string): Promise<Details | undefined> {
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
