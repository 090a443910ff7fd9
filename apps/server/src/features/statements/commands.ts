import type { Statement } from "@aufwind/contract/statements";
import { ASK_AGAIN, isKeyOver } from "@aufwind/rules/payments/charge-plan";
import type Stripe from "stripe";
import { failureOf } from "../../platform/cards/outcome.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { partyOf } from "../invoices/commands.ts";
import { postEntries } from "../ledger/commands.ts";
import { findTransfer, findTransferOf, sendTransfer } from "./gateway.ts";
import { notifyFailed, notifyPaid, notifyReturned } from "./notifications.ts";
import * as payoutStore from "./payout-store.ts";
import { makeDue } from "./payout-store.ts";
import { type Own, presentStatement } from "./queries.ts";
import * as store from "./store.ts";

/** Retries a failed payout now. */
export async function retryPayout(platform: Platform, own: Own): Promise<Statement> {
  return transact(platform.database, async (tx) => {
    const isDue = await makeDue(tx, { ...own, now: platform.clock.now() });
    const statement = await store.findOwn(tx, own);
    if (!statement) throw new Problem("notFound");
    if (!isDue) throw new Problem("payoutNotDue");
    await platform.jobs.add(tx, "payouts-due", {});
    return presentStatement(statement);
  });
}

/** For a coach who leaves: what is owed is still paid out, and announced to the former address. */
export async function storeSettlement(tx: Tx, { clock }: Platform, coachId: string): Promise<void> {
  const party = await partyOf(tx, coachId);
  // Without legal details there were no sales.
  if (party) await store.storeContact(tx, { coachId, party, now: clock.now() });
}

const A_MONTH = 35 * 86_400_000;

/** Deletes the contacts of those who left and were paid. */
export const eraseSettled = async ({ database, clock }: Platform): Promise<void> => {
  await store.eraseSettledRows(database, new Date(clock.now().getTime() - A_MONTH));
};

const AT_ONCE = 5;

/** What was refused may succeed then. */
const A_DAY = 24 * 3_600_000;

/** Nobody is waiting for it anymore. */
const OVER = { due_at: null, leased_until: null, sent_at: null };

/** Sends every due payout, a few at a time. */
export async function payOut(platform: Platform, signal: AbortSignal): Promise<void> {
  for (;;) {
    const due = await payoutStore.leaseDue(platform.database, { now: platform.clock.now(), limit: AT_ONCE });
    await Promise.all(due.map((each) => payOne(platform, each)));
    if (due.length < AT_ONCE || signal.aborted) return;
  }
}

async function payOne(platform: Platform, due: payoutStore.DueRow): Promise<void> {
  await platform.cards.pace();
  const isOld = isKeyOver(due.sent_at, platform.clock.now());
  try {
    // A key is valid for a day, and a new one must not pay again what an earlier one has paid.
    if ((isOld || due.attempt > 1) && (await keepFound(platform, due))) return;
    if (isOld) await again(platform, due, { attempt: due.attempt + 1, sent_at: null });
    else await keepPaid(platform, due, await sendTransfer(platform.cards, due));
  } catch (error) {
    await answerTo(platform, due, error);
  }
}

async function answerTo(platform: Platform, due: payoutStore.DueRow, error: unknown): Promise<void> {
  const failure = failureOf(error);
  if (failure.kind === "unknown") return again(platform, due);
  if (failure.kind === "broken") return lookUp(platform, due);
  await fail(platform, due, failure.code);
}

const again = async ({ database, clock }: Platform, { id }: payoutStore.DueRow, changes = {}): Promise<void> => {
  const due_at = new Date(clock.now().getTime() + ASK_AGAIN);
  await payoutStore.postponePayout(database, id, { due_at, leased_until: null, ...changes });
};

/** Looks up the outcome of an attempt without an answer; without effect, the next attempt gets a new key. */
async function lookUp(platform: Platform, due: payoutStore.DueRow): Promise<void> {
  try {
    if (await keepFound(platform, due)) return;
    await again(platform, due, { attempt: due.attempt + 1, sent_at: null });
  } catch (error) {
    failureOf(error);
    await again(platform, due);
  }
}

async function keepFound(platform: Platform, due: payoutStore.DueRow): Promise<boolean> {
  const found = await findTransferOf(platform.cards, due.id);
  if (found) await keepPaid(platform, due, found);
  return found !== undefined;
}

/** Records that a month was paid out; idempotent. */
const keepPaid = (platform: Platform, { id }: payoutStore.DueRow, transfer: Stripe.Transfer): Promise<void> =>
  transact(platform.database, async (tx) => {
    const statement = await payoutStore.lockStatement(tx, id);
    if (statement.status === "paid") return;
    const at = platform.clock.now();
    const paid = { status: "paid", paid_at: at, transfer_id: transfer.id, failure: null };
    await payoutStore.updateStatement(tx, id, { ...paid, ...OVER });
    await postEntries(tx, {
      key: `paid-out:${transfer.id}`,
      kind: "paid_out",
      at,
      entries: [
        { account: "coach", coachId: statement.coach_id, amountCents: transfer.amount },
        { account: "provider", amountCents: -transfer.amount },
      ],
    });
    await notifyPaid(tx, platform, id);
    await closeCaseOf(tx, platform, { source: "statements", sourceId: id });
  });

/** The provider refused, and nothing was sent: retried a day later with a new key. */
async function fail(platform: Platform, { id, attempt }: payoutStore.DueRow, code: string): Promise<void> {
  platform.log.error({ code, statement: id }, "the card provider refused a payout");
  await transact(platform.database, async (tx) => {
    const statement = await payoutStore.lockStatement(tx, id);
    if (statement.status === "paid" || statement.attempt !== attempt) return;
    const tomorrow = new Date(platform.clock.now().getTime() + A_DAY);
    const next = { ...OVER, attempt: attempt + 1, due_at: tomorrow };
    await payoutStore.updateStatement(tx, id, { ...next, status: "failed", failure: code });
    // Notified once, however many days it takes.
    if (statement.failure !== null) return;
    await notifyFailed(tx, platform, id);
    await openPayoutCase(tx, platform, statement, code);
  });
}

type Owed = { id: string; coach_id: string; payout_cents: number };

const openPayoutCase = (tx: Tx, platform: Platform, { id, coach_id, payout_cents }: Owed, failure: string) =>
  openCase(tx, platform, {
    kind: "payout",
    source: "statements",
    sourceId: id,
    person: { id: coach_id },
    data: { amountCents: payout_cents, failure },
  });

/** The provider reports a transfer. A reversed one waits until the coach retries. */
export async function handleTransfer(platform: Platform, transferId: string): Promise<void> {
  const transfer = await findTransfer(platform.cards, transferId);
  if (!transfer.reversed) return;
  await transact(platform.database, async (tx) => {
    const statement = await payoutStore.lockByTransfer(tx, transferId);
    if (statement?.status !== "paid") return;
    await payoutStore.updateStatement(tx, statement.id, {
      ...OVER,
      status: "failed",
      failure: "reversed",
      paid_at: null,
      attempt: statement.attempt + 1,
    });
    await postEntries(tx, {
      key: `payout-failed:${transferId}`,
      kind: "payout_failed",
      at: platform.clock.now(),
      entries: [
        { account: "provider", amountCents: transfer.amount },
        { account: "coach", coachId: statement.coach_id, amountCents: -transfer.amount },
      ],
    });
    await notifyReturned(tx, platform, statement.id);
    await openPayoutCase(tx, platform, statement, "reversed");
  });
}
