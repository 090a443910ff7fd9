/** What results can be ordered by. */
export const ORDERS = ["bestFit", "rating", "price", "nextFree", "newest"] as const;
export type Order = (typeof ORDERS)[number];

export const DIRECTIONS = ["desc", "asc"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The default range of gross fees in euros, and the maximum. */
export const FEE_FILTER = { least: 10, most: 500, limit: 10_000 } as const;

/** Stars "and up". */
export const RATING_FILTERS = [4, 3, 2, 1] as const;

/** "Free within this many days". */
export const FREE_WITHIN = [1, 3, 7, 14, 30] as const;

/** How many results are counted and can be paged through; beyond them it is "more than". */
export const MOST_RESULTS = 1000;

export const KEYWORD_LIMIT = 200;
/** The most values of one filter. */
export const MOST_CHOICES = 10;

export const PAGE_SIZES = [5, 10, 15, 20, 30] as const;
