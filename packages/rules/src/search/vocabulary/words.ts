/** Words and phrases between commas, written as people write them; the first way of writing is the one that is shown. */
export type Words = { de: string; en: string };

/** By which words people look for an area as a whole, and for each of its topics. */
export type AreaWords = { area: Words; topics: Record<string, Words> };
