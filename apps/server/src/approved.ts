import { performApprovedTeamAction } from "./features/appointments/team/commands.ts";
import type { Executors } from "./features/approvals/commands.ts";
import { closeApproved } from "./features/coach-restrictions/commands.ts";
import { endApproved } from "./features/coaching-packages/team-commands.ts";
import { openApproved } from "./features/content-decisions/openings.ts";
import { creditApproved } from "./features/credits/goodwill.ts";
import { postApproved } from "./features/ledger/manual-postings.ts";
import { grantApproved } from "./features/operators/commands.ts";
import { MONEY_OF_TEAM_ACTIONS } from "./features/payments/operators/appointment-actions.ts";
import { refundApproved } from "./features/payments/operators/commands.ts";
import { transferApproved } from "./features/payments/operators/transfers.ts";
import { eraseApproved } from "./features/people/commands.ts";
import { adjustApproved } from "./features/statements/adjustments.ts";
import { waiveApproved } from "./features/statements/fee-waivers.ts";
import { releaseApproved } from "./features/statements/operator-payouts.ts";
import { carryOutApproved } from "./features/withdrawals/team-commands.ts";
import { PERSONAL_DATA } from "./personal-data.ts";

type Executor = NonNullable<Executors[keyof Executors]>;

/** What moves money by hand, by the act that was asked for. */
const BY_HAND: Record<string, Executor> = {
  credit: creditApproved,
  post: postApproved,
  adjust: adjustApproved,
  waiveFee: waiveApproved,
  transfer: transferApproved,
};

/** What is done once a second person agrees, by the feature that owns it. */
export const APPROVED: Executors = {
  closeAccount: async (tx, platform, executing) => {
    const { input, operatorId, reason } = executing;
    if (input.act === "close") return closeApproved(tx, platform, executing);
    return eraseApproved(tx, platform, { userId: String(input.userId), operatorId, reason, features: PERSONAL_DATA });
  },
  grantPermissions: grantApproved,
  openMessages: openApproved,
  // A refund by itself, with an act on its appointment, because of a withdrawal, or with the end of a package.
  refund: (tx, platform, executing) => {
    if ("act" in executing.input)
      return performApprovedTeamAction(tx, platform, { ...executing, money: MONEY_OF_TEAM_ACTIONS });
    if ("withdrawal" in executing.input) return carryOutApproved(tx, platform, executing);
    if ("packageId" in executing.input) return endApproved(tx, platform, executing);
    return refundApproved(tx, platform, executing);
  },
  payoutRelease: releaseApproved,
  manualPosting: async (tx, platform, executing) => {
    const act = BY_HAND[String(executing.input.act)];
    if (!act) throw new Error("nobody does what was approved");
    await act(tx, platform, executing);
  },
};
