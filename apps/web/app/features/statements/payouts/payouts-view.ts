import { defineList, matching, oneOf } from "../../../shared/list/view.ts";

export const SHOWN = ["waiting", "failed", "held", "paid"] as const;

/** The list of payouts as the address chooses it, and the one beside it. */
export const PAYOUTS = defineList({
  show: oneOf(SHOWN, "waiting"),
  payout: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
});
