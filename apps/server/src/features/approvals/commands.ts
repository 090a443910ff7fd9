import { createHash } from "node:crypto";
import type { Approval } from "@aufwind/contract/approvals";
import { APPROVAL_LASTS, type ApprovalKind, whyNotDecide } from "@aufwind/rules/approvals";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction } from "../audit-log/commands.ts";
import { presentApproval } from "./present.ts";
import * as store from "./store.ts";

type Json = Record<string, unknown>;
export type Executing = {
  input: Json;
  askedBy: string;
  /** Who approved it. */
  operatorId: string;
  reason: string;
};

/** Does what was approved, in the transaction that approves it; a Problem leaves everything as it was. */
export type Executors = Partial<
  Record<ApprovalKind, (tx: Tx, platform: Platform, executing: Executing) => Promise<void>>
>;

type RequestApprovalParams = {
  kind: ApprovalKind;
  input: Json;
  preview: Json;
  reason: string;
  subject: { kind: string; id: string };
  operatorId: string;
};

/** Asks for a second person; refused while the same request waits. */
export async function requestApproval(tx: Tx, platform: Platform, asked: RequestApprovalParams): Promise<string> {
  const { kind, input, preview, reason, subject, operatorId } = asked;
  const now = platform.clock.now();
  const hash = hashOf({ kind, input });
  await store.dropLapsed(tx, { hash, now, askedBy: operatorId });
  const stored = await store.insertApproval(tx, {
    kind,
    input: JSON.stringify(input),
    input_hash: hash,
    preview: JSON.stringify(preview),
    reason,
    subject_kind: subject.kind,
    subject_id: subject.id,
    asked_by: operatorId,
    asked_at: now,
    expires_at: new Date(now.getTime() + APPROVAL_LASTS),
  });
  if (!stored) throw new Problem("approvalAsked");
  await recordAction(tx, platform, { operatorId, action: "approvals.ask", subject, after: { kind, preview }, reason });
  return stored.id;
}

/** The same whatever the order in which the fields were given. */
const hashOf = (value: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(sorted(value)))
    .digest();

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

type DecideApprovalParams = { id: string; decision: "approve" | "refuse"; inputHash: string; reason: string };

/** Another person approves or refuses; what is approved is done in the same transaction. */
export const decideApproval = (
  platform: Platform,
  deciding: DecideApprovalParams & { by: Operator; executors: Executors },
): Promise<Approval> =>
  transact(platform.database, async (tx) => {
    const { id, decision, inputHash, reason, by, executors } = deciding;
    const now = platform.clock.now();
    const row = await store.lockApproval(tx, id);
    if (!row) throw new Problem("notFound");
    const kind = row.kind as ApprovalKind;
    const asked = { kind, askedBy: row.asked_by, decision: row.decision, expiresAt: row.expires_at };
    const why = whyNotDecide(asked, { userId: by.operatorId, permissions: by.permissions }, now);
    if (why) throw new Problem(why);
    if (row.input_hash.toString("hex") !== inputHash) throw new Problem("previewChanged");

    const decided = { decision: decision === "approve" ? "approved" : "refused", decision_reason: reason } as const;
    await store.updateApproval(tx, id, { ...decided, decided_by: by.operatorId, decided_at: now });
    if (decision === "approve") {
      const executing = { input: row.input as Json, askedBy: row.asked_by, operatorId: by.operatorId };
      const execute = executors[kind];
      if (!execute) throw new Error(`nobody executes ${kind}`);
      await execute(tx, platform, { ...executing, reason: row.reason });
    }
    const subject = { kind: row.subject_kind, id: row.subject_id };
    const action = decision === "approve" ? "approvals.approve" : "approvals.refuse";
    await recordAction(tx, platform, {
      operatorId: by.operatorId,
      action,
      subject,
      after: { kind, approval: id },
      reason,
    });
    return presentApproval(await reread(tx, id), by, now);
  });

/** Takes one's own request back. */
export const withdrawApproval = (platform: Platform, { id, by }: { id: string; by: Operator }): Promise<Approval> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const row = await store.lockApproval(tx, id);
    if (row?.asked_by !== by.operatorId) throw new Problem("notFound");
    if (row.decision) throw new Problem("approvalDecided");
    await store.updateApproval(tx, id, { decision: "withdrawn", decided_by: by.operatorId, decided_at: now });
    const subject = { kind: row.subject_kind, id: row.subject_id };
    await recordAction(tx, platform, {
      operatorId: by.operatorId,
      action: "approvals.withdraw",
      subject,
      after: { approval: id },
    });
    return presentApproval(await reread(tx, id), by, now);
  });

async function reread(tx: Tx, id: string) {
  const row = await store.lockApproval(tx, id);
  if (!row) throw new Error("an approval is gone");
  return row;
}
