import { coversStart } from "@aufwind/rules/appointments/early-start";
import type { Status } from "@aufwind/rules/appointments/status";
import { asLocale } from "@aufwind/rules/locale";
import { timePresent } from "@aufwind/rules/video-calls";
import { type WithdrawalOutcome, withdrawalOutcome } from "@aufwind/rules/withdrawals";
import { isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { applyEvent } from "../appointments/commands.ts";
import type { AppointmentRow } from "../appointments/store.ts";
import { type AskedRefund, previewIn, refundAppointment } from "../payments/refunds/commands.ts";
import { insertOutcome, type WithdrawalRow } from "./store.ts";

/** What a withdrawal that was declared then means for an appointment. */
export function withdrawalOutcomeOf(row: AppointmentRow, declaredAt: Date): WithdrawalOutcome {
  const during = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
  const [client, coach] = [timePresent(row.client_visits, during), timePresent(row.coach_visits, during)];
  const facts = {
    status: row.status as Status,
    concludedAt: row.agreed_at?.getTime() ?? null,
    ...during,
    grossCents: row.gross_cents,
    owedCents: row.owed_cents,
    isEarlyStartAgreed: coversStart(row.early_start_for?.getTime() ?? null, during.startsAt),
    togetherMs: Math.min(client, coach),
  };
  return withdrawalOutcome(facts, declaredAt.getTime(), isBerlinHoliday);
}

type CarryOutParams = { withdrawal: WithdrawalRow; appointment: AppointmentRow; by: string | null };

/** Cancels a locked appointment for its client at no cost; what was paid goes back by itself. */
export async function cancelWithdrawnAppointment(
  tx: Tx,
  platform: Platform,
  { withdrawal, appointment, by }: CarryOutParams,
) {
  const now = platform.clock.now();
  await record(tx, { withdrawal, appointment, by, outcome: "cancelled", owedCents: 0, now });
  await applyEvent(tx, platform, {
    row: appointment,
    event: "cancel",
    by: "team",
    onBehalfOf: "client",
    operatorId: by ?? undefined,
    reason: platform.translator.t(asLocale(withdrawal.locale), "withdrawals:cancelled", withdrawal),
    now: now.getTime(),
  });
}

/** What goes back if only `owedCents` of a price stay owed; nothing that was not paid. */
export const repaymentOf = (appointment: AppointmentRow, owedCents: number): AskedRefund => ({
  appointmentId: appointment.id,
  wish: owedCents === 0 ? { kind: "whole" } : { kind: "amount", cents: appointment.gross_cents - owedCents },
  bearer: "shared",
});

type RepayParams = CarryOutParams & { by: string; owedCents: number; hash: string; reason: string };

/** Repays what is not owed for a locked appointment that had begun, was missed or was cancelled late. */
export async function repayWithdrawnAppointment(tx: Tx, platform: Platform, params: RepayParams): Promise<void> {
  const { withdrawal, appointment, by, owedCents, hash, reason } = params;
  const asked = repaymentOf(appointment, owedCents);
  if ((await previewIn(tx, asked)).hash !== hash) throw new Problem("previewChanged");
  await record(tx, { withdrawal, appointment, by, outcome: "repaid", owedCents, now: platform.clock.now() });
  await refundAppointment(tx, platform, { ...asked, hash, reason, by: { operatorId: by } });
}

type RecordParams = CarryOutParams & { outcome: "cancelled" | "repaid"; owedCents: number; now: Date };

async function record(tx: Tx, { withdrawal, appointment, by, outcome, owedCents, now }: RecordParams): Promise<void> {
  const isNew = await insertOutcome(tx, {
    withdrawal_id: withdrawal.id,
    appointment_id: appointment.id,
    outcome,
    owed_cents: owedCents,
    decided_by: by,
    decided_at: now,
  });
  if (!isNew) throw new Problem("withdrawalDecided");
}
