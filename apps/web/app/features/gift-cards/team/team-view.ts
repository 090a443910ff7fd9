import { finderList } from "../../../shared/list/finder-view.ts";

/** What waits for somebody first; an order that nobody has paid is not shown. */
export const SHOWN = ["", "held", "paid", "delivered", "void", "expired"] as const;

/** The list of gift cards as the address filters it, and the one beside it. */
export const TEAM_GIFT_CARDS = finderList(SHOWN);
