import type { ProblemCode } from "@aufwind/contract/platform/problems";
import type { AuditAction } from "@aufwind/rules/audit-log";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { insertEntry } from "./store.ts";

type Json = Record<string, unknown>;

export type AuditedAction = {
  /** Missing for the command line. */
  operatorId: string | null;
  /** Feature and verb: `cases.close`. */
  action: AuditAction;
  subject?: { kind: string; id: string };
  /** What it was and what it became; ids and facts, no more of a person than is needed. */
  before?: Json;
  after?: Json;
  reason?: string;
};

/**
 * Records an action in the transaction that does it. The log is written by one transaction at a time until its commit:
 * call it last.
 */
export const recordAction = (tx: Tx, { clock }: Pick<Platform, "clock">, entry: AuditedAction) =>
  insertEntry(tx, {
    at: clock.now(),
    operator_id: entry.operatorId,
    action: entry.action,
    outcome: "done",
    subject_kind: entry.subject?.kind ?? null,
    subject_id: entry.subject?.id ?? null,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
    reason: entry.reason ?? "",
  });

/** Records that somebody looked at personal data, before they see it. */
export const recordView = (platform: Platform, entry: AuditedAction): Promise<void> =>
  transact(platform.database, async (tx) => {
    await recordAction(tx, platform, entry);
  });

type RefusedParams = { operatorId: string; route: string; path: string; code: ProblemCode };

/** Records what an operator tried and was refused. */
export const recordRefusal = (platform: Platform, { operatorId, route, path, code }: RefusedParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    await insertEntry(tx, {
      at: platform.clock.now(),
      operator_id: operatorId,
      action: "operators.tried",
      outcome: "refused",
      subject_kind: null,
      subject_id: null,
      before: null,
      after: JSON.stringify({ route, path, code }),
      reason: "",
    });
  });
