import { sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type AppointmentRow, lockAny } from "../appointments/store.ts";
import { type Executing, requestApproval } from "../approvals/commands.ts";
import { recordAction } from "../audit-log/commands.ts";
import { closeCaseOf } from "../cases/commands.ts";
import { caseCauseOf } from "./commands.ts";
import { decidedMail } from "./mails.ts";
import { cancelWithdrawnAppointment, repayWithdrawnAppointment } from "./outcome-commands.ts";
import { type Asked, contractsOf, type Effect, effectOf, lockDeclared, mayCarryOut } from "./queries.ts";
import * as store from "./store.ts";

type CarryOutParams = Asked & { appointmentId: string; hash: string; reason: string };
type CarriedOut = { status: "done" } | { status: "asked"; approvalId: string };

/** Carries a withdrawal out as the operator saw it, or asks a second person. */
export const executeWithdrawal = (platform: Platform, params: CarryOutParams): Promise<CarriedOut> =>
  transact(platform.database, async (tx) => {
    const { reference, by, appointmentId, hash, reason } = params;
    const withdrawal = await undecided(tx, reference);
    const appointment = await ownContract(tx, { withdrawal, appointmentId });
    const effect = await effectOf(tx, { appointment, declaredAt: withdrawal.received_at });
    if (effect.hash !== hash) throw new Problem("previewChanged");
    if (effect.outcome.kind !== "cancel" && !effect.back) throw new Problem("notPossibleNow");
    if (!mayCarryOut(effect, by)) throw new Problem("permissionMissing");
    const { operatorId } = by;
    if (!effect.needsApproval) {
      await perform(tx, platform, { withdrawal, appointment, effect, reason, operatorId });
      return { status: "done" };
    }
    const approvalId = await requestApproval(tx, platform, {
      kind: "refund",
      input: { withdrawal: reference, appointmentId, hash },
      preview: {
        reference,
        refundCents: effect.back ? sumOfMeans(effect.back) : 0,
      },
      reason,
      subject: { kind: "appointment", id: appointmentId },
      operatorId,
    });
    return { status: "asked", approvalId };
  });

/** A second person has agreed: carried out as it was asked for, or not at all if anything has changed. */
export async function carryOutApproved(tx: Tx, platform: Platform, { input, askedBy, reason }: Executing) {
  const asked = input as { withdrawal: string; appointmentId: string; hash: string };
  const withdrawal = await undecided(tx, asked.withdrawal);
  const appointment = await lockAny(tx, asked.appointmentId);
  const effect = await effectOf(tx, { appointment, declaredAt: withdrawal.received_at });
  if (effect.hash !== asked.hash) throw new Problem("previewChanged");
  await perform(tx, platform, { withdrawal, appointment, effect, reason, operatorId: askedBy });
}

async function undecided(tx: Tx, reference: string): Promise<store.WithdrawalRow> {
  const row = await lockDeclared(tx, reference);
  if (await store.findOutcome(tx, row.id)) throw new Problem("withdrawalDecided");
  return row;
}

/** Only what the declared address has booked. */
async function ownContract(
  tx: Tx,
  { withdrawal, appointmentId }: { withdrawal: store.WithdrawalRow; appointmentId: string },
): Promise<AppointmentRow> {
  const own = await contractsOf(tx, withdrawal);
  if (!own.some(({ id }) => id === appointmentId)) throw new Problem("notFound");
  return lockAny(tx, appointmentId);
}

type PerformParams = {
  withdrawal: store.WithdrawalRow;
  appointment: AppointmentRow;
  effect: Effect;
  reason: string;
  operatorId: string;
};

async function perform(tx: Tx, platform: Platform, params: PerformParams): Promise<void> {
  const { withdrawal, appointment, effect, reason, operatorId } = params;
  const { outcome, hash, back } = effect;
  const carried = { withdrawal, appointment, by: operatorId };
  if (outcome.kind === "cancel") await cancelWithdrawnAppointment(tx, platform, carried);
  if (outcome.kind === "repay")
    await repayWithdrawnAppointment(tx, platform, { ...carried, owedCents: outcome.owedCents, hash, reason });
  const after = { reference: withdrawal.reference, outcome, back };
  await recordAction(tx, platform, {
    operatorId,
    action: "withdrawals.carryOut",
    subject: { kind: "appointment", id: appointment.id },
    after,
    reason,
  });
  const kind = outcome.kind === "cancel" ? "cancelled" : "repaid";
  await platform.outbox.add(tx, decidedMail(platform, { withdrawal, kind, back, reason: null }));
  await closeCaseOf(tx, platform, { ...caseCauseOf(withdrawal.reference), data: { why: kind }, operatorId });
}

/** Refuses a withdrawal; the person reads why and can answer. */
export const declineWithdrawal = (
  platform: Platform,
  { reference, by, reason }: Asked & { reason: string },
): Promise<void> =>
  transact(platform.database, async (tx) => {
    const withdrawal = await undecided(tx, reference);
    const { operatorId } = by;
    await store.insertOutcome(tx, {
      withdrawal_id: withdrawal.id,
      outcome: "refused",
      reason,
      decided_by: operatorId,
      decided_at: platform.clock.now(),
    });
    const subject = { kind: "withdrawal", id: reference };
    await recordAction(tx, platform, { operatorId, action: "withdrawals.refuse", subject, reason });
    await platform.outbox.add(tx, decidedMail(platform, { withdrawal, kind: "refused", back: null, reason }));
    await closeCaseOf(tx, platform, { ...caseCauseOf(reference), data: { why: "refused" }, operatorId });
  });
