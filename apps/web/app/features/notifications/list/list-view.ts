import { PERIODS, type Period } from "@aufwind/rules/appointments/periods";
import { NOTIFICATION_STATUSES, type NotificationStatus } from "@aufwind/rules/notifications";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";

export const ORDERS = ["newest", "oldest"] as const;
type Order = (typeof ORDERS)[number];

/** Past periods only. */
type Timeframe = Exclude<Period, `next${string}`>;
export const TIMEFRAMES = PERIODS.filter((period): period is Timeframe => !period.startsWith("next"));

/** The view of the notification list, all in the address. */
export type ListView = {
  name: string;
  statuses: NotificationStatus[];
  timeframe: Timeframe;
  order: Order;
  size: number;
  /** From 1; earlier pages are shown too. */
  page: number;
  /** The reader's zone, if it is not Berlin's. */
  zone: string;
};

const LONGEST_NAME = 100;
const USUAL_SIZE = 5;
const ZONE = /^[A-Za-z0-9_+/-]{1,64}$/;
/** The most pages shown below each other. */
export const MOST_PAGES = 30;

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
  const zone = params.get("zone") ?? "";
  const view: ListView = {
    name: (params.get("name") ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME),
    statuses: NOTIFICATION_STATUSES.filter((status) => typed.includes(status)),
    timeframe: one("timeframe", TIMEFRAMES, "allTime"),
    order: one("order", ORDERS, "newest"),
    size: one("size", PAGE_SIZES, USUAL_SIZE),
    page: one("page", pages, 1),
    zone: ZONE.test(zone) ? zone : "",
  };
  return { view, isClear: isClear && view.statuses.length === new Set(typed).size };
}

const pages = Array.from({ length: MOST_PAGES }, (_, page) => page + 1);

/** The query string; defaults are left out. */
export function viewQuery({ name, statuses, timeframe, order, size, page, zone }: ListView): string {
  const parts: [string, string, boolean][] = [
    ["name", name, name !== ""],
    ...statuses.map((status): [string, string, boolean] => ["status", status, true]),
    ["timeframe", timeframe, timeframe !== "allTime"],
    ["order", order, order !== "newest"],
    ["size", String(size), size !== USUAL_SIZE],
    ["page", String(page), page !== 1],
    ["zone", zone, zone !== ""],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, isSaid]) => (isSaid ? [[key, value]] : []))).toString();
}

/** How many filters are active. */
export const filtersIn = ({ name, statuses, timeframe }: ListView): number =>
  (name ? 1 : 0) + statuses.length + (timeframe === "allTime" ? 0 : 1);
