import { finderList } from "../../../shared/list/finder-view.ts";

/** An order that nobody has paid is not shown. */
export const SHOWN = ["", "active", "ended"] as const;

/** The list of packages as the address filters it, and the one beside it. */
export const TEAM_PACKAGES = finderList(SHOWN);
