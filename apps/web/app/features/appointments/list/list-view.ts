import { LIST_PERIODS, type ListPeriod } from "@aufwind/rules/appointments/periods";
import { isLive, STATUSES, type Status } from "@aufwind/rules/appointments/status";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";

export const ORDERS = ["oldest", "newest"] as const;
type Order = (typeof ORDERS)[number];

/** The view of an appointment list, all in the address. */
export type ListView = {
  name: string;
  statuses: Status[];
  period: ListPeriod;
  order: Order;
  size: number;
  /** From 1; earlier pages are shown too. */
  page: number;
};

const LONGEST_NAME = 100;
const USUAL_SIZE = 10;
/** The most pages shown below each other. */
export const MOST_PAGES = 30;

/** Preset filters; the first is the default. */
export const TABS = { upcoming: "upcoming", past: "past", all: "allTime" } as const satisfies Record<
  string,
  ListPeriod
>;
export type Tab = keyof typeof TABS;

/** Upcoming ones, unless the filter never matches those. */
const usualPeriod = (statuses: readonly Status[]): ListPeriod => (statuses.every(isLive) ? TABS.upcoming : TABS.all);

/** Upcoming ones ascending, past ones descending. */
export const usualOrder = (period: ListPeriod): Order =>
  period.startsWith("last") || period === "past" || period === "allTime" ? "newest" : "oldest";

/** The view of an address; invalid parts are ignored and reported. */
export function readView(params: URLSearchParams): { view: ListView; isClear: boolean } {
  let isClear = true;
  function one<T extends string | number>(name: string, values: readonly T[], usual: T): T {
    const typed = params.get(name);
    const found = values.find((value) => String(value) === typed);
    if (typed && found === undefined) isClear = false;
    return found ?? usual;
  }
  const typed = params.getAll("status").filter(Boolean);
  const statuses = STATUSES.filter((status) => typed.includes(status));
  const asked = one("period", LIST_PERIODS, TABS.upcoming);
  const period = asked === TABS.upcoming ? usualPeriod(statuses) : asked;
  const pages = Array.from({ length: MOST_PAGES }, (_, page) => page + 1);
  const view: ListView = {
    name: (params.get("name") ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME),
    statuses,
    period,
    order: one("order", ORDERS, usualOrder(period)),
    size: one("size", PAGE_SIZES, USUAL_SIZE),
    page: one("page", pages, 1),
  };
  return { view, isClear: isClear && typed.every((each) => STATUSES.some((status) => status === each)) };
}

/** The query string; defaults are left out. */
export function viewQuery({ name, statuses, period, order, size, page }: ListView): string {
  const parts: [string, string, boolean][] = [
    ["name", name, name !== ""],
    ...statuses.map((status): [string, string, boolean] => ["status", status, true]),
    ["period", period, period !== usualPeriod(statuses)],
    ["order", order, order !== usualOrder(period)],
    ["size", String(size), size !== USUAL_SIZE],
    ["page", String(page), page !== 1],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, isSaid]) => (isSaid ? [[key, value]] : []))).toString();
}

/** Another period brings its default order, unless an order was chosen as well. */
export const revised = (before: ListView, chosen: ListView): ListView =>
  chosen.period !== before.period && chosen.order === before.order
    ? { ...chosen, order: usualOrder(chosen.period) }
    : chosen;

export const tabOf = ({ period }: ListView): Tab | undefined =>
  (Object.keys(TABS) as Tab[]).find((tab) => TABS[tab] === period);

/** How many filters are active. */
export const filtersIn = ({ name, statuses }: ListView): number => (name ? 1 : 0) + statuses.length;
