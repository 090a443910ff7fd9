import { DIRECTIONS, type Direction, PAGE_SIZES } from "@aufwind/rules/search/filters";
import { z } from "zod";

/** A whole number in an address. */
export const typedWhole = z
  .string({ error: "wholeNumber" })
  .regex(/^\d{1,6}$/, { error: "wholeNumber" })
  .transform(Number);

/** `{page}/{size}/{sort}` of a list; pages count from 0. */
export const pageOfList = {
  page: typedWhole,
  size: typedWhole.refine((size) => PAGE_SIZES.some((each) => each === size), { error: "pageSize" }),
  sort: z.enum(DIRECTIONS, { error: "invalid" }),
};

/** The most pages in one answer; no page of ours shows more below each other. */
export const MOST_PAGES = 34;

/** Besides `{page}/{size}/{sort}`: how many pages the answer holds, beginning with `page`. */
export const pagesAtOnce = {
  pages: typedWhole.refine((pages) => pages >= 1 && pages <= MOST_PAGES, { error: "invalid" }).default(1),
};

/** The requested part of a list. */
export type PageAsked = { page: number; size: number; pages?: number | undefined; sort: Direction };

/** That part as SQL's limit and offset. */
export const rowsOf = ({ page, size, pages = 1 }: Omit<PageAsked, "sort">) => ({
  limit: size * pages,
  offset: page * size,
});

/** One page of a list, or several in one. */
export const paged = <S extends z.ZodType>(item: S) => ({
  items: z.array(item),
  totalCount: z.int(),
  totalPages: z.int(),
  hasNext: z.boolean(),
});

type PageFactsParams = Omit<PageAsked, "sort"> & { totalCount: number };

/** The paging facts of a list. */
export const pageFacts = ({ page, size, pages = 1, totalCount }: PageFactsParams) => ({
  totalCount,
  totalPages: Math.ceil(totalCount / size),
  hasNext: (page + pages) * size < totalCount,
});
