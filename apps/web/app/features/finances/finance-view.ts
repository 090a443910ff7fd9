import type { FinanceItem } from "@aufwind/contract/finances";
import { PERIODS } from "@aufwind/rules/appointments/periods";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { defineList, matching, oneOf, type ViewOf } from "../../shared/list/view.ts";

export const ORDERS = ["newest", "oldest"] as const;
export const STATES = ["all", "booked", "earned", "held", "stated", "paidOut"] as const satisfies (
  | FinanceItem["state"]
  | "all"
)[];

/** A coach's paid appointments. */
export const FINANCES = defineList(
  {
    period: oneOf(PERIODS, "allTime"),
    state: oneOf(STATES, "all"),
    /** Only what was paid out with this month, `yyyy-mm` and its statement's id. */
    payout: matching(/^\d{4}-\d{2}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    order: oneOf(ORDERS, "newest"),
    size: oneOf(PAGE_SIZES, 10),
  },
  { filters: ["period", "state", "payout"] },
);
export type FinanceView = ViewOf<typeof FINANCES>;

/** The filters as the API takes them. */
export const filterOf = ({ period, state, payout }: FinanceView) => ({
  period,
  ...(state !== "all" && { state }),
  ...(payout && { statementId: payout.slice(payout.indexOf(".") + 1) }),
});

/** The month of the payout that the list is narrowed to; empty if it is not. */
export const payoutMonth = ({ payout }: FinanceView): string => payout.slice(0, payout.indexOf("."));

/** The whole list as a file. */
export const exportPath = (view: FinanceView) => `/api/coaches/finances/export?${new URLSearchParams(filterOf(view))}`;
