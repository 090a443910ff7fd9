import { defineList, matching, oneOf, type ViewOf } from "../../../shared/list/view.ts";

/** What waits for somebody first; an order that nobody has paid is not shown. */
export const SHOWN = ["", "held", "paid", "delivered", "void", "expired"] as const;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The list of gift cards as the address filters it, and the one beside it. */
export const TEAM_GIFT_CARDS = defineList({
  status: oneOf(SHOWN, ""),
  /** Whose. */
  person: matching(ID),
  open: matching(ID),
});
export type TeamGiftCardsView = ViewOf<typeof TEAM_GIFT_CARDS>;
