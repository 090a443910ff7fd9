import { isDeepStrictEqual } from "node:util";
import type { Business } from "@aufwind/contract/businesses";
import { plainVatNumber } from "@aufwind/rules/billing-tax-numbers";
import { CERTIFICATION_VERSION } from "@aufwind/rules/businesses";
import type { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal } from "../../platform/session/seal.ts";
import { findUser, setCompany } from "../accounts/store.ts";
import { notify, resolveNotifications } from "../notifications/commands.ts";
import { queueSecondCheck } from "../vetting/commands.ts";
import * as store from "./store.ts";

/** Bound to the coach: an IBAN moved to another row cannot be opened there. */
export const sealing = ({ config }: Platform, coachId: string) => ({
  secret: config.secret,
  purpose: `iban ${coachId}`,
});

/** Saves the coach's legal details; company and VAT number are stored with the user. */
export async function setBusiness(
  tx: Tx,
  platform: Platform,
  coachId: string,
  business: z.output<typeof Business>,
): Promise<void> {
  const before = await shownDetails(tx, coachId);
  await store.upsertBusiness(tx, {
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
    ...registerOf(business),
    phone: business.phone,
    ...(await certificationOf(tx, coachId, platform.clock.now())),
    trader_asked_at: null,
  });
  const bells = await resolveNotifications(tx, platform, { kinds: ["traderData"], userId: coachId, data: {} });
  await notify(tx, platform, [], ...bells);
  await setCompany(tx, coachId, {
    companyName: business.companyName || null,
    vatNumber: plainVatNumber(business.vatNumber) || null,
  });
  const after = await shownDetails(tx, coachId);
  if (before && !isDeepStrictEqual(before, after))
    await queueSecondCheck(tx, platform, { coachId, reason: "changedBusiness" });
}

/** Who is in none names neither a court nor a number. */
const registerOf = ({ register, registerCourt, registerNumber }: z.output<typeof Business>) => ({
  register,
  register_court: register === "none" ? null : registerCourt,
  register_number: register === "none" ? null : registerNumber,
});

/** The box is ticked with each saving; the text that somebody agreed to first counts from then on. */
async function certificationOf(tx: Tx, coachId: string, now: Date) {
  const before = await store.findBusiness(tx, coachId);
  const isSame = before?.certified_version === CERTIFICATION_VERSION;
  return { certified_version: CERTIFICATION_VERSION, certified_at: isSame ? before.certified_at : now };
}

/** What pages and invoices show of a business; undefined before it was saved. */
async function shownDetails(tx: Tx, coachId: string) {
  const business = await store.findBusiness(tx, coachId);
  const user = await findUser(tx, coachId);
  return business && { ...business, company: user?.company_name, vat: user?.vat_number };
}
