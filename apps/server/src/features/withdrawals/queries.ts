import type { WithdrawableContract } from "@aufwind/contract/withdrawals";
import type { TeamWithdrawal } from "@aufwind/contract/withdrawals-team";
import type { Status } from "@aufwind/rules/appointments/status";
import { needsSecondPerson } from "@aufwind/rules/approvals";
import { type Means, sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { DAY } from "@aufwind/rules/time/durations";
import { bookingNumberIn, repaidBy, type WithdrawalOutcome } from "@aufwind/rules/withdrawals";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { previewHash } from "../../platform/http/preview-hash.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type AppointmentRow, lockAny } from "../appointments/store.ts";
import { previewIn } from "../payments/refunds/commands.ts";
import { repaymentOf, withdrawalOutcomeOf } from "./outcome-commands.ts";
import { withdrawablePackagesOf } from "./packages.ts";
import * as store from "./store.ts";

/** How long before a withdrawal somebody may have booked what is meant: the period, and a coach's answer. */
const BOOKED_SINCE = 60 * DAY;

/** What can follow from a withdrawal that somebody declares now. */
const OPEN_TO_CLIENT = ["cancel", "repay"];

/** A client's contracts that can still be withdrawn from. */
export async function withdrawableOf({ database, clock }: Platform, userId: string) {
  const now = clock.now();
  const since = new Date(now.getTime() - BOOKED_SINCE);
  const rows = await store.findOwnContracts(database, { userId, since });
  const items: WithdrawableContract[] = rows
    .filter((row) => OPEN_TO_CLIENT.includes(withdrawalOutcomeOf(row, now).kind))
    .map((row) => ({
      bookingNumber: row.booking_number,
      coachName: row.coach_name,
      scheduledAt: row.starts_at.toISOString(),
      feeCents: row.gross_cents,
    }));
  return { items, packages: await withdrawablePackagesOf(database, { userId, since, now }) };
}

export type Asked = { reference: string; by: Operator };
type Contract = TeamWithdrawal["contracts"][number];

/** A withdrawal with the contracts that may be meant, and what follows for each. */
export const readForTeam = (platform: Platform, { reference, by }: Asked): Promise<TeamWithdrawal> =>
  transact(platform.database, async (tx) => {
    const row = await lockDeclared(tx, reference);
    const contracts: Contract[] = [];
    for (const found of await contractsOf(tx, row)) contracts.push(await presentContract(tx, { row, found, by }));
    const decided = await store.findOutcome(tx, row.id);
    return {
      reference,
      receivedAt: row.received_at.toISOString(),
      repaidBy: repaidBy(row.received_at.getTime()),
      contracts: contracts.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed)),
      decided: decided
        ? {
            outcome: decided.outcome as "cancelled" | "repaid" | "refused" | "ended",
            appointmentId: decided.appointment_id,
            owedCents: decided.owed_cents,
            reason: decided.reason,
            at: decided.decided_at.toISOString(),
          }
        : null,
    };
  });

export async function lockDeclared(tx: Tx, reference: string): Promise<store.WithdrawalRow> {
  const row = await store.lockWithdrawal(tx, reference);
  if (!row) throw new Problem("notFound");
  return row;
}

/** What the declared address has booked lately. */
export const contractsOf = (tx: Tx, { email_key, received_at }: store.WithdrawalRow) =>
  store.findContractsOf(tx, { email_key, since: new Date(received_at.getTime() - BOOKED_SINCE) });

type PresentContractParams = { row: store.WithdrawalRow; found: store.ContractRow; by: Operator };

async function presentContract(tx: Tx, { row, found, by }: PresentContractParams): Promise<Contract> {
  const appointment = await lockAny(tx, found.id);
  const effect = await effectOf(tx, { appointment, declaredAt: row.received_at });
  const { outcome, back, hash } = effect;
  return {
    appointmentId: found.id,
    bookingNumber: found.booking_number,
    coachName: found.coach_name,
    scheduledAt: appointment.starts_at.toISOString(),
    scheduledStatus: appointment.status as Status,
    feeCents: appointment.gross_cents,
    isNamed: bookingNumberIn(row.contract) === found.booking_number,
    follows: outcome.kind,
    owedCents: outcome.kind === "repay" ? outcome.owedCents : 0,
    back,
    needsApproval: effect.needsApproval,
    can: mayCarryOut(effect, by),
    hash,
  };
}

export type Effect = {
  outcome: WithdrawalOutcome;
  back: Means | null;
  needsApproval: boolean;
  hash: string;
};

/** What a withdrawal would do now; money that goes back is split as any refund is. */
export async function effectOf(
  tx: Tx,
  { appointment, declaredAt }: { appointment: AppointmentRow; declaredAt: Date },
): Promise<Effect> {
  const outcome = withdrawalOutcomeOf(appointment, declaredAt);
  const paid = outcome.kind === "repay" ? await repaid(tx, { appointment, owedCents: outcome.owedCents }) : null;
  const shown = { id: appointment.id, sequence: appointment.sequence, outcome };
  return {
    outcome,
    back: paid?.back ?? null,
    needsApproval: paid !== null && needsSecondPerson(sumOfMeans(paid.back)),
    hash: paid?.hash ?? previewHash(shown),
  };
}

async function repaid(tx: Tx, { appointment, owedCents }: { appointment: AppointmentRow; owedCents: number }) {
  try {
    const { split, hash } = await previewIn(tx, repaymentOf(appointment, owedCents));
    return { back: split.client, hash };
  } catch (error) {
    // Not paid yet, refunded already, or with the bank.
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** To cancel is support's; money that goes back after the start is the team's own reckoning. */
export const mayCarryOut = ({ outcome, back }: Effect, { permissions }: Operator): boolean =>
  outcome.kind === "cancel" || (back !== null && permissions.includes("finance"));
