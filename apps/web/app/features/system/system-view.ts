import { defineList, matching, oneOf } from "../../shared/list/view.ts";

/** What is open, all or of one kind; and what was settled. */
export const SHOWN = ["open", "mail", "job", "providerEvent", "settled"] as const;

/** The list of what gave up as the address chooses it, and the one beside it. */
export const FAILURES = defineList(
  { show: oneOf(SHOWN, "open"), failure: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) },
  { pastMost: "last" },
);
