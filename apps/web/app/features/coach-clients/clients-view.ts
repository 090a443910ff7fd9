import { RELATIONS, type Relation } from "@aufwind/rules/appointments/booking";
import { EXPERIENCE_LEVELS, type ExperienceLevel, QUALIFICATIONS, type Qualification } from "@aufwind/rules/clients";
import { CREATED, type Created } from "@aufwind/rules/coach-clients";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";

export const ORDERS = ["newest", "oldest"] as const;

/** The view of the client list, all in the address. */
export type ClientsView = {
  name: string;
  /** Empty for both. */
  relation: Relation | "";
  created: Created;
  experience: ExperienceLevel[];
  qualification: Qualification[];
  order: (typeof ORDERS)[number];
  size: number;
  /** From 1; earlier pages are shown too. */
  page: number;
};

export const LONGEST_NAME = 100;
const USUAL_SIZE = 10;
/** The most pages shown below each other. */
export const MOST_PAGES = 30;
const PAGES = Array.from({ length: MOST_PAGES }, (_, page) => page + 1);

/** The view of an address; invalid parts are ignored and reported. */
export function readView(params: URLSearchParams): { view: ClientsView; isClear: boolean } {
  let isClear = true;
  function one<T extends string | number>(name: string, values: readonly T[], usual: T): T {
    const typed = params.get(name);
    const found = values.find((value) => String(value) === typed);
    if (typed && found === undefined) isClear = false;
    return found ?? usual;
  }
  function some<T extends string>(name: string, values: readonly T[]): T[] {
    const typed = params.getAll(name).filter(Boolean);
    if (typed.some((each) => !values.some((value) => value === each))) isClear = false;
    return values.filter((value) => typed.includes(value));
  }
  const view: ClientsView = {
    name: (params.get("name") ?? "")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, LONGEST_NAME),
    relation: one<Relation | "">("relation", RELATIONS, ""),
    created: one("created", CREATED, "all"),
    experience: some("experience", EXPERIENCE_LEVELS),
    qualification: some("qualification", QUALIFICATIONS),
    order: one("order", ORDERS, "newest"),
    size: one("size", PAGE_SIZES, USUAL_SIZE),
    page: one("page", PAGES, 1),
  };
  return { view, isClear };
}

/** The query string; defaults are left out. */
export function viewQuery(view: ClientsView): string {
  const { name, relation, created, experience, qualification, order, size, page } = view;
  const parts: [string, string, boolean][] = [
    ["name", name, name !== ""],
    ["relation", relation, relation !== ""],
    ["created", created, created !== "all"],
    ...experience.map((level): [string, string, boolean] => ["experience", level, true]),
    ...qualification.map((degree): [string, string, boolean] => ["qualification", degree, true]),
    ["order", order, order !== "newest"],
    ["size", String(size), size !== USUAL_SIZE],
    ["page", String(page), page !== 1],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, isSaid]) => (isSaid ? [[key, value]] : []))).toString();
}

/** How many filters are active. */
export const filtersIn = ({ name, relation, created, experience, qualification }: ClientsView): number =>
  [name, relation, created !== "all"].filter(Boolean).length + experience.length + qualification.length;
