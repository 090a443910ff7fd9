import type { FailureKind } from "@aufwind/rules/system";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction, recordView } from "../audit-log/commands.ts";
import { leaveUnprocessed, processAgain } from "../webhooks/commands.ts";
import { closeCaseIfSettled } from "./failures.ts";
import * as store from "./store.ts";

type Again = (tx: Tx, platform: Platform, failure: store.LockedFailure) => Promise<boolean>;

/** How each is done again; false if what that needs is gone. */
const AGAIN: Record<FailureKind, Again> = {
  mail: (tx, { outbox }, { sourceId }) => outbox.sendAgain(tx, sourceId),
  providerEvent: (tx, platform, { sourceId }) => processAgain(tx, platform, sourceId),
  job: async (tx, { jobs }, { name, data }) => {
    // A later version may have no such queue any more.
    if (!jobs.knows(name)) return false;
    await jobs.add(tx, name, data ?? {});
    return true;
  },
};

/** The failure, locked, if there is still something to decide. */
async function lockOpen(tx: Tx, id: string): Promise<store.LockedFailure> {
  const failure = await store.lockFailure(tx, id);
  if (!failure) throw new Problem("notFound");
  if (failure.state !== "open") throw new Problem("failureSettled");
  if (failure.isMended) throw new Problem("failureMended");
  return failure;
}

type Settling = { state: "retried" | "dismissed"; operatorId: string; reason: string };

/** Notes what became of it, closes its case and writes the log. */
async function settle(
  tx: Tx,
  platform: Platform,
  failure: store.LockedFailure,
  { state, operatorId, reason }: Settling,
) {
  const { id, kind, name } = failure;
  await store.settle(tx, { id, state, operatorId, reason, now: platform.clock.now() });
  await closeCaseIfSettled(tx, platform, {
    failed: failure,
    operatorId,
    data: { why: state, ...(reason && { reason }) },
  });
  await recordAction(tx, platform, {
    operatorId,
    action: state === "retried" ? "system.retry" : "system.dismiss",
    subject: { kind: "failure", id },
    after: { kind, ...(name && { name }) },
    reason,
  });
}

type Acting = { id: string; operatorId: string };

export const retryFailure = (platform: Platform, { id, operatorId }: Acting): Promise<void> =>
  transact(platform.database, async (tx) => {
    const failure = await lockOpen(tx, id);
    if (!(await AGAIN[failure.kind](tx, platform, failure))) throw new Problem("failureNotRepeatable");
    await settle(tx, platform, failure, { state: "retried", operatorId, reason: "" });
  });

export const dismissFailure = (platform: Platform, { id, operatorId, reason }: Acting & { reason: string }) =>
  transact(platform.database, async (tx) => {
    const failure = await lockOpen(tx, id);
    // Otherwise the next round would try it again.
    if (failure.kind === "providerEvent") await leaveUnprocessed(tx, platform, failure.sourceId);
    await settle(tx, platform, failure, { state: "dismissed", operatorId, reason });
  });

/** The address of a mail; the look is recorded before it is shown. */
export async function readRecipient(platform: Platform, { id, operatorId }: Acting): Promise<string> {
  const address = await store.findRecipient(platform.database, id);
  if (address === undefined) throw new Problem("notFound");
  await recordView(platform, { operatorId, action: "system.readRecipient", subject: { kind: "failure", id } });
  return address;
}
