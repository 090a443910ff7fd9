import { defineList, matching, oneOf } from "../../shared/list/view.ts";

export const SPANS = ["14", "31", "92", "366"] as const;

/** How many days the address shows, and the one that it opened. */
export const DAYS = defineList({
  days: oneOf(SPANS, "14"),
  day: matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
});
