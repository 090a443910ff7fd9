import type { AdjustmentPreview } from "@aufwind/contract/statements-adjustments";
import { adjustmentOf } from "@aufwind/rules/statements-adjustments";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Executing } from "../approvals/commands.ts";
import { knownEarning } from "../earnings/queries.ts";
import { lockAppointment } from "./adjustment-store.ts";
import { correctedBy, type Planned, presentPlanned, requestPlanned, writeUnchanged } from "./adjustments.ts";

/** What it would do to waive our fees of one completed appointment. */
export const previewFeeWaiver = (platform: Platform, appointmentId: string): Promise<AdjustmentPreview> =>
  transact(platform.database, async (tx) => presentPlanned(platform, await plan(tx, appointmentId)));

/** An adjustment of everything that refunds and earlier waivers have left of our fees. */
async function plan(tx: Tx, appointmentId: string): Promise<Planned> {
  if (!(await lockAppointment(tx, appointmentId))) throw new Problem("notFound");
  const known = await knownEarning(tx, appointmentId);
  const fees = known && known.left.feeCents + known.left.marketingCents;
  if (!known || !fees) throw new Problem("feeNotWaivable");
  const { coach_id: coachId, client_id: clientId, statement_id: statementId } = known.row;
  const { feeCents, marketingCents, feeVatCents } = known.left;
  return {
    coachId,
    adjustment: adjustmentOf({ feeCents, marketingCents, feeVatCents, otherCents: 0 }),
    // Before its month is closed there is no invoice to correct: the month's own will say both.
    corrected: statementId ? await correctedBy(tx, { coachId, statementId, netCents: fees }) : undefined,
    waived: { appointmentId, clientId },
  };
}

type AskParams = { appointmentId: string; hash: string; reason: string; operatorId: string };

export const askForFeeWaiver = (platform: Platform, { appointmentId, ...asked }: AskParams): Promise<string> =>
  transact(platform.database, async (tx) =>
    requestPlanned(tx, platform, {
      planned: await plan(tx, appointmentId),
      input: { act: "waiveFee", appointmentId },
      ...asked,
    }),
  );

/** A second person has agreed. */
export async function waiveApproved(tx: Tx, platform: Platform, executing: Executing): Promise<void> {
  const { appointmentId } = executing.input as { appointmentId: string };
  await writeUnchanged(tx, platform, { planned: await plan(tx, appointmentId), executing });
}
