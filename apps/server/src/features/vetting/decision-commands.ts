import type { RequestedChange } from "@aufwind/contract/vetting";
import { type CheckState, type Decision, stateAfter } from "@aufwind/rules/vetting";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser } from "../accounts/store.ts";
import { recordAction } from "../audit-log/commands.ts";
import { closeCaseOf } from "../cases/commands.ts";
import { lockCoach, setPrivate, setPublic } from "../coaches/store.ts";
import { CHECKS, notify } from "./commands.ts";
import * as store from "./store.ts";

export type DecideParams = {
  coachId: string;
  /** Null for decisions of the demo, which nobody made. */
  operatorId: string | null;
  decision: Decision;
  /** The state that the operator has seen: nobody reverses a refusal by accident. */
  seen: CheckState;
  /** Of what the operator has seen. */
  fingerprint: string;
  /** Of a refusal. */
  reason: string;
  /** What is asked for, by section. */
  changes: RequestedChange[];
};

/** Decides about what a coach submitted; refused if anything of it changed since the operator looked. */
export const decideCheck = (platform: Platform, deciding: DecideParams): Promise<store.CheckRow> =>
  transact(platform.database, async (tx) => {
    const { coachId, operatorId, decision, seen, fingerprint, reason, changes } = deciding;
    const now = platform.clock.now();
    // Both locked: neither the name nor a section can change until the commit.
    await lockUser(tx, coachId);
    const coach = await lockCoach(tx, coachId);
    const check = coach && (await store.findLatest(tx, coachId));
    if (!check) throw new Problem("notFound");

    const state = stateAfter(decision, {
      state: check.state,
      isSameOperator: operatorId !== null && check.decided_by === operatorId,
    });
    if (!state || check.state !== seen) throw new Problem("checkDecided");
    if ((await store.fingerprintOf(tx, coachId)) !== fingerprint) throw new Problem("changedMeanwhile");

    const stored = await store.updateCheck(tx, check.id, {
      state,
      fingerprint,
      decided_at: now,
      decided_by: operatorId,
      reason: decision === "refuse" ? reason : null,
      requested_changes: JSON.stringify(decision === "askForChanges" ? changes : check.requested_changes),
    });
    if (decision === "approve" && coach.first_public_at === null) await setPublic(tx, coachId, now);
    if (decision === "refuse") await setPrivate(tx, coachId);
    await platform.jobs.add(tx, "refresh-search", {});
    if (isNews(stored)) await notify(tx, platform, coachId, mailOf(stored));
    await closeCaseOf(tx, platform, {
      source: CHECKS,
      sourceId: check.id,
      data: { decision },
      ...(operatorId && { operatorId }),
    });
    await recordAction(tx, platform, {
      operatorId,
      action: `vetting.${decision}`,
      subject: { kind: "coach", id: coachId },
      before: { state: check.state },
      after: { state, fingerprint, ...(changes.length > 0 && { changes }) },
      reason,
    });
    return stored;
  });

/** A second look that found nothing is no news to the coach. */
const isNews = ({ state, reasons, requested_changes }: store.CheckRow) =>
  state !== "approved" || reasons.includes("firstPublication") || requested_changes.length > 0;

const mailOf = ({ state, reason, requested_changes }: store.CheckRow) => {
  if (state === "changesAsked") return { kind: state, changes: requested_changes } as const;
  if (state === "refused") return { kind: state, reason: reason ?? "" } as const;
  return { kind: "approved" } as const;
};
