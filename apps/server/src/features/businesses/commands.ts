import type { Business, StoredBusiness } from "@aufwind/contract/businesses";
import { plainVatNumber } from "@aufwind/rules/billing-tax-numbers";
import type { z } from "zod";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal, unseal } from "../../platform/session/seal.ts";
import { findUser, setCompany } from "../accounts/store.ts";
import { presentAddress } from "./present.ts";
import * as store from "./store.ts";

/** Bound to the coach: an IBAN moved to another row cannot be opened there. */
const sealing = ({ config }: Platform, coachId: string) => ({ secret: config.secret, purpose: `iban ${coachId}` });

/** Saves the coach's legal details; company and VAT number are stored with the user. */
export async function setBusiness(
  tx: Tx,
  platform: Platform,
  coachId: string,
  business: z.output<typeof Business>,
): Promise<void> {
  await store.putBusiness(tx, {
    coach_id: coachId,
    address1: business.address1,
    address2: business.address2 || null,
    zip_code: business.zipCode,
    city: business.city,
    country: business.country,
    company_email: business.companyEmail,
    vat_status: business.vatStatus,
    tax_number: business.taxNumber || null,
    iban: seal(business.iban, sealing(platform, coachId)),
  });
  await setCompany(tx, coachId, {
    companyName: business.companyName || null,
    vatNumber: plainVatNumber(business.vatNumber) || null,
  });
}

/** A coach's own business details, with the IBAN. */
export async function businessOf(platform: Platform, db: Database | Tx, userId: string): Promise<StoredBusiness> {
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
async function ibanOf(platform: Platform, db: Database | Tx, coachId: string): Promise<string> {
  const found = await store.findSealedIban(db, coachId);
  try {
    return found ? unseal(found.iban, sealing(platform, coachId)) : "";
  } catch (err) {
    platform.log.error({ err }, "an IBAN cannot be opened: was SECRET changed?");
    return "";
  }
}

export async function hasBusiness(db: Database | Tx, coachId: string): Promise<boolean> {
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
