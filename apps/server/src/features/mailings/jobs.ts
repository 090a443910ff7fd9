import { batchSize, isWrittenOnce, nextState } from "@aufwind/rules/mailings";
import { MINUTE } from "@aufwind/rules/time/durations";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { endSubscriptions } from "../subscriptions/store.ts";
import { mailingMail } from "./mails.ts";
import { applyMailOutcomes, storeFinalCounts } from "./outcome-store.ts";
import * as store from "./store.ts";

/** Few enough that a stop waits a moment only. */
const BATCH = 50;

export function mailingJobs(platform: Platform): void {
  platform.jobs.every("send-mailings", "* * * * *", (signal) => sendMailings(platform, signal));
}

/** Writes to as many as the minute allows, and takes over what became of earlier mails. */
export async function sendMailings(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, clock } = platform;
  for (const { id } of await store.findRunningMailings(database, clock.now())) {
    await transact(database, (tx) => start(tx, platform, id));
    while (!signal.aborted && (await transact(database, (tx) => sendBatch(tx, platform, id))));
  }
  await applyMailOutcomes(database);
  await storeFinalCounts(database, clock.now());
}

/** Writes down who is to get a mailing that is due. */
async function start(tx: Tx, { clock }: Platform, id: string): Promise<void> {
  const row = await store.lockMailing(tx, id);
  const state = row && nextState(row.state, "start");
  if (!state) return;
  await store.insertRecipients(tx, row);
  await store.updateMailing(tx, id, { state, started_at: clock.now() });
}

/**
 * Queues the mails of some who wait, in one transaction with their rows: a worker that dies leaves both or neither.
 * Returns whether there is more to do within this minute.
 */
async function sendBatch(tx: Tx, platform: Platform, id: string): Promise<boolean> {
  const now = platform.clock.now();
  // Locked, so that whoever stops it waits for this batch, and no two workers share the minute.
  const row = await store.lockMailing(tx, id);
  if (row?.state !== "sending") return false;
  const lately = await store.countQueuedSince(tx, new Date(now.getTime() - MINUTE));
  const room = batchSize({ perMinute: platform.config.mailingsPerMinute, lately });
  const limit = Math.min(BATCH, room);
  if (limit === 0) return false;
  const waiting = await store.lockWaitingRecipients(tx, { ...row, limit });
  if (waiting.length === 0) {
    await store.updateMailing(tx, id, { state: nextState(row.state, "finish") ?? row.state, ended_at: now });
    return false;
  }
  await writeTo(tx, platform, { row, waiting, now });
  return true;
}

type Batch = { row: store.MailingRow; waiting: store.Recipient[]; now: Date };

async function writeTo(tx: Tx, platform: Platform, { row, waiting, now }: Batch): Promise<void> {
  const there = waiting.flatMap(({ email, ...each }) => (email ? [{ ...each, email }] : []));
  const gone = waiting.filter(({ email }) => !email).map(({ id }) => id);
  if (gone.length > 0) await store.setLeft(tx, { mailingId: row.id, recipientIds: gone });
  if (there.length === 0) return;
  const mailIds = await platform.outbox.add(tx, ...there.map((reader) => mailingMail(platform, row, reader)));
  const queued = there.map(({ id }, place) => ({ recipientId: id, mailId: mailIds[place] ?? "" }));
  await store.setQueued(tx, { mailingId: row.id, queued, now });
  if (isWrittenOnce(row.audience)) await endSubscriptions(tx, { ids: there.map(({ id }) => id), now });
}
