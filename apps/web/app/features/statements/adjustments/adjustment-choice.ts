import { defineList, matching, oneOf, type ViewOf, words } from "../../../shared/list/view.ts";

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
export const SIDES = ["to", "from"] as const;

/** The correction as the address chooses it; with an appointment it is the waiver of its fees. */
export const ADJUSTMENT = defineList({
  statement: matching(ID),
  fee: words(20),
  other: words(20),
  side: oneOf(SIDES, "to"),
  appointment: matching(ID),
});
export type AdjustmentChoice = ViewOf<typeof ADJUSTMENT>;
