import { defineList, matching, oneOf, type ViewOf } from "../../../shared/list/view.ts";

/** An order that nobody has paid is not shown. */
export const SHOWN = ["", "active", "ended"] as const;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The list of packages as the address filters it, and the one beside it. */
export const TEAM_PACKAGES = defineList({
  status: oneOf(SHOWN, ""),
  /** Whose. */
  person: matching(ID),
  open: matching(ID),
});
export type TeamPackagesView = ViewOf<typeof TEAM_PACKAGES>;
