import { defineList, matching, oneOf } from "../../../shared/list/view.ts";

export const SHOWN = ["all", "missing", "due", "left"] as const;

/** A year of the tax report as the address chooses it, and the coach beside it. */
export const TAX_YEAR = defineList({
  year: matching(/^20\d\d$/),
  show: oneOf(SHOWN, "all"),
  coach: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  /** What became of a file that was asked for. */
  file: matching(/^(prove|failed)$/),
});
