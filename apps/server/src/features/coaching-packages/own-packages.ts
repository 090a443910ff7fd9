import type { OwnPackage } from "@aufwind/contract/coaching-packages";
import type { Payment } from "@aufwind/contract/payments";
import type { Status } from "@aufwind/rules/appointments/status";
import {
  isPackageOver,
  type PackageConsultation,
  type PurchaseEnd,
  type PurchaseStatus,
  sharesOf,
  unitsLeft,
  unusedCents,
} from "@aufwind/rules/coaching-packages";
import type { VatStatus } from "@aufwind/rules/money";
import { declineOf } from "@aufwind/rules/payments/cards";
import { failureOf } from "../../platform/cards/outcome.ts";
import { type DbOrTx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { hasPaymentMethod } from "../payment-methods/store.ts";
import { endPurchase } from "./ending.ts";
import { findIntent } from "./gateway.ts";
import * as own from "./own-store.ts";
import { storePayment } from "./payments.ts";
import { chargePresent } from "./purchases.ts";
import { presentInstalment } from "./queries.ts";
import * as store from "./store.ts";

type Own = { id: string; clientId: string };

/** A client's packages, the latest first; orders that wait for the bank too. */
export async function ownPackages({ database, clock }: Platform, clientId: string): Promise<OwnPackage[]> {
  return presentAll(database, await own.findOwnPurchases(database, { clientId }), clock.now());
}

export async function ownPackage({ database, clock }: Platform, { id, clientId }: Own): Promise<OwnPackage> {
  const rows = await own.findOwnPurchases(database, { clientId, id });
  const [found] = await presentAll(database, rows, clock.now());
  if (!found) throw new Problem("notFound");
  return found;
}

async function presentAll(db: DbOrTx, rows: own.OwnRow[], now: Date): Promise<OwnPackage[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [usages, payments, appointments] = await Promise.all([
    store.findUsages(db, ids),
    own.findPaymentsOf(db, ids),
    own.findAppointmentsOf(db, ids),
  ]);
  return rows.flatMap((row) => {
    const usage = usages.get(row.id);
    const paid = payments.filter(({ purchase_id }) => purchase_id === row.id);
    const booked = appointments.filter(({ package_id }) => package_id === row.id);
    return usage ? [present(row, { usage, paid, booked, now })] : [];
  });
}

type Found = { usage: store.Usage; paid: own.PaidRow[]; booked: own.BookedRow[]; now: Date };

function present(row: own.OwnRow, { usage, paid, booked, now }: Found): OwnPackage {
  const status = row.status as PurchaseStatus;
  const isActive = status === "active";
  const shares = sharesOf({ netCents: row.net_cents, size: row.size, vatStatus: row.vat_status as VatStatus });
  const { left, bookable } = unitsLeft({ ...usage, shares });
  const isOver = row.validUntil !== null && isPackageOver(row.validUntil, now.getTime());
  return {
    id: row.id,
    bookingNumber: row.booking_number,
    hasContract: row.has_contract,
    status,
    endCause: row.end_cause as PurchaseEnd | null,
    coach: { id: row.coach_id, name: row.coach_name, slug: row.slug },
    consultation: row.consultation as PackageConsultation,
    durationMinutes: row.duration_minutes,
    size: row.size,
    left,
    bookable: isActive && !isOver ? bookable : 0,
    grossCents: row.gross_cents,
    eachCents: Math.round(row.gross_cents / row.size),
    boughtAt: row.bought_at?.toISOString() ?? null,
    validUntil: row.validUntil,
    endedAt: row.ended_at?.toISOString() ?? null,
    payments: paid.map(presentPayment),
    appointments: booked.map((each) => ({
      id: each.id,
      scheduledAt: each.starts_at.toISOString(),
      scheduledStatus: each.status as Status,
      isCounted: each.package_unit !== null,
    })),
    refundCents: isActive ? unusedCents(usage) : 0,
    can: {
      book: isActive && !isOver && bookable > 0 && row.slug !== null,
      pay: paid.some(isPayable) && status !== "ended",
      end: isActive,
    },
  };
}

type Tried = Pick<own.PaidRow, "status" | "place" | "sent_at">;

/** What failed, waits for the bank, or was never sent; not what is on its way. */
const isPayable = ({ status, place, sent_at }: Tried) =>
  sent_at === null && (status === "declined" || status === "authentication" || (status === "open" && place === 1));

const presentPayment = (row: own.PaidRow): OwnPackage["payments"][number] => ({
  ...presentInstalment(row),
  decline: declineOf(row.decline_code) ?? null,
  refundedCents: row.refunded_cents,
});

/** The payment that a client can make now: the first one that failed or waits for the bank. */
async function payableOf({ database }: Platform, { id, clientId }: Own): Promise<store.PaymentRow> {
  const purchase = await store.findPurchase(database, id);
  if (purchase?.client_id !== clientId) throw new Problem("notFound");
  const payable = (await store.findPayments(database, id)).find(isPayable);
  if (purchase.status === "ended" || !payable) throw new Problem("notPossibleNow");
  return payable;
}

/** The client pays what is due, with the primary card, and able to answer the bank. */
export async function payOwn(platform: Platform, who: Own): Promise<Payment> {
  const payment = await payableOf(platform, who);
  if (!(await hasPaymentMethod(platform.database, who.clientId, platform.clock.now())))
    throw new Problem("noPaymentMethod");
  return chargePresent(platform, payment);
}

/** How a payment stands, asked of the provider: its message may be late. */
export async function askOwn(platform: Platform, { id, clientId }: Own): Promise<Payment> {
  const purchase = await store.findPurchase(platform.database, id);
  if (purchase?.client_id !== clientId) throw new Problem("notFound");
  const payments = await store.findPayments(platform.database, id);
  const payment = payments.find((each) => !each.paid_at && (each.sent_at !== null || isPayable(each)));
  if (!payment) return { status: "paid" };
  if (!payment.intent_id) return { status: "processing" };
  try {
    const intent = await findIntent(platform.cards, payment.intent_id);
    return await storePayment(platform, payment.id, { intent, isHeard: true });
  } catch (error) {
    failureOf(error);
    throw new Problem("cardsUnavailable");
  }
}

/** A client ends a package; what goes back is what the page showed, and nothing else. */
export const endOwn = (platform: Platform, { id, clientId, refundCents }: Own & { refundCents: number }) =>
  transact(platform.database, async (tx) => {
    const purchase = await store.lockPurchase(tx, id);
    if (purchase?.client_id !== clientId || purchase.status === "ordered") throw new Problem("notFound");
    if (purchase.status === "ended") throw new Problem("packageEnded");
    if (unusedCents(await store.findUsage(tx, id)) !== refundCents) throw new Problem("costChanged");
    return { refundCents: await endPurchase(tx, platform, { purchase, cause: "client" }) };
  });
