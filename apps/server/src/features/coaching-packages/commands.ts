import { nextUnit, type PurchaseStatus, sharesOf } from "@aufwind/rules/coaching-packages";
import type { VatStatus } from "@aufwind/rules/money";
import { type DbOrTx, type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { followDispute } from "./disputes.ts";
import { endPurchase, refundCents, settlePurchase } from "./ending.ts";
import { lockOf } from "./expiry-store.ts";
import { findDispute, findIntent } from "./gateway.ts";
import { mailBoth, mailClient } from "./notifications.ts";
import { storePayment } from "./payments.ts";
import { findByIntent } from "./purchase-store.ts";
import * as store from "./store.ts";

type Wanted = { packageId: string; clientId: string; coachId: string; consultation: string; scheduledAt: string };

/** One appointment of a package, at the terms under which it was bought. */
export type PackageUnit = {
  packageId: string;
  unit: number;
  netCents: number;
  grossCents: number;
  durationMinutes: number;
  vatStatus: VatStatus;
};

/** Which appointment of a client's own package is booked next; throws why none can be. */
export const findUnit = async (db: DbOrTx, wanted: Wanted): Promise<PackageUnit> =>
  unitOf(db, wanted, await store.findPurchase(db, wanted.packageId));

/** The same with the package locked: of two who book its last one at once, the second is refused. */
export const lockUnit = async (tx: Tx, wanted: Wanted): Promise<PackageUnit> =>
  unitOf(tx, wanted, await store.lockPurchase(tx, wanted.packageId));

async function unitOf(db: DbOrTx, wanted: Wanted, found: store.PurchaseRow | undefined): Promise<PackageUnit> {
  const isOwn = found?.client_id === wanted.clientId && found.coach_id === wanted.coachId;
  if (!found || !isOwn || found.consultation !== wanted.consultation) throw new Problem("notFound");
  const vatStatus = found.vat_status as VatStatus;
  const next = nextUnit({
    ...(await store.findUsage(db, found.id)),
    shares: sharesOf({ netCents: found.net_cents, size: found.size, vatStatus }),
    status: found.status as PurchaseStatus,
    validUntil: found.validUntil ?? "",
    startsAt: Date.parse(wanted.scheduledAt),
  });
  if ("refusal" in next) throw new Problem(next.refusal);
  return { packageId: found.id, unit: next.unit, ...next.share, durationMinutes: found.duration_minutes, vatStatus };
}

/** An appointment has gone back to its package: if that has ended, its price goes back to the client. */
export async function settleReturnedUnit(tx: Tx, platform: Platform, packageId: string): Promise<void> {
  const purchase = await store.lockPurchase(tx, packageId);
  if (purchase?.status === "ended") await settlePurchase(tx, platform, purchase);
}

type Returned = { row: { id: string; package_id: string | null; gross_cents: number }; cents: number };

/** All of an appointment's price: it goes back to its package. A part of it: to the cards that paid the package. */
export async function returnToPackage(tx: Tx, platform: Platform, { row, cents }: Returned): Promise<void> {
  if (cents === 0 || !row.package_id) return;
  await store.lockPurchase(tx, row.package_id);
  if (cents < row.gross_cents) {
    await refundCents(tx, platform, { purchaseId: row.package_id, cents, appointmentId: row.id });
    return mailClient(tx, platform, { purchaseId: row.package_id, news: "refunded", cents });
  }
  await store.freeUnit(tx, row.id);
  await settleReturnedUnit(tx, platform, row.package_id);
}

/** Whoever leaves ends the packages that they bought or sold: what is not used goes back. */
export async function leavePackages(tx: Tx, platform: Platform, userId: string): Promise<void> {
  for (const { id } of await lockOf(tx, userId)) {
    const purchase = await store.findPurchase(tx, id);
    if (purchase) await endPurchase(tx, platform, { purchase, cause: "left" });
  }
}

type Withdrawing = { purchase: store.PurchaseRow; backCents: number };

/** A locked package is withdrawn from, after what lay ahead was cancelled: it ends, and both are told what goes back. */
export async function withdrawPurchase(tx: Tx, platform: Platform, { purchase, backCents }: Withdrawing) {
  if (purchase.status === "active") await endPurchase(tx, platform, { purchase, cause: "withdrawn" });
  await mailBoth(tx, platform, { purchaseId: purchase.id, news: "withdrawn", cents: backCents });
}

/** The provider reports a payment that may be a package's: its status is looked up. */
export async function handlePackageIntentEvent(platform: Platform, intentId: string): Promise<void> {
  const payment = await findByIntent(platform.database, intentId);
  if (!payment || payment.paid_at) return;
  await platform.cards.pace();
  await storePayment(platform, payment.id, { intent: await findIntent(platform.cards, intentId), isHeard: true });
}

/** The same for a dispute; that it was paid may become known only now. */
export async function handlePackageDisputeEvent(platform: Platform, providerId: string): Promise<void> {
  const dispute = await findDispute(platform.cards, providerId);
  const intentId = typeof dispute.payment_intent === "string" ? dispute.payment_intent : dispute.payment_intent?.id;
  const payment = intentId ? await findByIntent(platform.database, intentId) : undefined;
  if (!payment || !intentId) return;
  if (!payment.paid_at) {
    const intent = await findIntent(platform.cards, intentId);
    await storePayment(platform, payment.id, { intent, isHeard: true });
  }
  await transact(platform.database, (tx) => followDispute(tx, platform, { dispute, paymentId: payment.id }));
}
