import type { Quarters as QuartersContract, StoredTaxDetails } from "@aufwind/contract/tax-reports";
import { holdsAt } from "@aufwind/rules/tax-reports";
import { endOfTin } from "@aufwind/rules/tax-reports-numbers";
import type { z } from "zod";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { Platform } from "../../platform/platform.ts";
import { copiesOf } from "./copy-store.ts";
import { type Details, type Identity, nameOf, openFor, sellersOf } from "./sellers.ts";
import * as store from "./store.ts";

/** A coach's own details, with numbers by their last digits, and the copies of earlier years. */
export async function ownTaxDetails(platform: Platform, coachId: string): Promise<StoredTaxDetails> {
  const { database } = platform;
  const [stored, request, sellers, copies] = await Promise.all([
    store.findDetails(database, coachId),
    store.findRequest(database, coachId),
    sellersOf(platform, database, [coachId]),
    copiesOf(database, coachId),
  ]);
  const details = openFor<Details>(platform, coachId, stored?.sealed);
  const identity = sellers.get(coachId)?.identity;
  return {
    details: details && stored ? { ...shownDetails(details), savedAt: stored.saved_at.toISOString() } : null,
    business: identity ? shownBusiness(identity, details) : null,
    request: request ? presentRequest(request) : null,
    copies: copies.map(({ year, quarters, given_at }) => ({
      year,
      quarters: quarters as z.infer<typeof QuartersContract>,
      givenAt: given_at.toISOString(),
    })),
  };
}

const shownDetails = ({ tin, establishments = [], ...details }: Details) => ({
  ...details,
  establishments,
  tinEnd: tin && endOfTin(tin),
});

const shownBusiness = (identity: Identity, details: Details | null) => ({
  name: nameOf(identity, details?.legalForm ?? "individual"),
  address: `${identity.street}, ${identity.zipCode} ${identity.city}`,
  vatNumber: identity.vatNumber || null,
  ibanEnd: identity.iban.slice(-4),
});

type RequestRow = { first_at: Date | string; last_at: Date | string; is_held: boolean };

/** When payouts will be held for missing details, or that they are. */
export const presentRequest = ({ first_at, last_at, is_held }: RequestRow) => ({
  holdsOn: berlinDay(holdsAt({ firstAt: new Date(first_at), lastAt: new Date(last_at) })),
  isHeld: is_held,
});

/** Everything stored about a coach for the report, for the download. */
export async function taxDataOf(platform: Platform, coachId: string) {
  const stored = await store.findDetails(platform.database, coachId);
  const copies = await copiesOf(platform.database, coachId);
  const details = openFor<Details>(platform, coachId, stored?.sealed);
  return details || copies.length > 0 ? { details, saved_at: stored?.saved_at ?? null, copies } : undefined;
}
