import type { LedgerKind } from "@aufwind/rules/ledger";
import { ASK_AGAIN, isKeyOver } from "@aufwind/rules/payments/charge-plan";
import type { RefundStatus } from "@aufwind/rules/payments/status";
import type Stripe from "stripe";
import { failureOf } from "../../platform/cards/outcome.ts";
import { type Database, type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, type OpenCaseParams, openCase } from "../cases/commands.ts";
import { type Entry, postEntries } from "../ledger/commands.ts";
import { findRefund, findSent, sendRefund } from "./gateway.ts";
import * as store from "./store.ts";

/** Banks take their time; asked regularly in case the webhook is lost. */
const LATER = 6 * 3_600_000;

/** A refund with what it is of, all locked. */
export type HeldRefund = {
  refund: store.CardRefund;
  /** What is posted when it is sent. */
  posting: { kind: LedgerKind; entries: readonly Entry[]; appointmentId?: string };
  /** Whom the case is about that is opened when it comes back. */
  concerns: Pick<OpenCaseParams, "person" | "about">;
  /** Of what the log says that money went back, and whether a bank has that money. */
  subject: { kind: string; id: string };
  isDisputed: boolean;
  /** Stores what else depends on its status, and tells people. */
  follow(tx: Tx, platform: Platform, status: Exclude<RefundStatus, "due">): Promise<void>;
};

/** What differs between refunds of appointments, packages and gift cards. */
export type RefundSource = {
  table: store.RefundTable;
  /** How its keys begin, at the provider and in the ledger. */
  key: string;
  /** The payment that it is of, and by what the provider's object is known again. */
  findPayment(db: Database, id: string): Promise<{ intentId: string; metadata: Record<string, string> } | undefined>;
  idOf(refund: Stripe.Refund): string | undefined;
  /** In the order of locks that everybody uses; undefined if there is none with this id. */
  hold(tx: Tx, id: string): Promise<HeldRefund | undefined>;
};

/** Sends or looks up the refund that has waited longest; returns whether there was one. */
export async function refundNext(platform: Platform, source: RefundSource): Promise<boolean> {
  const { database, clock, cards } = platform;
  const now = clock.now();
  const refund = await store.leaseRefund(database, source.table, now);
  if (!refund) return false;
  const payment = await source.findPayment(database, refund.id);
  if (!payment) throw new Error("a refund has no payment");
  const sent = { refund, source, intentId: payment.intentId };
  await cards.pace();
  try {
    if (refund.provider_id) await storeRefund(platform, source, await findRefund(cards, refund.provider_id));
    else if (isKeyOver(refund.sent_at, now)) await lookUp(platform, sent);
    else {
      const key = `${source.key}-${refund.id}-${refund.attempt}`;
      await storeRefund(
        platform,
        source,
        await sendRefund(cards, { ...payment, amountCents: refund.amount_cents, key }),
      );
    }
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "unknown") await askAgain(platform, sent);
    else await lookUp(platform, { ...sent, ...(failure.kind === "refused" && { refusal: failure.code }) });
  }
  return true;
}

type Sent = { refund: store.CardRefund; source: RefundSource; intentId: string; refusal?: string };

const askAgain = ({ database, clock }: Platform, { refund, source }: Sent, changes = {}) =>
  store.updateRefund(
    database,
    { table: source.table, id: refund.id },
    { due_at: new Date(clock.now().getTime() + ASK_AGAIN), leased_until: null, ...changes },
  );

/** Without effect the next attempt gets a new key; a permanent refusal is left to people. */
async function lookUp(platform: Platform, sent: Sent): Promise<void> {
  const { refund, source, intentId, refusal } = sent;
  try {
    const found = await findSent(platform.cards, { intentId, isSame: (each) => source.idOf(each) === refund.id });
    if (found) await storeRefund(platform, source, found);
    else if (refusal) await giveUp(platform, sent, refusal);
    else await askAgain(platform, sent, { attempt: refund.attempt + 1, sent_at: null });
  } catch (error) {
    failureOf(error);
    await askAgain(platform, sent);
  }
}

const giveUp = (platform: Platform, { refund, source }: Sent, refusal: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const held = await source.hold(tx, refund.id);
    if (held?.refund.status !== "due") return;
    platform.log.error({ code: refusal, refund: refund.id }, "the card provider refused a refund");
    await settle(tx, platform, { source, held, status: "failed", failure: refusal });
  });

/** The provider reports a refund: its status is looked up. */
export async function storeReported(platform: Platform, sources: readonly RefundSource[], providerId: string) {
  const refund = await findRefund(platform.cards, providerId);
  for (const source of sources) await storeRefund(platform, source, refund);
}

/** Stores the provider's status of a refund; idempotent, and nothing if it is of something else. */
async function storeRefund(platform: Platform, source: RefundSource, sent: Stripe.Refund): Promise<void> {
  const id = source.idOf(sent);
  if (!id) return;
  await transact(platform.database, async (tx) => {
    const held = await source.hold(tx, id);
    // It came back, and people have paid it since.
    if (!held || held.refund.status === "transferred") return;
    const isFailed = sent.status === "failed" || sent.status === "canceled";
    const status = isFailed ? "failed" : sent.status === "succeeded" ? "succeeded" : "pending";
    const failure = isFailed ? (sent.failure_reason ?? "failed") : null;
    await settle(tx, platform, { source, held, status, failure, providerId: sent.id });
  });
}

type Settled = {
  source: RefundSource;
  held: HeldRefund;
  status: "pending" | "succeeded" | "failed";
  failure: string | null;
  providerId?: string;
};

async function settle(tx: Tx, platform: Platform, { source, held, status, failure, providerId }: Settled) {
  const { refund } = held;
  const { id } = refund;
  const now = platform.clock.now();
  const isOver = status === "failed" || (status === "succeeded" && refund.status === "succeeded");
  await store.updateRefund(
    tx,
    { table: source.table, id },
    {
      status,
      failure,
      ...(providerId && { provider_id: providerId }),
      // A refund that succeeded can still fail at the bank: checked once more.
      due_at: isOver ? null : new Date(now.getTime() + LATER),
      leased_until: null,
      sent_at: null,
      settled_at: status === "pending" ? null : (refund.settled_at ?? now),
    },
  );
  await bookRefund(tx, { key: source.key, held, isFailed: status === "failed", now });
  if (refund.status === status) return;
  await held.follow(tx, platform, status);
  const cause = { source: source.table, sourceId: id };
  if (status === "succeeded") await closeCaseOf(tx, platform, cause);
  if (status !== "failed") return;
  // Somebody waits for money that only people can send now.
  const data = { amountCents: refund.amount_cents, failure };
  await openCase(tx, platform, { ...cause, ...held.concerns, kind: "payment", data });
}

type Booked = {
  key: string;
  held: { refund: Pick<store.CardRefund, "id" | "amount_cents">; posting: HeldRefund["posting"] };
  isFailed: boolean;
  now: Date;
};

/** Posts that a refund was sent, and that it came back, if so: then it is still theirs who paid. */
export async function bookRefund(tx: Tx, { key, held, isFailed, now }: Booked): Promise<void> {
  const { refund, posting } = held;
  const { appointmentId } = posting;
  const common = { at: now, ...(appointmentId && { appointmentId }) };
  await postEntries(tx, { ...common, key: `${key}ed:${refund.id}`, kind: posting.kind, entries: posting.entries });
  if (!isFailed) return;
  const entries: Entry[] = [
    { account: "provider", amountCents: refund.amount_cents },
    { account: "owed_back", amountCents: -refund.amount_cents },
  ];
  await postEntries(tx, { ...common, key: `${key}-failed:${refund.id}`, kind: "refund_failed", entries });
}
