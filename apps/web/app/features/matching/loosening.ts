import type { SearchCounts } from "@aufwind/contract/search";

/** A preference that excludes everybody, and how many coaches there would be without it. */
export type Loosening = { wish: "topics" | "languages"; count: number };

/** Which preference to drop so that somebody matches; the most effective first. */
export const loosenings = ({ areasOfIntervention, language }: SearchCounts["without"]): Loosening[] =>
  [
    { wish: "languages" as const, count: language },
    { wish: "topics" as const, count: areasOfIntervention },
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
