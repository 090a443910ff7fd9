import { DIRECTIONS, PAGE_SIZES } from "@aufwind/rules/search/search";
import { z } from "zod";

/** A whole number as it stands in an address. */
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

/** One page of a list. */
export const paged = <S extends z.ZodType>(item: S) => ({
  items: z.array(item),
  totalCount: z.int(),
  totalPages: z.int(),
  hasNext: z.boolean(),
});

type Counted = { page: number; size: number; totalCount: number };

/** What a page says about its list. */
export const pageFacts = ({ page, size, totalCount }: Counted) => ({
  totalCount,
  totalPages: Math.ceil(totalCount / size),
  hasNext: (page + 1) * size < totalCount,
});
