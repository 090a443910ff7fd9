import { LIST_PERIODS, type ListPeriod } from "@aufwind/rules/appointments/periods";
import { isLive, STATUSES, type Status } from "@aufwind/rules/appointments/status";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { defineList, oneOf, someOf, type ViewOf, words } from "../../../shared/list/view.ts";

export const ORDERS = ["oldest", "newest"] as const;
type Order = (typeof ORDERS)[number];
export const LONGEST_NAME = 100;

/** Preset filters; the first is the default. */
export const TABS = { upcoming: "upcoming", past: "past", all: "allTime" } as const satisfies Record<
  string,
  ListPeriod
>;
export type Tab = keyof typeof TABS;

type Chosen = { status: readonly Status[]; period: ListPeriod };

/** Upcoming ones, unless the filter never matches those. */
const usualPeriod = ({ status }: Pick<Chosen, "status">): ListPeriod =>
  status.every(isLive) ? TABS.upcoming : TABS.all;

/** Upcoming ones ascending, past ones descending. */
export const usualOrder = ({ period }: Pick<Chosen, "period">): Order =>
  period.startsWith("last") || period === "past" || period === "allTime" ? "newest" : "oldest";

/** The appointments of one side. */
export const APPOINTMENTS = defineList(
  {
    name: words(LONGEST_NAME),
    status: someOf(STATUSES),
    period: oneOf(LIST_PERIODS, usualPeriod, { unsaid: TABS.upcoming }),
    order: oneOf(ORDERS, usualOrder),
    size: oneOf(PAGE_SIZES, 10),
  },
  { filters: ["name", "status"] },
);
export type ListView = ViewOf<typeof APPOINTMENTS>;

/** Another period brings its default order, unless an order was chosen as well. */
export const revised = (before: ListView, chosen: ListView): ListView =>
  chosen.period !== before.period && chosen.order === before.order ? { ...chosen, order: usualOrder(chosen) } : chosen;

export const tabOf = ({ period }: ListView): Tab | undefined =>
  (Object.keys(TABS) as Tab[]).find((tab) => TABS[tab] === period);
