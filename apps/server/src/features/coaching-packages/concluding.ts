import type { PackageConsultation } from "@aufwind/rules/coaching-packages";
import { asLocale } from "@aufwind/rules/locale";
import type { VatStatus } from "@aufwind/rules/money";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { concludePackage } from "../contracts/commands.ts";
import { findPeople } from "./purchase-store.ts";
import { findPayments, findPurchase } from "./store.ts";

/** The contract of a package as it is bought now, in the language in which its client read the terms. */
export async function conclude(tx: Tx, platform: Platform, purchaseId: string) {
  const purchase = await findPurchase(tx, purchaseId);
  if (!purchase) throw new Error("a package is gone");
  const people = await findPeople(tx, { coachId: purchase.coach_id, clientId: purchase.client_id });
  const payments = await findPayments(tx, purchaseId);
  return concludePackage(tx, platform, {
    ...{ packageId: purchase.id, coachId: purchase.coach_id, termsVersion: purchase.termsVersion },
    locale: asLocale(purchase.locale),
    facts: {
      bookingNumber: purchase.booking_number,
      client: people.clientName,
      coach: people.coachName,
      consultation: purchase.consultation as PackageConsultation,
      durationMinutes: purchase.duration_minutes,
      size: purchase.size,
      grossCents: purchase.gross_cents,
      vatCents: purchase.gross_cents - purchase.net_cents,
      vatStatus: purchase.vat_status as VatStatus,
      validUntil: purchase.validUntil ?? "",
      payments: payments.map(({ amount_cents, planned_at }) => ({ cents: amount_cents, at: planned_at.toISOString() })),
    },
  });
}
