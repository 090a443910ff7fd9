import type { PackageConsultation } from "@aufwind/rules/coaching-packages";
import { asLocale } from "@aufwind/rules/locale";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { type ClientNews, type CoachNews, clientMail, coachMail, type PackageFacts } from "./mails.ts";
import { findPeople } from "./purchase-store.ts";
import { findPayments, findPurchase, findUsage } from "./store.ts";

type Told<News> = {
  purchaseId: string;
  news: News;
  /** What is due, or goes back. */
  cents?: number;
  /** Concluded with it, for the client. */
  contract?: { id: string; text: string };
};

async function factsOf(tx: Tx, { purchaseId, cents = 0 }: Told<unknown>) {
  const purchase = await findPurchase(tx, purchaseId);
  if (!purchase) throw new Error("a package is gone");
  const people = await findPeople(tx, { coachId: purchase.coach_id, clientId: purchase.client_id });
  const { taken } = await findUsage(tx, purchaseId);
  const payments = await findPayments(tx, purchaseId);
  const facts: PackageFacts = {
    id: purchase.id,
    bookingNumber: purchase.booking_number,
    consultation: purchase.consultation as PackageConsultation,
    durationMinutes: purchase.duration_minutes,
    size: purchase.size,
    left: purchase.size - taken.length,
    grossCents: purchase.gross_cents,
    validUntil: purchase.validUntil ?? "",
    payments: payments.map(({ amount_cents, planned_at }) => ({ cents: amount_cents, at: planned_at })),
    coachName: people.coachName,
    clientName: people.clientName,
    cause: purchase.end_cause,
    cents,
  };
  return { people, facts };
}

/** Writes to the client; whoever has left gets nothing. */
export async function mailClient(tx: Tx, platform: Platform, told: Told<ClientNews>): Promise<void> {
  const { people, facts } = await factsOf(tx, told);
  if (!people.clientEmail) return;
  const reader = {
    email: people.clientEmail,
    firstName: people.clientFirstName,
    locale: asLocale(people.clientLocale),
  };
  await platform.outbox.add(tx, clientMail(platform, reader, { news: told.news, facts, contract: told.contract }));
}

/** Writes to both sides. */
export async function mailBoth(tx: Tx, platform: Platform, told: Told<CoachNews>): Promise<void> {
  await mailClient(tx, platform, told);
  const { people, facts } = await factsOf(tx, told);
  if (!people.coachEmail) return;
  const reader = { email: people.coachEmail, firstName: people.coachFirstName, locale: asLocale(people.coachLocale) };
  await platform.outbox.add(tx, coachMail(platform, reader, { news: told.news, facts }));
}
