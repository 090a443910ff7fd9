import { defineList, matching, oneOf, type ViewOf, words } from "../../shared/list/view.ts";

export const OUTCOMES = ["", "done", "refused"] as const;

/** The log as the address filters it; `before` is the position that the rows come before. */
export const LOG = defineList(
  {
    operator: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    action: words(80),
    outcome: oneOf(OUTCOMES, ""),
    subject: words(80),
    before: matching(/^[1-9]\d{0,14}$/),
  },
  { filters: ["operator", "action", "outcome", "subject"] },
);
export type LogView = ViewOf<typeof LOG>;
