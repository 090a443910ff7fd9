import { LIST_PERIODS, type ListPeriod } from "@aufwind/rules/appointments/periods";
import { isLive, STATUSES, type Status } from "@aufwind/rules/appointments/status";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";

export const ORDERS = ["oldest", "newest"] as const;
type Order = (typeof ORDERS)[number];

/** What a list of appointments shows; all of it stands in the address. */
export type ListView = {
  name: string;
  statuses: Status[];
  period: ListPeriod;
  order: Order;
  size: number;
  /** Counted from 1; earlier pages are shown too. */
  page: number;
};

const LONGEST_NAME = 100;
const USUAL_SIZE = 10;
/** So many pages are shown under each other at most. */
export const MOST_PAGES = 30;

/** The quick ways into the list; the first is what an empty address means. */
export const TABS = { upcoming: "upcoming", past: "past", all: "allTime" } as const satisfies Record<
  string,
  ListPeriod
>;
export type Tab = keyof typeof TABS;

/** What is coming, unless something is asked for that never is. */
const usualPeriod = (statuses: readonly Status[]): ListPeriod => (statuses.every(isLive) ? TABS.upcoming : TABS.all);

/** What comes is read from now on, what was from now back. */
export const usualOrder = (period: ListPeriod): Order =>
  period.startsWith("last") || period === "past" || period === "allTime" ? "newest" : "oldest";

/** What an address asks for; nonsense counts as nothing, and is told. */
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

/** The part of the address after the question mark; what is usual is left out. */
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

/** Where somebody chooses another period, its usual order comes with it, unless an order was chosen as well. */
export const revised = (before: ListView, chosen: ListView): ListView =>
  chosen.period !== before.period && chosen.order === before.order
    ? { ...chosen, order: usualOrder(chosen.period) }
    : chosen;

export const tabOf = ({ period }: ListView): Tab | undefined =>
  (Object.keys(TABS) as Tab[]).find((tab) => TABS[tab] === period);

/** How many filters narrow the list. */
export const filtersIn = ({ name, statuses }: ListView): number => (name ? 1 : 0) + statuses.length;
