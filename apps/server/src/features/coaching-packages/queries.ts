import type { CoachPackages, PackageOffer, SoldPackage } from "@aufwind/contract/coaching-packages";
import {
  type InstalmentStatus,
  isPackageOver,
  offerRefusal,
  type PackageConsultation,
  type PurchaseStatus,
  packageGross,
  packageSaving,
  sharesOf,
  unitsLeft,
} from "@aufwind/rules/coaching-packages";
import { grossOf, type VatStatus, vatStatusOf } from "@aufwind/rules/money";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { findBusiness } from "../businesses/store.ts";
import { findConsultations } from "../consultations/store.ts";
import { findOffers, findSold, type OfferRow } from "./offer-store.ts";
import * as store from "./store.ts";

const singleOf = ({ size, net_cents, duration_minutes, single_cents }: OfferRow) => ({
  ...{ size, netCents: net_cents, durationMinutes: duration_minutes, singleNetCents: single_cents },
});

/** Whether it can be bought: the coach may have changed the single price or the duration since. */
export const isShown = (row: OfferRow): boolean => offerRefusal(singleOf(row)) === undefined;

/** An offer as clients see it. */
export function presentOffer(row: OfferRow): PackageOffer {
  const { size } = row;
  const vatStatus = vatStatusOf(row.vat_status ?? undefined);
  const grossCents = packageGross({ netCents: row.net_cents, size, vatStatus });
  const singleGrossCents = grossOf(row.single_cents, vatStatus);
  return {
    id: row.id,
    consultation: row.consultation as PackageConsultation,
    durationMinutes: row.duration_minutes,
    size,
    months: row.months,
    grossCents,
    ...packageSaving({ grossCents, size, singleGrossCents }),
  };
}

/** What a coach offers to everybody. */
export const offersOf = async (db: DbOrTx, coachId: string): Promise<PackageOffer[]> =>
  (await findOffers(db, [coachId])).filter(isShown).map(presentOffer);

/** Which of these coaches offer packages. */
export const offeringAmong = async (db: DbOrTx, coachIds: readonly string[]): Promise<Set<string>> =>
  new Set(
    coachIds.length === 0 ? [] : (await findOffers(db, coachIds)).filter(isShown).map(({ coach_id }) => coach_id),
  );

/** A coach's own page: what is offered, what was bought, and what packages can be made of. */
export async function coachPackages({ database }: Platform, coachId: string): Promise<CoachPackages> {
  const [offered, sold, consultations, business] = await Promise.all([
    findOffers(database, [coachId]),
    findSold(database, coachId),
    findConsultations(database, [coachId]),
    findBusiness(database, coachId),
  ]);
  const ids = sold.map(({ id }) => id);
  const usages = await store.findUsages(database, ids);
  return {
    offered: offered.map((row) => ({ ...presentOffer(row), netCents: row.net_cents, isShown: isShown(row) })),
    sold: sold.map((row) => presentSold(row, usages.get(row.id))),
    consultations: consultations
      .toSorted((one, other) => one.price_cents - other.price_cents)
      .flatMap(({ kind, duration_minutes, price_cents }) =>
        kind === "discovery"
          ? []
          : [{ type: kind as PackageConsultation, durationMinutes: duration_minutes, netPriceCents: price_cents }],
      ),
    vatStatus: vatStatusOf(business?.vat_status),
  };
}

type SoldRow = Awaited<ReturnType<typeof findSold>>[number];

const presentSold = (row: SoldRow, usage: store.Usage | undefined): SoldPackage => ({
  id: row.id,
  clientName: row.client_name,
  clientId: row.client_id,
  consultation: row.consultation as PackageConsultation,
  size: row.size,
  left: row.size - (usage?.taken.length ?? 0),
  status: row.status as PurchaseStatus,
  grossCents: row.gross_cents,
  paidCents: (usage?.paidCents ?? 0) - (usage?.refundedCents ?? 0),
  boughtAt: (row.bought_at ?? row.ordered_at).toISOString(),
  validUntil: row.validUntil,
  endedAt: row.ended_at?.toISOString() ?? null,
});

type Pair = { coachId: string; clientId: string };

/** A client's packages with a coach of which something can be booked now. */
export async function bookablePackages(db: DbOrTx, { coachId, clientId, now }: Pair & { now: Date }) {
  const rows = await store.findActive(db, { coachId, clientId });
  const usages = await store.findUsages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const usage = usages.get(row.id);
    const validUntil = row.validUntil ?? "";
    if (!usage || isPackageOver(validUntil, now.getTime())) return [];
    const shares = sharesOf({ netCents: row.net_cents, size: row.size, vatStatus: row.vat_status as VatStatus });
    const { left, bookable } = unitsLeft({ ...usage, shares });
    const sold = { consultation: row.consultation as PackageConsultation, durationMinutes: row.duration_minutes };
    return bookable > 0 ? [{ id: row.id, ...sold, size: row.size, left, bookable, validUntil }] : [];
  });
}

type Sold = { packageId: string; coachId: string; clientId: string | undefined; consultation: string };

/** How long the appointments of a client's own package with a coach are; undefined if it is not theirs. */
export async function soldDuration(db: DbOrTx, { packageId, ...wanted }: Sold): Promise<number | undefined> {
  const found = await store.findPurchase(db, packageId);
  const isOwn = found?.client_id === wanted.clientId && found?.coach_id === wanted.coachId;
  return isOwn && found?.consultation === wanted.consultation ? found.duration_minutes : undefined;
}

/** Whether an appointment of a package may begin then. */
export async function isWithinPackage(db: DbOrTx, packageId: string, startsAt: Date): Promise<boolean> {
  const validUntil = (await store.findPurchase(db, packageId))?.validUntil;
  return Boolean(validUntil) && !isPackageOver(validUntil ?? "", startsAt.getTime());
}

type InstalmentRow = Pick<
  store.PaymentRow,
  "place" | "amount_cents" | "status" | "planned_at" | "paid_at" | "last_four"
>;

/** A payment of a purchase, as both the client and the team see it. */
export const presentInstalment = (row: InstalmentRow) => ({
  place: row.place,
  cents: row.amount_cents,
  status: row.status as InstalmentStatus,
  plannedAt: row.planned_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  lastFour: row.last_four,
});
