import type { Status } from "@aufwind/rules/appointments/status";
import type { TeamAction } from "@aufwind/rules/appointments/team-actions";
import { shareOf } from "@aufwind/rules/money";
import { type RefundWish, type Shares, splitRefund, subtractShares } from "@aufwind/rules/payments/refund-split";
import type { Tx } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { AppointmentRow } from "../../appointments/store.ts";
import type { MoneyOfTeamActions, TeamActionMoney } from "../../appointments/team/commands.ts";
import { expectedEarning } from "../../earnings/queries.ts";
import { previewIn, refundAppointment } from "../refunds/commands.ts";
import { loadRefundState, type RefundState } from "../refunds/facts.ts";
import { isDisputed } from "../refunds/store.ts";
import { clientPaid, findCharge } from "../store.ts";

/** How the appointment stands after an act. */
const STATUS_AFTER = {
  cancelForClient: "Cancelled",
  cancelForCoach: "Cancelled",
  clientAbsent: "No Show",
  coachAbsent: "No Show",
  completed: "Completed",
  split: "No Show",
} as const satisfies Record<TeamAction, Status>;

const GIVES_ALL_BACK: readonly TeamAction[] = ["cancelForClient", "cancelForCoach", "coachAbsent"];
const NOTHING = { cardCents: 0, giftCents: 0, packageCents: 0, creditCents: 0 };

const feesOf = ({ feeCents, marketingCents, feeVatCents }: Shares) => feeCents + marketingCents + feeVatCents;
const keptOf = (left: Shares, client = NOTHING) => ({
  client,
  coachCents: left.arrivesCents,
  platformCents: feesOf(left),
});

async function moneyIf(tx: Tx, row: AppointmentRow, act: TeamAction): Promise<TeamActionMoney> {
  const charge = await findCharge(tx, row.id);
  const after = { ...row, status: STATUS_AFTER[act] };
  const isPaid = charge?.status === "paid" && !(await isDisputed(tx, row.id));
  if (charge && isPaid) return { isPaid, ...paidMoney(await loadRefundState(tx, { row: after, charge }), act) };
  if (GIVES_ALL_BACK.includes(act) || row.gross_cents === 0)
    return { isPaid, client: NOTHING, coachCents: 0, platformCents: 0 };
  const paidCents = charge ? clientPaid(charge) : row.gross_cents;
  return { isPaid, ...keptOf(await expectedEarning(tx, { sold: after, paidCents })) };
}

/** What was paid goes back as a whole, in part or not at all; a credit is only for what takes place. */
function paidMoney(state: RefundState, act: TeamAction): Omit<TeamActionMoney, "isPaid"> {
  const left = subtractShares(state.earning, state.reversed);
  const unused = state.paid.creditCents - state.earlier.creditCents;
  if (act === "completed") return keptOf(left);
  if (act === "clientAbsent") return keptOf(left, { ...NOTHING, creditCents: unused });
  const split = splitRefund(state, {
    wish: act === "split" ? halfOf(state.paid) : { kind: "whole" },
    bearer: "shared",
  });
  if ("refusal" in split) return keptOf(left);
  if (act === "split") return keptOf(subtractShares(left, split.back), { ...split.client, creditCents: unused });
  return { client: split.client, coachCents: 0, platformCents: 0 };
}

const half = (paidCents: number): RefundWish => ({ kind: "amount", cents: shareOf(paidCents, 5000) });

const halfOf = ({ cardCents, giftCents, packageCents }: RefundState["paid"]) =>
  half(cardCents + giftCents + packageCents);

/** What the actions of the team on appointments do with money. */
export const MONEY_OF_TEAM_ACTIONS: MoneyOfTeamActions = {
  moneyIf,
  refundHalf: async (tx, platform, { appointmentId, reason, operatorId }) => {
    const charge = await findCharge(tx, appointmentId);
    if (!charge) throw new Problem("nothingToRefund");
    const wish = half(clientPaid(charge));
    const asked = { appointmentId, wish, bearer: "shared" } as const;
    const { hash } = await previewIn(tx, asked);
    await refundAppointment(tx, platform, { ...asked, hash, reason, by: { operatorId } });
  },
};
