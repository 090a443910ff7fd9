import type { SearchCounts } from "@aufwind/contract/search";

/** A wish that keeps everybody out, and how many coaches there would be without it. */
export type Loosening = { wish: "topics" | "languages"; count: number };

/** Which wish to give up so that somebody fits; the one that brings most comes first. */
export const loosenings = ({ areasOfIntervention, language }: SearchCounts["without"]): Loosening[] =>
  [
    { wish: "languages" as const, count: language },
    { wish: "topics" as const, count: areasOfIntervention },
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
