import type { TeamEffect } from "@aufwind/contract/appointments-team";
import {
  cancelledFor,
  eventOfTeam,
  offeredToTeam,
  permissionFor,
  type TeamAction,
} from "@aufwind/rules/appointments/team-actions";
import { needsSecondPerson } from "@aufwind/rules/approvals";
import { sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { type Tx, transact } from "../../../platform/database/database.ts";
import type { Operator } from "../../../platform/http/api-env.ts";
import { previewHash } from "../../../platform/http/preview-hash.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Executing, requestApproval } from "../../approvals/commands.ts";
import { recordAction } from "../../audit-log/commands.ts";
import { applyEvent } from "../commands.ts";
import { factsOf } from "../policy.ts";
import { type AppointmentRow, appointmentExists, lockAny } from "../store.ts";

/** What an action means for the money of an appointment. */
export type TeamActionMoney = Pick<TeamEffect, "client" | "coachCents" | "platformCents" | "isPaid">;
type RefundHalfParams = { appointmentId: string; reason: string; operatorId: string };

/** Money is its own feature's: what actions would do with it, and half of a fee that goes back. */
export type MoneyOfTeamActions = {
  moneyIf(tx: Tx, row: AppointmentRow, act: TeamAction): Promise<TeamActionMoney>;
  refundHalf(tx: Tx, platform: Platform, params: RefundHalfParams): Promise<void>;
};

type EffectsParams = { row: AppointmentRow; by: Operator; now: Date; money: MoneyOfTeamActions };

/** What the team could do with a locked appointment now, and what each action would change. */
export async function effectsOf(tx: Tx, { row, by, now, money }: EffectsParams): Promise<TeamEffect[]> {
  const { isPaid } = await money.moneyIf(tx, row, "clientAbsent");
  const effects: TeamEffect[] = [];
  for (const act of offeredToTeam(factsOf(row), { now: now.getTime(), isPaid })) {
    const moved = await money.moneyIf(tx, row, act);
    const backCents = sumOfMeans(moved.client);
    const needs = permissionFor(act, backCents);
    const shown = { act, ...moved, needs, needsApproval: needsSecondPerson(backCents) };
    const can = by.permissions.includes(needs);
    effects.push({ ...shown, can, hash: previewHash({ id: row.id, sequence: row.sequence, ...shown }) });
  }
  return effects;
}

type ActParams = { id: string; act: TeamAction; hash: string; reason: string; by: Operator; money: MoneyOfTeamActions };
type Acted = { status: "done" } | { status: "asked"; approvalId: string };

/** Does what an operator saw, or asks a second person where more goes back than one may give. */
export const performTeamAction = (
  platform: Platform,
  { id, act, hash, reason, by, money }: ActParams,
): Promise<Acted> =>
  transact(platform.database, async (tx) => {
    if (!(await appointmentExists(tx, id))) throw new Problem("notFound");
    const row = await lockAny(tx, id);
    const effects = await effectsOf(tx, { row, by, now: platform.clock.now(), money });
    const effect = effects.find((each) => each.act === act);
    if (!effect) throw new Problem("notPossibleNow");
    if (!effect.can) throw new Problem("permissionMissing");
    if (effect.hash !== hash) throw new Problem("previewChanged");
    const { operatorId } = by;
    if (!effect.needsApproval) {
      await performAct(tx, platform, { row, act, reason, operatorId, money });
      return { status: "done" };
    }
    const { hash: _, can: __, ...preview } = effect;
    const asked = { kind: "refund", input: { appointmentId: id, act, sequence: row.sequence }, preview } as const;
    const subject = { kind: "appointment", id };
    return {
      status: "asked",
      approvalId: await requestApproval(tx, platform, { ...asked, reason, subject, operatorId }),
    };
  });

/** A second person has agreed: done as it was asked for, or not at all if the appointment has changed. */
export async function performApprovedTeamAction(
  tx: Tx,
  platform: Platform,
  { input, askedBy, reason, money }: Executing & { money: MoneyOfTeamActions },
): Promise<void> {
  const { appointmentId, act, sequence } = input as { appointmentId: string; act: TeamAction; sequence: number };
  const row = await lockAny(tx, appointmentId);
  if (row.sequence !== sequence) throw new Problem("previewChanged");
  await performAct(tx, platform, { row, act, reason, operatorId: askedBy, money });
}

type PerformParams = Omit<ActParams, "id" | "hash" | "by"> & { row: AppointmentRow; operatorId: string };

/** Both sides get the reason; the log names who did it, and so does the case of an objection. */
async function performAct(tx: Tx, platform: Platform, { row, act, reason, operatorId, money }: PerformParams) {
  const now = platform.clock.now().getTime();
  const event = eventOfTeam(act);
  const onBehalfOf = cancelledFor(act);
  const stored = await applyEvent(tx, platform, { row, event, by: "team", reason, onBehalfOf, operatorId, now });
  if (act === "split") await money.refundHalf(tx, platform, { appointmentId: row.id, reason, operatorId });
  await recordAction(tx, platform, {
    operatorId,
    action: onBehalfOf ? "appointments.cancel" : "appointments.decideNoShow",
    subject: { kind: "appointment", id: row.id },
    before: { status: row.status, owedCents: row.owed_cents },
    after: { act, status: stored.status, owedCents: stored.owed_cents },
    reason,
  });
}
