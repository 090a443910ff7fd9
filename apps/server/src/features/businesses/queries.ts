import type { PaidBookingsAnswer, StoredBusiness } from "@aufwind/contract/businesses";
import { type PaidBookings, paidBookings, type Register, type Trader } from "@aufwind/rules/businesses";
import { isFullName } from "@aufwind/rules/coaches";
import type { VatStatus } from "@aufwind/rules/money";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { unseal } from "../../platform/session/seal.ts";
import { findUser } from "../accounts/store.ts";
import { sealing } from "./commands.ts";
import type { BusinessRow } from "./store.ts";
import * as store from "./store.ts";

type Shown = Omit<BusinessRow, "tax_number" | "certified_version" | "certified_at">;

const presentAddress = (business: Shown) => ({
  address1: business.address1,
  address2: business.address2,
  zipCode: business.zip_code,
  city: business.city,
  country: business.country,
  companyEmail: business.company_email,
  vatStatus: business.vat_status as VatStatus,
  phone: business.phone,
  register: business.register as Register | null,
  registerCourt: business.register_court,
  registerNumber: business.register_number,
});

/** A coach's own business details, with the IBAN. */
export async function businessOf(platform: Platform, db: DbOrTx, userId: string): Promise<StoredBusiness> {
  const user = await findUser(db, userId);
  const business = await store.findBusiness(db, userId);
  const trader = await store.findTrader(db, userId);
  return {
    companyName: user?.company_name ?? null,
    vatNumber: user?.vat_number ?? null,
    address: business
      ? {
          ...presentAddress(business),
          taxNumber: business.tax_number,
          certifiedAt: business.certified_at?.toISOString() ?? null,
          certifiedVersion: business.certified_version,
          iban: await ibanOf(platform, db, userId),
        }
      : null,
    paidBookings: presentPaidBookings(paidBookingsOf(trader, platform.clock.now())),
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
    isCertified: found.is_certified,
    smallBusiness: vatStatus === "small",
  };
}

/** What a coach has stated, for the rule; nothing before the business details were saved. */
const toTrader = (row: store.TraderRow | null): Trader => ({
  given: {
    name: row !== null && isFullName(row.first_name, row.last_name),
    // Required columns, which are saved together.
    ...{ address: row !== null, email: row !== null, vatStatus: row !== null },
    phone: row?.has_phone ?? false,
    register: row?.has_register ?? false,
    certification: row?.is_certified ?? false,
    taxNumber: row?.has_tax_number ?? false,
  },
  askedAt: row?.asked_at ? Date.parse(row.asked_at) : null,
});

/** Whether clients can book paid consultations with a coach, and what is missing. */
export const paidBookingsOf = (row: store.TraderRow | null, now: Date): PaidBookings =>
  paidBookings(toTrader(row), now.getTime());

export const presentPaidBookings = ({ missing, isOpen, dueAt }: PaidBookings): PaidBookingsAnswer => ({
  missing,
  isOpen,
  dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
});

/** What a coach has to state before anybody can pay. */
export const missingFacts = async (db: DbOrTx, { coachId, now }: { coachId: string; now: Date }) =>
  paidBookingsOf(await store.findTrader(db, coachId), now).missing;
