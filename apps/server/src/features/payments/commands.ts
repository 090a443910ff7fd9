import type { Status } from "@aufwind/rules/appointments/status";
import { type ChargeStatus, type EarningKind, type Step, stepOf } from "@aufwind/rules/payments/charge-plan";
import type Stripe from "stripe";
import { disputeStatus } from "../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { setPayment } from "../appointments/commands.ts";
import { type AppointmentRow, lockAny, updateAppointment } from "../appointments/store.ts";
import { storeReported } from "../card-refunds/commands.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { returnToPackage } from "../coaching-packages/commands.ts";
import { returnCredit } from "../credits/commands.ts";
import { releaseCredit } from "../credits/store.ts";
import { recordEarning, reverseEarning } from "../earnings/commands.ts";
import { isEarned } from "../earnings/store.ts";
import { creditReferrer } from "../friends/commands.ts";
import { returnToGiftCards } from "../gift-cards/commands.ts";
import { type Card, defaultCardOf } from "../payment-methods/store.ts";
import { chargeAppointment } from "./charges.ts";
import { findIntent } from "./gateway.ts";
import { storeIntent } from "./intents.ts";
import { notifyDisputed } from "./notifications.ts";
import { bookDispute } from "./postings.ts";
import { refundRest, refundStatusOf } from "./refunds/commands.ts";
import { earlierOf } from "./refunds/facts.ts";
import { REFUND_SOURCES } from "./refunds/sources.ts";
import { findRefunds } from "./refunds/store.ts";
import * as store from "./store.ts";

type Held = { row: AppointmentRow; charge: store.ChargeRow; card: Card | undefined; now: Date };

/** Compares what is owed for an appointment with what was paid, and takes the next step that the rules name. */
export async function settleCharge(platform: Platform, id: string): Promise<void> {
  const now = platform.clock.now();
  const isToCharge = await transact(platform.database, async (tx) => {
    const held = await hold(tx, { id, now });
    // An attempt without an answer is resolved before anything else is decided.
    const step: Step = held.charge.sent_at ? { do: "charge" } : await nextStep(tx, held);
    if (step.do === "charge") return true;
    await take(tx, platform, { ...held, step });
    return false;
  });
  if (isToCharge) await chargeAppointment(platform, { id, isPresent: false });
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

/** Every step but the charge itself, which calls the provider. */
async function take(tx: Tx, platform: Platform, { row, charge: of, now, step }: Held & { step: Step }): Promise<void> {
  const until = step.do === "wait" ? new Date(step.until) : null;
  await store.updateCharge(tx, row.id, {
    due_at: until,
    leased_until: null,
    ...(step.do === "drop" && { status: "void", amount_cents: row.gross_cents, gift_cents: 0, credit_cents: 0 }),
  });
  if (step.do === "drop") {
    await releaseCredit(tx, row.id);
    await returnToGiftCards(tx, platform, { appointmentId: row.id, cents: of.gift_cents });
    if (row.package_unit !== null) await returnToPackage(tx, platform, { row, cents: row.gross_cents });
    await setPayment(tx, platform, { row, payment: "none" });
  }
  if (step.do === "earn") await earn(tx, platform, { row, charge: of, kind: step.kind, now });
  if (step.do === "refund") await refundRest(tx, platform, { row, charge: of });
}

type EarnParams = { row: AppointmentRow; charge: store.ChargeRow; kind: EarningKind; now: Date };

/** The money is the coach's now, but for what was refunded before. */
async function earn(tx: Tx, platform: Platform, { row, charge: of, kind, now }: EarnParams): Promise<void> {
  const isLetDown = kind !== "completed";
  const earlier = await findRefunds(tx, row.id);
  // A late cancellation or no show costs what the client paid; the credit is for appointments that take place.
  const unusedCents = isLetDown ? of.credit_cents - earlierOf(earlier).creditCents : 0;
  const paidCents = store.clientPaid(of);
  const paid = { paidCents, creditCents: isLetDown ? unusedCents : of.credit_cents };
  const refunds = earlier.map(({ id, price_cents, gift_cents, credit_cents }) => {
    return { refundId: id, priceCents: price_cents, giftCents: gift_cents, creditCents: credit_cents };
  });
  if (isLetDown) await store.updateCharge(tx, row.id, { credit_cents: of.credit_cents - unusedCents });
  await recordEarning(tx, platform, { sold: row, paid, kind, refunds, now });
  if (!isLetDown) return creditReferrer(tx, platform, row.client_id);
  await returnCredit(tx, { row, cents: unusedCents, of: of.credit_cents, now });
  await updateAppointment(tx, row.id, { owed_cents: paidCents });
}

/** The provider reports a dispute: its status is looked up. */
export async function handleDisputeEvent(platform: Platform, providerId: string): Promise<void> {
  const dispute = await platform.cards.stripe.disputes.retrieve(providerId);
  const intentId = typeof dispute.payment_intent === "string" ? dispute.payment_intent : dispute.payment_intent?.id;
  const id = intentId ? await paidBy(platform, intentId) : undefined;
  if (id) await transact(platform.database, (tx) => keep(tx, platform, { dispute, id }));
}

/** The appointment of the payment; that it was paid may become known only now. */
async function paidBy(platform: Platform, intentId: string): Promise<string | undefined> {
  const charge = await store.findByIntent(platform.database, intentId);
  if (charge?.status === "paid") return charge.appointment_id;
  const intent = await findIntent(platform.cards, intentId);
  const id = charge?.appointment_id ?? intent.metadata.appointment;
  if (!id || !(await store.findCharge(platform.database, id))) return undefined;
  await storeIntent(platform, id, intent, { isHeard: true });
  return id;
}

type KeepParams = { dispute: Stripe.Dispute; id: string };

async function keep(tx: Tx, platform: Platform, { dispute, id }: KeepParams): Promise<void> {
  const row = await lockAny(tx, id);
  const charge = await store.lockCharge(tx, id);
  const now = platform.clock.now();
  const known = await store.findDispute(tx, dispute.id);
  const status = disputeStatus(dispute);
  if (known?.status === status || (known && known.status !== "open")) return;
  await store.upsertDispute(tx, {
    provider_id: dispute.id,
    appointment_id: id,
    amount_cents: dispute.amount,
    reason: dispute.reason,
    status,
    opened_at: known?.opened_at ?? now,
    evidence_by: evidenceBy(dispute),
    closed_at: status === "open" ? null : now,
  });
  // The earning is reversed before the money is gone, so no account is overdrawn.
  const isReversed = status === "lost" && (await reverseEarning(tx, platform, { appointmentId: id, now }));
  const money = { amountCents: dispute.amount, ...(await refundedOf(tx, charge)) };
  await bookDispute(tx, { id, ...money, now, disputeId: dispute.id, status });
  if (status === "lost") await returnToGiftCards(tx, platform, { appointmentId: id, cents: money.giftCents });
  const payment = status === "won" ? await refundStatusOf(tx, { row, charge }) : "disputed";
  const stored = await setPayment(tx, platform, { row, payment });
  // What was held back can be earned now.
  if (status === "won") await store.updateCharge(tx, id, { due_at: now });
  await notifyDisputed(tx, platform, { row: stored, now, outcome: status, isReversed });
  await followDispute(tx, platform, { dispute, row: stored, status });
}

/** So much earlier than the provider the team wants its evidence to be there. */
const EVIDENCE_EARLIER = 3 * 24 * 3_600_000;

/** Until when the provider takes evidence. */
function evidenceBy({ evidence_details }: Stripe.Dispute): Date | null {
  const dueBy = evidence_details?.due_by;
  return dueBy ? new Date(dueBy * 1000) : null;
}

type FollowParams = { dispute: Stripe.Dispute; row: AppointmentRow; status: "open" | "won" | "lost" };

/** A dispute waits for the team's evidence until the bank has decided. */
async function followDispute(tx: Tx, platform: Platform, { dispute, row, status }: FollowParams): Promise<void> {
  const cause = { source: "disputes", sourceId: dispute.id };
  if (status !== "open") return closeCaseOf(tx, platform, { ...cause, data: { why: status } });
  const dueBy = evidenceBy(dispute);
  await openCase(tx, platform, {
    ...cause,
    kind: "payment",
    person: { id: row.client_id },
    about: { kind: "payment", id: row.id },
    data: { amountCents: dispute.amount, reason: dispute.reason },
    ...(dueBy && { dueAt: new Date(dueBy.getTime() - EVIDENCE_EARLIER) }),
  });
}

/** What refunds left in the ledger of a payment: one that is only due is not in it yet. */
async function refundedOf(tx: Tx, charge: store.ChargeRow) {
  const sent = (await findRefunds(tx, charge.appointment_id)).filter(({ status }) => status !== "due");
  const failed = sent.filter(({ status }) => status === "failed");
  return {
    leftCents: store.clientPaid(charge) + charge.credit_cents - earlierOf(sent).priceCents,
    giftCents: charge.gift_cents - earlierOf(sent).giftCents,
    owedBackCents: earlierOf(failed).cardCents,
  };
}

/** The provider reports a payment: its status is looked up. */
export async function handleIntentEvent(platform: Platform, intentId: string): Promise<void> {
  const known = await store.findByIntent(platform.database, intentId);
  // An unknown one belongs to an attempt in progress, which gets the answer itself.
  if (!known || known.status === "paid") return;
  // Only here: most messages say nothing new, and would use up the rate limit of charges.
  await platform.cards.pace();
  await storeIntent(platform, known.appointment_id, await findIntent(platform.cards, intentId), { isHeard: true });
}

/** The provider reports a refund, of an appointment, a package or a gift card: its status is looked up. */
export const handleRefundEvent = (platform: Platform, providerId: string): Promise<void> =>
  storeReported(platform, REFUND_SOURCES, providerId);
