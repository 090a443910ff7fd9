import type { ProblemCode } from "@aufwind/contract/platform/problems";
import type { AuditAction } from "@aufwind/rules/audit-log";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { insertEntry } from "./store.ts";

type Json = Record<string, unknown>;

export type Act = {
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
 * Records an act in the transaction that does it. The log is written by one transaction at a time until its commit: call
 * it last.
 */
export const recordAct = (tx: Tx, { clock }: Pick<Platform, "clock">, act: Act) =>
  insertEntry(tx, {
    at: clock.now(),
    operator_id: act.operatorId,
    action: act.action,
    outcome: "done",
    subject_kind: act.subject?.kind ?? null,
    subject_id: act.subject?.id ?? null,
    before: act.before ? JSON.stringify(act.before) : null,
    after: act.after ? JSON.stringify(act.after) : null,
    reason: act.reason ?? "",
  });

/** Records that somebody looked at personal data, before they see it. */
export const recordLook = (platform: Platform, act: Act): Promise<void> =>
  transact(platform.database, async (tx) => {
    await recordAct(tx, platform, act);
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
