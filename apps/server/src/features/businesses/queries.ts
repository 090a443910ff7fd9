import type { StoredBusiness } from "@aufwind/contract/businesses";
import type { VatStatus } from "@aufwind/rules/money";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { unseal } from "../../platform/session/seal.ts";
import { findUser } from "../accounts/store.ts";
import { sealing } from "./commands.ts";
import type { BusinessRow } from "./store.ts";
import * as store from "./store.ts";

const presentAddress = (business: Omit<BusinessRow, "tax_number">) => ({
  address1: business.address1,
  address2: business.address2,
  zipCode: business.zip_code,
  city: business.city,
  country: business.country,
  companyEmail: business.company_email,
  vatStatus: business.vat_status as VatStatus,
});

/** A coach's own business details, with the IBAN. */
export async function businessOf(platform: Platform, db: DbOrTx, userId: string): Promise<StoredBusiness> {
  const user = await findUser(db, userId);
  const business = await store.findBusiness(db, userId);
  return {
    companyName: user?.company_name ?? null,
    vatNumber: user?.vat_number ?? null,
    address: business
      ? { ...presentAddress(business), taxNumber: business.tax_number, iban: await ibanOf(platform, db, userId) }
      : null,
  };
}

/** An IBAN sealed with another SECRET reads as none; the coach can enter it again. */
async function ibanOf(platform: Platform, db: DbOrTx, coachId: string): Promise<string> {
  const found = await store.findSealedIban(db, coachId);
  try {
    return found ? unseal(found.iban, sealing(platform, coachId)) : "";
  } catch (err) {
    platform.log.error({ err }, "an IBAN cannot be opened: was SECRET changed?");
    return "";
  }
}

export async function hasBusiness(db: DbOrTx, coachId: string): Promise<boolean> {
  return (await store.findBusiness(db, coachId)) !== undefined;
}

/** The legal provider of the offer, public. */
export function presentProvider(found: store.ProviderRow) {
  const { vatStatus, ...address } = presentAddress(found);
  return {
    name: `${found.first_name} ${found.last_name}`,
    companyName: found.company_name,
    ...address,
    vatNumber: found.vat_number,
    smallBusiness: vatStatus === "small",
  };
}
