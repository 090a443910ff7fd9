import type { FinanceItem } from "@aufwind/contract/finances";
import { PERIODS, type Period } from "@aufwind/rules/appointments/periods";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";

export const ORDERS = ["newest", "oldest"] as const;
export const STATES = ["all", "booked", "earned", "stated", "paidOut"] as const satisfies (
  | FinanceItem["state"]
  | "all"
)[];

/** The view of the list of paid appointments, all in the address. */
export type FinanceView = {
  period: Period;
  state: (typeof STATES)[number];
  order: (typeof ORDERS)[number];
  size: number;
  /** From 1; earlier pages are shown too. */
  page: number;
};

/** The most pages shown below each other. */
export const MOST_PAGES = 30;
const PAGES = Array.from({ length: MOST_PAGES }, (_, page) => page + 1);

const CHOICES = {
  period: PERIODS,
  state: STATES,
  order: ORDERS,
  size: PAGE_SIZES,
  page: PAGES,
} as const satisfies Record<keyof FinanceView, readonly (string | number)[]>;

/** The default. */
const USUAL: FinanceView = { period: "allTime", state: "all", order: "newest", size: 10, page: 1 };
const NAMES = Object.keys(USUAL) as (keyof FinanceView)[];

/** The view of an address; invalid parts are ignored and reported. */
export function readView(params: URLSearchParams): { view: FinanceView; isClear: boolean } {
  const read = NAMES.map((name) => {
    const typed = params.get(name);
    const found = (CHOICES[name] as readonly (string | number)[]).find((each) => String(each) === typed);
    return { name, value: found ?? USUAL[name], isClear: !typed || found !== undefined };
  });
  const view = Object.fromEntries(read.map(({ name, value }) => [name, value])) as FinanceView;
  return { view, isClear: read.every(({ isClear }) => isClear) };
}

/** The query string; defaults are left out. */
export const viewQuery = (view: FinanceView): string =>
  new URLSearchParams(
    NAMES.flatMap((name) => (view[name] === USUAL[name] ? [] : [[name, String(view[name])]])),
  ).toString();

/** The filters as the API takes them. */
export const filterOf = ({ period, state }: FinanceView) => ({ period, ...(state !== "all" && { state }) });

/** The whole list as a file. */
export const exportPath = (view: FinanceView) => `/api/coaches/finances/export?${new URLSearchParams(filterOf(view))}`;

/** How many filters are active. */
export const filtersIn = ({ period, state }: FinanceView): number =>
  (period === USUAL.period ? 0 : 1) + (state === USUAL.state ? 0 : 1);
