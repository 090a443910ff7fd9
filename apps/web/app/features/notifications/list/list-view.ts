import { PERIODS, type Period } from "@aufwind/rules/appointments/periods";
import { NOTIFICATION_STATUSES } from "@aufwind/rules/notifications";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { defineList, matching, oneOf, someOf, type ViewOf, words } from "../../../shared/list/view.ts";

export const ORDERS = ["newest", "oldest"] as const;
export const LONGEST_NAME = 100;

/** Past periods only. */
type Timeframe = Exclude<Period, `next${string}`>;
export const TIMEFRAMES = PERIODS.filter((period): period is Timeframe => !period.startsWith("next"));

/** What somebody was told. */
export const NOTIFICATIONS = defineList(
  {
    name: words(LONGEST_NAME),
    status: someOf(NOTIFICATION_STATUSES),
    timeframe: oneOf(TIMEFRAMES, "allTime"),
    order: oneOf(ORDERS, "newest"),
    size: oneOf(PAGE_SIZES, 5),
    /** The zone of the reader, where it is another than Berlin's. */
    zone: matching(/^[A-Za-z0-9_+/-]{1,64}$/),
  },
  { filters: ["name", "status", "timeframe"] },
);
export type ListView = ViewOf<typeof NOTIFICATIONS>;
