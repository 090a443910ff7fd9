import type { Status } from "@aufwind/rules/appointments/status";
import { type ChargeStatus, type Step, stepOf } from "@aufwind/rules/payments/plan";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { setPayment } from "../appointments/commands.ts";
import { type AppointmentRow, lockAny, updateAppointment } from "../appointments/store.ts";
import { releaseCredit } from "../credits/store.ts";
import { earn } from "../earnings/commands.ts";
import { isEarned } from "../earnings/store.ts";
import { thankInviter } from "../friends/commands.ts";
import { type Card, defaultCardOf } from "../payment-methods/store.ts";
import { charge } from "./charges/commands.ts";
import { askRefund } from "./refunds/commands.ts";
import * as store from "./store.ts";

type Held = { row: AppointmentRow; charge: store.ChargeRow; card: Card | undefined; now: Date };

/** Brings together what is owed for an appointment and what was paid: takes the next step that the rules name. */
export async function settle(platform: Platform, id: string): Promise<void> {
  const now = platform.clock.now();
  const isToCharge = await transact(platform.database, async (tx) => {
    const held = await hold(tx, { id, now });
    // What was sent and not answered is cleared up before anything else is decided.
    const step: Step = held.charge.sent_at ? { do: "charge" } : await nextStep(tx, held);
    if (step.do === "charge") return true;
    await take(tx, platform, { ...held, step });
    return false;
  });
  if (isToCharge) await charge(platform, { id, isPresent: false });
}

async function hold(tx: Tx, { id, now }: { id: string; now: Date }): Promise<Held> {
  const row = await lockAny(tx, id);
  return { row, charge: await store.lockCharge(tx, id), card: await defaultCardOf(tx, row.client_id), now };
}

async function nextStep(tx: Tx, { row, charge: of, card, now }: Held): Promise<Step> {
  const facts = {
    status: row.status as Status,
    startsAt: row.starts_at.getTime(),
    agreedAt: (row.agreed_at ?? now).getTime(),
    owedCents: row.owed_cents,
    charge: of.status as ChargeStatus,
    failedAt: of.failed_at?.getTime() ?? null,
    tries: of.attempt,
    hasNewCard: card !== undefined && card.id !== of.card_id,
    isGivenBack: await store.isGivenBack(tx, row.id),
    isEarned: await isEarned(tx, row.id),
    isUndecided: row.status === "No Show" && row.awaiting !== null,
  };
  return stepOf(facts, now.getTime());
}

/** Every step but the charge itself, which asks the provider. */
async function take(tx: Tx, platform: Platform, { row, charge: of, now, step }: Held & { step: Step }): Promise<void> {
  const until = step.do === "wait" ? new Date(step.until) : null;
  const isLetDown = step.do === "earn" && step.kind !== "completed";
  await store.updateCharge(tx, row.id, {
    due_at: until,
    leased_until: null,
    ...(isLetDown && { credit_cents: 0 }),
    ...(step.do === "drop" && { status: "void", amount_cents: row.gross_cents, credit_cents: 0 }),
  });
  if (step.do === "drop") {
    await releaseCredit(tx, row.id);
    await setPayment(tx, platform, { row, payment: "none" });
  }
  if (step.do === "earn") {
    const paid = { cardCents: of.amount_cents, creditCents: of.credit_cents };
    await earn(tx, platform, { sold: row, paid, kind: step.kind, now });
    if (isLetDown) await giveCreditBack(tx, row.id, paid.cardCents);
    else await thankInviter(tx, platform, row.client_id);
  }
  if (step.do === "refund") await askRefund(tx, platform, { row, charge: of, now });
}

/** What the client let down costs what the card paid; the credit is for an appointment that takes place. */
async function giveCreditBack(tx: Tx, id: string, cardCents: number): Promise<void> {
  await releaseCredit(tx, id);
  await updateAppointment(tx, id, { owed_cents: cardCents });
}
