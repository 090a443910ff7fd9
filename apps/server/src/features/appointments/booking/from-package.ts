import type { PackageUnit } from "../../coaching-packages/commands.ts";
import type { Offer } from "./policy.ts";
import type { OfferRow } from "./store.ts";

type Wanted = {
  coachId: string;
  clientId: string;
  consultation: string;
  scheduledAt: string;
  packageId?: string | undefined;
};

/** The appointment of a package that is wanted, if it is booked from one. */
export const unitFor = async (
  { packageId, ...wanted }: Wanted,
  find: (own: Wanted & { packageId: string }) => Promise<PackageUnit>,
): Promise<PackageUnit | undefined> => (packageId ? find({ ...wanted, packageId }) : undefined);

/** What a coach offers, at the terms under which a package was bought; nothing is left to pay. */
export const atPackageTerms = (row: OfferRow | undefined, unit: PackageUnit | undefined): OfferRow | undefined =>
  row && unit
    ? {
        ...row,
        duration_minutes: unit.durationMinutes,
        price_cents: unit.netCents,
        vat_status: unit.vatStatus,
        has_card: true,
      }
    : row;

/** The numbers of a package may differ by a cent, and another booking may have taken one meanwhile. */
export const withPriceOf = (unit: PackageUnit | undefined, offer: Offer): Offer =>
  unit ? { ...offer, netCents: unit.netCents, grossCents: unit.grossCents } : offer;

export const columnsOf = (unit: PackageUnit | undefined) => ({
  package_id: unit?.packageId ?? null,
  package_unit: unit?.unit ?? null,
});
