import type { Customer } from "@aufwind/contract/billing";
import { isTaxNumber } from "@aufwind/contract/platform/tax-numbers";
import type { UserRow } from "../accounts/store.ts";
import type { BusinessRow } from "../businesses/store.ts";
import type { BillingRow } from "./store.ts";

/** Billing details without the cards. */
export type Details = Omit<Customer, "paymentMethods" | "defaultPaymentMethodId">;

export const presentBilling = (row: BillingRow): Details => ({
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
export function offerBilling(user: UserRow, business: BusinessRow | undefined): Details {
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
