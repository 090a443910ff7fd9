import type { FinanceItem } from "@aufwind/contract/finances";
import { PERIODS } from "@aufwind/rules/appointments/periods";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { defineList, oneOf, type ViewOf } from "../../shared/list/view.ts";

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
    order: oneOf(ORDERS, "newest"),
    size: oneOf(PAGE_SIZES, 10),
  },
  { filters: ["period", "state"] },
);
export type FinanceView = ViewOf<typeof FINANCES>;

/** The filters as the API takes them. */
export const filterOf = ({ period, state }: FinanceView) => ({ period, ...(state !== "all" && { state }) });

/** The whole list as a file. */
export const exportPath = (view: FinanceView) => `/api/coaches/finances/export?${new URLSearchParams(filterOf(view))}`;
