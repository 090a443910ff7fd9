import type { Payment } from "@aufwind/contract/payments";
import { firstTry } from "@aufwind/rules/payments/charge-plan";
import { failureOf } from "../../platform/cards/outcome.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type AppointmentRow, findOwn } from "../appointments/store.ts";
import { hasPaymentMethod } from "../payment-methods/store.ts";
import { chargeAppointment } from "./charges.ts";
import { findIntent } from "./gateway.ts";
import { storeIntent } from "./intents.ts";
import { findOwnCharge, leaseOne } from "./store.ts";

type Own = { id: string; clientId: string };

/** The client pays on the page: with the primary card, and able to answer the bank. */
export async function payOwn(platform: Platform, { id, clientId }: Own): Promise<Payment> {
  const { database, clock } = platform;
  const now = clock.now();
  const row = await findOwn(database, { id, userId: clientId });
  if (!row || row.client_id !== clientId) throw new Problem("notFound");
  const own = await findOwnCharge(database, { id, clientId });
  if (own?.status === "paid") return { status: "paid" };
  if (!own || !isPayable(row, now)) throw new Problem("notPossibleNow");
  if (!(await hasPaymentMethod(database, clientId, now))) throw new Problem("noPaymentMethod");
  // A worker has leased it at this moment: the page asks again.
  if (!(await leaseOne(database, { id, now }))) return { status: "processing" };
  return chargeAppointment(platform, { id, isPresent: true });
}

/** What is owed and due; nobody pays for a time that is not agreed. */
const isPayable = (row: AppointmentRow, now: Date): boolean => {
  if (row.owed_cents === 0 || !row.agreed_at) return false;
  const isOver = row.status === "Completed" || row.status === "Cancelled" || row.status === "No Show";
  if (isOver) return true;
  const times = { startsAt: row.starts_at.getTime(), agreedAt: row.agreed_at.getTime() };
  return row.status === "Scheduled" && now.getTime() >= firstTry(times);
};

/** The status of a payment, asked of the provider: its webhook may be late. */
export async function loadOwnCharge(platform: Platform, { id, clientId }: Own): Promise<Payment> {
  const own = await findOwnCharge(platform.database, { id, clientId });
  if (!own) throw new Problem("notFound");
  if (own.status === "paid") return { status: "paid" };
  if (!own.intent_id) throw new Problem("notPossibleNow");
  try {
    return await storeIntent(platform, id, await findIntent(platform.cards, own.intent_id), { isHeard: true });
  } catch (error) {
    failureOf(error);
    throw new Problem("cardsUnavailable");
  }
}
