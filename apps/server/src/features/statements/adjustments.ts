import type { AdjustmentPreview, StatementsOfCoach } from "@aufwind/contract/statements-adjustments";
import { monthOf } from "@aufwind/rules/statements";
import { type Adjustment, adjustmentEntries, adjustmentOf } from "@aufwind/rules/statements-adjustments";
import { type Tx, transact } from "../../platform/database/database.ts";
import { previewHash } from "../../platform/http/preview-hash.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Executing, requestApproval } from "../approvals/commands.ts";
import { recordAction } from "../audit-log/commands.ts";
import { recordAdjustment } from "../earnings/commands.ts";
import { issueFeeCorrection } from "../invoices/commands.ts";
import * as store from "./adjustment-store.ts";
import { notifyAdjusted } from "./notifications.ts";

/** What can be corrected of a coach, and what was. */
export async function statementsOfCoach({ database }: Platform, coachId: string): Promise<StatementsOfCoach> {
  const name = await store.findCoachName(database, coachId);
  if (name === undefined) throw new Problem("notFound");
  const [statements, adjustments] = [
    await store.findStatements(database, coachId),
    await store.findAdjustments(database, coachId),
  ];
  return {
    coach: { id: coachId, name },
    statements: statements.map((row) => ({
      id: row.id,
      month: row.month,
      payoutCents: row.payout_cents,
      feeLeftCents: row.fee_left_cents,
      invoiceNumber: row.invoice_number,
    })),
    adjustments: adjustments.map((row) => ({
      id: row.id,
      at: row.earned_at.toISOString(),
      reason: row.reason ?? "",
      arrivesCents: row.arrives_cents,
      month: row.month,
    })),
  };
}

type Asked = { coachId: string; statementId: string | null; feeCents: number; otherCents: number };
/** Of one appointment, where its fees are waived. */
type Waived = { appointmentId: string; clientId: string };
type Corrected = { id: string; invoiceId: string; number: string };
export type Planned = { coachId: string; adjustment: Adjustment; corrected: Corrected | undefined; waived?: Waived };

/** What a correction would do, as things stand. */
export const previewAdjustment = (platform: Platform, asked: Asked): Promise<AdjustmentPreview> =>
  transact(platform.database, async (tx) => presentPlanned(platform, await plan(tx, asked)));

async function plan(tx: Tx, { coachId, statementId, feeCents, otherCents }: Asked): Promise<Planned> {
  if ((await store.findCoachName(tx, coachId)) === undefined) throw new Problem("notFound");
  const corrected = statementId ? await correctedBy(tx, { coachId, statementId, netCents: feeCents }) : undefined;
  // Without an invoice there are no fees to give back.
  if (feeCents > 0 && !corrected) throw new Problem("adjustmentTooHigh");
  return { coachId, adjustment: adjustmentOf({ feeCents, otherCents }), corrected };
}

type CorrectedBy = { coachId: string; statementId: string; netCents: number };

/** The statement, and our invoice of its fees if some of them come back. */
export async function correctedBy(tx: Tx, { coachId, statementId, netCents }: CorrectedBy) {
  const statement = await store.lockStatement(tx, { id: statementId, coachId });
  if (!statement) throw new Problem("notFound");
  if (netCents > statement.fee_left_cents) throw new Problem("adjustmentTooHigh");
  const { id, invoice_id: invoiceId, invoice_number: number } = statement;
  return { id, invoiceId: netCents > 0 && invoiceId ? invoiceId : "", number: number ?? "" };
}

export function presentPlanned({ clock }: Pick<Platform, "clock">, planned: Planned): AdjustmentPreview {
  const { adjustment, corrected } = planned;
  const [netCents, vatCents] = [0 - adjustment.feeCents - adjustment.marketingCents, 0 - adjustment.feeVatCents];
  const shown = {
    feeCents: netCents,
    feeVatCents: vatCents,
    otherCents: adjustment.adjustedCents,
    arrivesCents: adjustment.arrivesCents,
    entries: adjustmentEntries(adjustment),
    correction: corrected?.invoiceId
      ? { number: corrected.number, netCents, vatCents, grossCents: netCents + vatCents }
      : null,
  };
  return { ...shown, month: monthOf(clock.now().getTime()), hash: previewHash({ planned, ...shown }) };
}

const subjectOf = (coachId: string) => ({ kind: "coach", id: coachId });

type AskParams = Asked & { hash: string; reason: string; operatorId: string };

/** A correction is always wanted by two people. */
export const askForAdjustment = (platform: Platform, params: AskParams): Promise<string> =>
  transact(platform.database, async (tx) => {
    const { hash, reason, operatorId, ...asked } = params;
    const planned = await plan(tx, asked);
    return requestPlanned(tx, platform, { planned, input: { act: "adjust", ...asked }, hash, reason, operatorId });
  });

type RequestParams = {
  planned: Planned;
  input: Record<string, unknown> & { act: string };
  hash: string;
  reason: string;
  operatorId: string;
};

export async function requestPlanned(tx: Tx, platform: Platform, asked: RequestParams): Promise<string> {
  const { planned, input, hash, reason, operatorId } = asked;
  const { hash: now, ...preview } = presentPlanned(platform, planned);
  if (now !== hash) throw new Problem("previewChanged");
  const name = await store.findCoachName(tx, planned.coachId);
  return requestApproval(tx, platform, {
    kind: "manualPosting",
    input: { ...input, hash },
    preview: { act: input.act, name, ...preview },
    reason,
    subject: subjectOf(planned.coachId),
    operatorId,
  });
}

/** A second person has agreed: written as it was asked for, or not at all if anything has changed. */
export async function adjustApproved(tx: Tx, platform: Platform, executing: Executing): Promise<void> {
  const asked = executing.input as Asked;
  await writeUnchanged(tx, platform, { planned: await plan(tx, asked), executing });
}

type WriteParams = { planned: Planned; executing: Executing };

export async function writeUnchanged(tx: Tx, platform: Platform, { planned, executing }: WriteParams): Promise<void> {
  const { input, askedBy: operatorId, reason } = executing;
  if (presentPlanned(platform, planned).hash !== input.hash) throw new Problem("previewChanged");
  const { coachId, adjustment, corrected, waived } = planned;
  const now = platform.clock.now();
  const id = await recordAdjustment(tx, { coachId, adjustment, correctsId: corrected?.id, waived, reason, now });
  if (corrected?.invoiceId)
    await issueFeeCorrection(tx, { invoiceId: corrected.invoiceId, adjustmentId: id, adjustment, now });
  await notifyAdjusted(tx, platform, { coachId, arrivesCents: adjustment.arrivesCents, reason });
  const after = { arrivesCents: adjustment.arrivesCents, adjustment: id };
  await recordAction(tx, platform, {
    operatorId,
    action: "statements.adjust",
    subject: subjectOf(coachId),
    after,
    reason,
  });
}
