import type { OperatorPayout } from "@aufwind/contract/statements-operators";
import type { Locale } from "@aufwind/rules/locale";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Executing, requestApproval } from "../approvals/commands.ts";
import { recordAction, recordView } from "../audit-log/commands.ts";
import { holdPayouts, releasePayouts, retryByTeam } from "./payout-hold-commands.ts";
import * as payoutStore from "./payout-store.ts";
import { sheetFor } from "./queries.ts";

const presentPayout = (row: payoutStore.PayoutRow): OperatorPayout => ({
  statementId: row.id,
  coach: { id: row.coach_id, name: row.coach_name },
  month: row.month_text,
  payoutCents: row.payout_cents,
  status: row.status as OperatorPayout["status"],
  isConnected: row.is_ready,
  payBy: row.pay_by_text,
  paidAt: row.paid_at?.toISOString() ?? null,
  failure: row.failure,
  transferId: row.transfer_id,
  hold: row.held_at && {
    reason: row.hold_reason ?? "",
    heldBy: row.holder_id ? { id: row.holder_id, name: row.holder_name ?? "" } : null,
    heldAt: row.held_at.toISOString(),
  },
  heldForTaxDetailsAt: row.tax_held_at?.toISOString() ?? null,
  can: {
    retry: row.status === "failed" && !row.held_at && !row.tax_held_at,
    hold: !row.held_at,
    release: row.held_at !== null,
  },
});

export const listPayouts = async ({ database }: Platform, show: payoutStore.Shown): Promise<OperatorPayout[]> =>
  (await payoutStore.findPayouts(database, show)).map(presentPayout);

type SheetForTeamParams = { id: string; operatorId: string; locale: Locale; signal: AbortSignal };

/** The report that the coach has; recorded before it is shown. */
export async function sheetForTeam(platform: Platform, { id, operatorId, locale, signal }: SheetForTeamParams) {
  const statement = await payoutStore.findStatementRow(platform.database, id);
  if (!statement) throw new Problem("notFound");
  await recordView(platform, { operatorId, action: "statements.read", subject: { kind: "statement", id } });
  return sheetFor(platform, { id, coachId: statement.coach_id, locale, signal });
}

type Decided = { coachId: string; reason: string; operatorId: string };
const subjectOf = (coachId: string) => ({ kind: "coach", id: coachId });

export const holdByTeam = (platform: Platform, { coachId, reason, operatorId }: Decided): Promise<void> =>
  transact(platform.database, async (tx) => {
    await holdPayouts(tx, platform, { coachId, reason, by: { operatorId } });
    await recordAction(tx, platform, { operatorId, action: "payouts.hold", subject: subjectOf(coachId), reason });
  });

/** What was held needs a second person to go out. */
export const askForRelease = (platform: Platform, { coachId, reason, operatorId }: Decided): Promise<string> =>
  transact(platform.database, async (tx) => {
    const hold = await payoutStore.findHold(tx, coachId);
    if (!hold) throw new Problem("payoutsNotHeld");
    return requestApproval(tx, platform, {
      kind: "payoutRelease",
      input: { coachId, holdId: hold.id },
      preview: {
        coachId,
        heldFor: hold.reason ?? "",
        heldAt: hold.held_at.toISOString(),
        waitingCents: hold.waiting_cents,
      },
      reason,
      subject: subjectOf(coachId),
      operatorId,
    });
  });

/** A second person has agreed; another hold since then is not what they agreed to. */
export async function releaseApproved(
  tx: Tx,
  platform: Platform,
  { input, askedBy, reason }: Executing,
): Promise<void> {
  const { coachId, holdId } = input as { coachId: string; holdId: string };
  if ((await payoutStore.findHold(tx, coachId))?.id !== holdId) throw new Problem("previewChanged");
  await releasePayouts(tx, platform, { coachId, reason, by: { operatorId: askedBy } });
  await recordAction(tx, platform, {
    operatorId: askedBy,
    action: "payouts.release",
    subject: subjectOf(coachId),
    reason,
  });
}

export const retryAsOperator = (platform: Platform, { id, operatorId }: { id: string; operatorId: string }) =>
  transact(platform.database, async (tx) => {
    await retryByTeam(tx, platform, id);
    await recordAction(tx, platform, { operatorId, action: "payouts.retry", subject: { kind: "statement", id } });
  });
