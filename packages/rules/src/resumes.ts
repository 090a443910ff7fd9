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

/** Characters at most. */
export const RESUME_LIMITS = { line: 200, entryText: 1000, headText: 2000 } as const;

const YEARS = { first: 1900, last: 2100 } as const;
/** Four digits, and a year that somebody can have lived or planned. */
export const isResumeYear = (typed: string): boolean =>
  /^\d{4}$/.test(typed) && Number(typed) >= YEARS.first && Number(typed) <= YEARS.last;

/** The newest year first; what was of one year keeps its order. */
export const newestFirst = <T extends { year: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => b.year - a.year);

/** Lists of what somebody has behind them; a publication or a talk may be announced. */
const PAST_LISTS = ["educations", "workExperiences", "professionalTrainings"] as const;
type Dated = Partial<Record<(typeof PAST_LISTS)[number], readonly { year: number }[] | undefined>>;

/** The fields of a resume that say of the past what has not come yet. */
export const yearsAhead = (resume: Dated, thisYear: number): string[] =>
  PAST_LISTS.flatMap((list) =>
    (resume[list] ?? []).flatMap(({ year }, place) => (year > thisYear ? [`${list}.${place}.year`] : [])),
  );
