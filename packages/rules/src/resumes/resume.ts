export const DEGREES = [
  "associate",
  "bachelor",
  "diploma",
  "doctorate",
  "highSchool",
  "master",
  "professional",
] as const;

/** Entries at most in each list of a resume. */
export const MOST_ENTRIES = 50;

/** The newest year first; what was of one year keeps its order. */
export const newestFirst = <T extends { year: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => b.year - a.year);
