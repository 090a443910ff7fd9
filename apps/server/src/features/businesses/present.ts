import type { VatStatus } from "@aufwind/rules/money";
import type { BusinessRow } from "./store.ts";

export const presentAddress = (business: Omit<BusinessRow, "tax_number">) => ({
  address1: business.address1,
  address2: business.address2,
  zipCode: business.zip_code,
  city: business.city,
  country: business.country,
  companyEmail: business.company_email,
  vatStatus: business.vat_status as VatStatus,
});
